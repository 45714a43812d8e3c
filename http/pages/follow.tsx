// `/seguire`: the feeds of the acts, articles and reforms that a reader chose, and one file of them all.
import type { JSX } from 'preact';
import type { shapes } from '../../engine/index.js';
import { redirect, type Answer } from '../message/answer.js';
import { resolveNorma } from '../questions/resolve-norma.js';
import { KindOptions } from './amendments.js';
import { type Frame, type PageContent } from './document.js';
import {
  followAddress,
  feedsOf,
  isKnown,
  maxFollowed,
  nameChosen,
  pathOf,
  readFollowed,
  type Chosen,
  type Followed,
  type FollowedFeed,
} from './followed.js';
import { followWords } from './follow-words.js';
import { localAddress } from './parts/address.js';
import { KnownName } from './parts/cite.js';
import { shorten } from './parts/shorten.js';
import type { PageRequest } from './request.js';

/** An act or article that is added by a citation leads to the address that holds it; a citation that names no one act says why. */
export function showFollow({ raw, catalog, context, frame }: PageRequest): Promise<PageContent | Answer> {
  const followed = readFollowed(raw);
  const asked = raw?.get('aggiungi')?.trim() ?? '';
  const feeds = feedsOf(followed, catalog, frame.language);
  const unknown = followed.chosen.filter((one) => !isKnown(one, catalog));
  if (asked === '') return Promise.resolve(followPage(followed, feeds, unknown, null, frame));
  if (followed.chosen.length >= maxFollowed)
    return Promise.resolve(followPage(followed, feeds, unknown, { asked, said: null, candidates: [] }, frame));
  const found = resolveNorma(catalog, asked, context);
  if (!('problem' in found)) {
    const chosen = [...followed.chosen, { eli: found.articleEli ?? found.eli, other: null }];
    return Promise.resolve(redirect(localAddress(followAddress({ ...followed, chosen }), frame.language)));
  }
  const text = Buffer.concat(found.problem.body.flatMap((piece) => [...piece.plain()])).toString();
  const { detail, risoluzione } = JSON.parse(text) as Partial<shapes.Unresolved>;
  const refused = {
    asked,
    said: typeof detail === 'string' ? detail : frame.words.notFound.title,
    candidates: risoluzione?.candidati ?? [],
  };
  return Promise.resolve(followPage(followed, feeds, unknown, refused, frame));
}

/** A citation that could not be added. */
interface Refused {
  asked: string;
  /** Why; `null` where there is no room. */
  said: string | null;
  candidates: readonly shapes.KnownAct[];
}

function followPage(
  followed: Followed,
  feeds: readonly FollowedFeed[],
  unknown: readonly Chosen[],
  refused: Refused | null,
  frame: Frame,
): PageContent {
  const words = followWords[frame.language];
  const address = followAddress(followed);
  return {
    title: words.title,
    description: words.lead,
    path: address,
    isListed: address === '/seguire',
    body: (
      <>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <AddForm followed={followed} asked={refused?.asked ?? ''} frame={frame} />
        {refused === null ? null : (
          <p class="notice" role="status">
            {refused.said ?? words.full(maxFollowed)}
          </p>
        )}
        <Choices followed={followed} candidates={refused?.candidates ?? []} frame={frame} />
        <Feeds followed={followed} feeds={feeds} frame={frame} />
        {unknown.length === 0 ? null : (
          <>
            <p>{words.unknown}</p>
            <ul class="acts">
              {unknown.map((one) => (
                <li key={pathOf(one)}>
                  <KnownName eli={one.eli} />
                  {nameChosen(one)} <Remove chosen={one} followed={followed} frame={frame} />
                </li>
              ))}
            </ul>
          </>
        )}
        <OneFile address={address} frame={frame} />
      </>
    ),
  };
}

interface FollowedProps {
  followed: Followed;
  frame: Frame;
}

/** A form that works without JavaScript. */
function AddForm({ followed, asked, frame: { language, words } }: FollowedProps & { asked: string }): JSX.Element {
  const { add, hint, submit } = followWords[language];
  const { kind, anyKind } = words.relationsPage;
  return (
    <form class="filters" action="/seguire" method="get" aria-label={add}>
      {followed.chosen.length === 0 ? null : (
        <input type="hidden" name="norme" value={followed.chosen.map(pathOf).join(',')} />
      )}
      <label>
        <span>{add}</span>
        <input type="text" name="aggiungi" value={asked} placeholder={hint} maxLength={200} autocomplete="off" />
      </label>
      <label>
        <span>{kind}</span>
        <select name="tipo">
          <option value="">{anyKind}</option>
          <KindOptions chosen={followed.kind} frame={{ words }} />
        </select>
      </label>
      <input type="hidden" name="lang" value={language} />
      <button type="submit">{submit}</button>
    </form>
  );
}

interface ChoicesProps extends FollowedProps {
  candidates: readonly shapes.KnownAct[];
}

/** The acts that a citation may mean, each a link that adds it. */
function Choices({ followed, candidates, frame: { language, words } }: ChoicesProps): JSX.Element | null {
  if (candidates.length === 0) return null;
  return (
    <section aria-labelledby="candidati">
      <h2 id="candidati">{candidates.length === 1 ? words.searchPage.candidate : words.searchPage.candidates}</h2>
      <ul class="acts">
        {candidates.map(({ eli, sigla: name, titolo, nome }) => (
          <li key={eli}>
            <a
              href={localAddress(
                followAddress({ ...followed, chosen: [...followed.chosen, { eli, other: null }] }),
                language,
              )}
            >
              {followWords[language].submit} {name}
            </a>{' '}
            <span class="title" lang="it">
              {shorten(titolo ?? nome ?? '', 140)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Feeds({ followed, feeds, frame }: FollowedProps & { feeds: readonly FollowedFeed[] }): JSX.Element {
  const words = followWords[frame.language];
  return (
    <section aria-labelledby="scelti">
      <h2 id="scelti">{words.chosen}</h2>
      {followed.chosen.length === 0 ? <p>{words.none}</p> : null}
      <ul class="acts">
        {feeds.map(({ chosen, sigla: name, title, page, feed }) => (
          <li key={feed}>
            <a class="sigla" href={page}>
              {chosen === null ? null : <KnownName eli={chosen.eli} />}
              {chosen === null ? words.all : name}
            </a>{' '}
            {title === null ? null : (
              <span class="title" lang="it">
                {shorten(title, 140)}
              </span>
            )}
            <span class="soft">
              <a
                href={feed}
                type="application/atom+xml"
                aria-label={`${words.feed}: ${chosen === null ? words.all : name}`}
              >
                {words.feed}
              </a>
              {chosen === null ? null : (
                <>
                  {' · '}
                  <Remove chosen={chosen} followed={followed} frame={frame} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remove({ chosen: gone, followed, frame: { language } }: FollowedProps & { chosen: Chosen }): JSX.Element {
  const { remove, removeShort } = followWords[language];
  const chosen = followed.chosen.filter((one) => pathOf(one) !== pathOf(gone));
  return (
    <a
      href={localAddress(followAddress({ ...followed, chosen }), language)}
      aria-label={remove(nameChosen(gone))}
      rel="nofollow"
    >
      {removeShort}
    </a>
  );
}

/** One file of all feeds, where addresses can be absolute. */
function OneFile({ address, frame: { language, publicUrl } }: { address: string; frame: Frame }): JSX.Element {
  const words = followWords[language];
  return (
    <section aria-labelledby="opml">
      <h2 id="opml">{words.one}</h2>
      {publicUrl === null ? (
        <p class="soft">{words.noOpml}</p>
      ) : (
        <p>
          <a href={`${localAddress(address, language)}&formato=opml`} type="text/x-opml" download="legami.opml">
            {words.opml}
          </a>
          <span class="soft"> {words.opmlText}</span>
        </p>
      )}
    </section>
  );
}
