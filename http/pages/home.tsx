// `/`: one search field, and what there is to find.
import type { JSX } from 'preact';
import type { shapes } from '../../engine/index.js';
import type { Ask, Asked } from '../questions/ask.js';
import type { Catalog } from '../questions/endpoint.js';
import { type Frame, type PageContent } from './document.js';
import { SearchForm } from './parts/search-form.js';
import type { MostAmended } from './most-amended.js';
import { localAddress, pageOf, relationsOf } from './parts/address.js';
import { formatDay, formatNumber } from './parts/days.js';
import { GraphPicture, picturedNodes } from './parts/graph-picture.js';
import { drawnNodes, Neighbours } from './parts/neighbours.js';
import { shorten } from './parts/shorten.js';
import { KnownSigla, nameInSentence } from './parts/cite.js';
import { verbBefore } from '../formats/verb-before.js';
import { TextDays } from './parts/text-day.js';

/** The data of the page. */
export interface Home {
  health: shapes.HealthAnswer;
  /** The acts of highest degree and the links between them, with positions where the snapshot has them. */
  graph: shapes.GraphAnswer;
  amended: readonly MostAmended[];
  recent: readonly shapes.RecentPair[];
}

const shownRecent = 8;

export function homePage(home: Home, frame: Frame): PageContent {
  const { language, words } = frame;
  const { health, graph } = home;
  return {
    title: words.home.title,
    description: words.home.lead,
    path: '/',
    api: '/api/public/health',
    query: null,
    jsonLd: describeSite(frame),
    body: (
      <>
        <section class="hero">
          <h1>{words.claim}</h1>
          <p class="lead">{words.home.lead}</p>
          <SearchForm frame={frame} query="" id="cerca" />
          <Examples frame={frame} />
        </section>
        <div class="two">
          <section aria-labelledby="piu-modificati">
            <h2 id="piu-modificati">{words.home.mostAmended}</h2>
            <ol class="ranked">
              {home.amended.map((act) => (
                <Amended key={act.eli} act={act} frame={frame} />
              ))}
            </ol>
          </section>
          <section aria-labelledby="recenti">
            <h2 id="recenti">{words.home.newest}</h2>
            <ol class="ranked">
              {home.recent.slice(0, shownRecent).map((one) => (
                <Recent key={`${one.da.eli} ${one.a.eli}`} of={one} frame={frame} />
              ))}
            </ol>
            <Unstated last={home.recent.slice(0, shownRecent).at(-1)} frame={frame} />
            <p>
              <a href={localAddress('/modifiche', language)}>{words.home.allNewest}</a>
            </p>
          </section>
        </div>
        {graph.nodes[0]?.x === undefined ? (
          <Neighbours graph={graph} caption={words.home.drawing} frame={frame} />
        ) : (
          <GraphPicture graph={graph} frame={frame} />
        )}
        <div class="two">
          <Loaded health={health} frame={frame} />
          <ForDevelopers frame={frame} />
        </div>
      </>
    ),
  };
}

/** The site in schema.org's words; its search has an address only where the service has a public one. */
function describeSite({ words, publicUrl }: Frame): object {
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: words.site,
    description: words.home.lead,
  };
  if (publicUrl === null) return site;
  const search = { '@type': 'SearchAction', target: `${publicUrl}/cerca?q={q}`, 'query-input': 'required name=q' };
  return { ...site, url: publicUrl, potentialAction: search };
}

function Examples({ frame: { language, words } }: { frame: Frame }): JSX.Element {
  return (
    <p class="soft">
      {words.home.forExample}{' '}
      {words.home.examples.map((example, i) => (
        <>
          {i === 0 ? null : ' · '}
          <a key={example} href={localAddress(`/cerca?q=${encodeURIComponent(example)}`, language)} lang="it">
            {example}
          </a>
        </>
      ))}
    </p>
  );
}

function Amended({ act, frame: { language, words } }: { act: MostAmended; frame: Frame }): JSX.Element {
  return (
    <li>
      <span>
        <a href={localAddress(pageOf(act.eli), language)}>
          <KnownSigla eli={act.eli} sigla={act.sigla} />
        </a>{' '}
        <span class="title" lang="it">
          {shorten(act.title ?? '', 110)}
        </span>
      </span>
      <span class="soft">{words.home.times(formatNumber(act.amendments, language), act.amendments === 1)}</span>
    </li>
  );
}

/** The numbers of what is loaded, and the days of the texts. */
function Loaded({ health, frame }: { health: shapes.HealthAnswer; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { norme, articoli, relazioni } = health.conteggi;
  const [acts, articles, relations] = [norme, articoli, relazioni].map((count) => formatNumber(count, language));
  return (
    <section aria-labelledby="dati">
      <h2 id="dati">{words.home.loaded}</h2>
      <p>{words.home.counts(acts!, articles!, relations!)}</p>
      <TextDays corpus={health.corpus} frame={frame} />
      <p>
        <a href={localAddress('/dati', language)}>{words.home.missing}</a>
      </p>
    </section>
  );
}

function ForDevelopers({ frame: { language, words, basePath } }: { frame: Frame }): JSX.Element {
  return (
    <section aria-labelledby="programmi">
      <h2 id="programmi">{words.home.developers}</h2>
      <p>
        {words.home.developersText} <a href={localAddress('/api/public/docs', language)}>{words.docs.title}</a>
      </p>
      <pre tabIndex={0}>
        <code>{words.home.calls.map((call) => call.replace('/', `${basePath}/`)).join('\n')}</code>
      </pre>
    </section>
  );
}

/** `D.L. 48/2025 modifica il Codice penale`, leading to what the one does to the other. */
function Recent({ of: { da, a, data, n }, frame }: { of: shapes.RecentPair; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const title = (act: typeof da) => shorten(act.titolo ?? act.nome ?? '', 70);
  const name = nameInSentence(a);
  const amended = name === a.sigla ? title(a) : a.titolo === null ? a.sigla : `${a.sigla}, ${title(a)}`;
  return (
    <li>
      <span>
        <a href={localAddress(relationsOf(a.eli, { dir: 'in', other: da.eli }), language)}>
          <span class="sigla">{da.sigla}</span> {verbBefore(name, words.home.amends, language)}
          {name === a.sigla ? <span class="sigla">{name}</span> : name}
        </a>{' '}
        <span class="title" lang="it">
          {[title(da), amended].filter((part) => part !== '').join(' → ')}
        </span>
      </span>
      <span class="soft">
        {formatDay(data, language)}
        {n === 1 ? '' : `, ${words.home.times(formatNumber(n, language), false)}`}
      </span>
    </li>
  );
}

/** How many amendments of those days the list lacks, because nothing states their kind. @param last pair of the list */
function Unstated({ last, frame }: { last: shapes.RecentPair | undefined; frame: Frame }): JSX.Element | null {
  const { language, words } = frame;
  if (last === undefined || last.n_senza_genere === 0) return null;
  const { data, n_senza_genere: n } = last;
  return (
    <p class="soft">
      <a href={localAddress('/modifiche?tipo=altro', language)}>
        {words.home.unstated(formatNumber(n, language), n === 1, formatDay(data, language))}
      </a>
    </p>
  );
}

/** The most linked acts, with positions where the snapshot has them: those that become known later would change a page that is kept. */
export function askPicture(catalog: Catalog, ask: Ask): Promise<Asked<'graph'>> {
  const { areStored } = catalog.graphs.places;
  return ask(
    'graph',
    areStored ? { max_nodi: String(picturedNodes), posizioni: 'true' } : { max_nodi: String(drawnNodes) },
  );
}
