// `/definizioni?q=`: the terms that the law defines, each with its text, its scope and its place.
import type { JSX } from 'preact';
import { citePlace, titleArticle } from '../../engine/index.js';
import type { DefinitionEntry, DefinizioniAnswer } from '../questions/definizioni.js';
import type { Frame, PageContent } from './document.js';
import { localAddress, pageOf } from './parts/address.js';
import { formatNumber, sayTextDay } from './parts/days.js';
import { PageLinks, Range } from './parts/range.js';
import { StatusBadge } from './parts/status.js';
import { textLanguage } from './parts/text-language.js';

/** Definitions on a page. */
export const definitionsPerPage = 50;

/** Which definitions an address asks for. */
export interface AskedDefinitions {
  /** Words of a term, or empty for all. */
  q: string;
  /** A reference to an act, or empty for all. */
  norma: string;
  offset: number;
}

function addressOf({ q, norma, offset }: AskedDefinitions): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(norma === '' ? {} : { norma }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  }).toString();
  return query === '' ? '/definizioni' : `/definizioni?${query}`;
}

export function definitionsPage(found: DefinizioniAnswer, asked: AskedDefinitions, frame: Frame): PageContent {
  const { language, words } = frame;
  const said = words.definitions;
  return {
    title: asked.q === '' ? said.title : `${said.title}: ${asked.q}`,
    description: said.lead,
    path: addressOf(asked),
    api: `/api/public${addressOf(asked)}`,
    entries: found.totale,
    isListed: asked.q === '' && asked.norma === '' && asked.offset === 0,
    body: (
      <>
        <h1>{said.title}</h1>
        <p class="lead">{said.lead}</p>
        <form class="filters" action="/definizioni" method="get" aria-label={said.title}>
          <label>
            <span>{said.term}</span>
            <input type="search" name="q" value={asked.q} maxLength={200} />
          </label>
          {asked.norma === '' ? null : <input type="hidden" name="norma" value={asked.norma} />}
          <input type="hidden" name="lang" value={language} />
          <button type="submit">{said.submit}</button>
        </form>
        {found.cercato === null ? null : <p class="notice">{words.searchPage.corrected(found.cercato, asked.q)}</p>}
        <p role="status">
          {found.totale === 0
            ? said.none(asked.norma !== '')
            : said.found(formatNumber(found.totale, language), found.totale === 1)}
        </p>
        <Range offset={found.offset} shown={found.definizioni.length} total={found.totale} frame={frame} />
        <ol class="hits">
          {found.definizioni.map((entry) => (
            <Entry key={`${entry.eli} ${entry.inizio}`} entry={entry} frame={frame} />
          ))}
        </ol>
        <PageLinks
          offset={asked.offset}
          perPage={definitionsPerPage}
          hasMore={found.successiva !== null}
          path={(offset) => addressOf({ ...asked, offset })}
          frame={frame}
        />
      </>
    ),
  };
}

/** A term, what is meant by it, for what, where, and of which day the text is. */
function Entry({ entry, frame }: { entry: DefinitionEntry; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { termine, testo, ambito, eli, articolo, parte, comma, norma, stato, testo_al, modifiche_successive } = entry;
  const place = comma === null ? '' : `, ${words.searchPage.paragraph(comma)}`;
  return (
    <li>
      <h2>
        <span lang={textLanguage(eli)}>{termine}</span>
        <StatusBadge stato={stato} frame={frame} />
      </h2>
      <p class="passage" lang={textLanguage(eli)}>
        {testo}
      </p>
      <p class="soft">
        {ambito === null ? null : <span lang={textLanguage(eli)}>{`${ambito} · `}</span>}
        <a href={localAddress(pageOf(comma === null ? eli : `${eli}/com/${comma}`), language)}>
          {citePlace(`${titleArticle({ num: articolo, parte })}${place}`, norma, parte)}
        </a>
      </p>
      {modifiche_successive.n > 0 ? (
        <p class="later">{modifiche_successive.frase}</p>
      ) : testo_al === null ? null : (
        <p class="soft">{sayTextDay(testo_al, frame)}</p>
      )}
    </li>
  );
}
