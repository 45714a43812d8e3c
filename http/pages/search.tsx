// `/cerca?q=`: articles and acts found by their words, each with why it was found; or the acts that a citation may mean.
import type { PageQuery, QueryName } from './request.js';
import type { ComponentChildren, JSX } from 'preact';
import { titleArticle, type shapes } from '../../engine/index.js';
import type { CercaAnswer } from '../questions/cerca.js';
import { type Frame, type PageContent } from './document.js';
import { NothingAsked, SearchForm } from './parts/search-form.js';
import { localAddress, pageOf } from './parts/address.js';
import { Candidates, type Candidate } from './parts/candidates.js';
import { formatDay, formatNumber, sayTextDay } from './parts/days.js';
import { PageLinks } from './parts/range.js';
import { shorten } from './parts/shorten.js';
import { StatusBadge } from './parts/status.js';
import { textLanguage } from './parts/text-language.js';
import { typeName } from './parts/type-name.js';

/** What is looked for. */
export interface Asked {
  q: string;
  in: 'tutto' | 'titoli' | 'testo';
  /** ELI type, or empty for all. */
  type: string;
  /** First and last year of the acts, or `null`. */
  from: number | null;
  to: number | null;
  /** Acts and articles that are known to have ended. */
  ended: 'tutti' | 'solo' | 'esclusi';
  offset: number;
}

/** Results on a page. */
export const resultsPerPage = 20;
/** The API goes no further. */
const maxOffset = 10_000;

/** Reads the query of the page; what it does not know is as if it were not there. */
export function readAsked(raw: PageQuery | null): Asked {
  const text = (name: QueryName) => raw?.get(name)?.trim() ?? '';
  const one = <Choice extends string>(name: QueryName, choices: readonly Choice[], otherwise: Choice): Choice =>
    choices.find((choice) => choice === text(name)) ?? otherwise;
  const year = (name: QueryName) => (/^[12]\d{3}$/.test(text(name)) ? Number(text(name)) : null);
  const offset = /^\d{1,5}$/.test(text('offset')) ? Number(text('offset')) : 0;
  return {
    q: text('q').slice(0, 1000),
    in: one('in', ['tutto', 'titoli', 'testo'], 'tutto'),
    type: text('tipo').slice(0, 100),
    from: year('dal'),
    to: year('al'),
    ended: one('cessati', ['tutti', 'solo', 'esclusi'], 'tutti'),
    offset: Math.min(offset, maxOffset),
  };
}

/** The same question of the API, without its language. */
export function askedOfApi({ q, in: within, type, from, to, ended, offset }: Asked): Record<string, string> {
  return {
    q,
    ...(within === 'tutto' ? {} : { in: within }),
    ...(type === '' ? {} : { tipo: type }),
    ...(from === null ? {} : { dal: `${from}-01-01` }),
    ...(to === null ? {} : { al: `${to}-12-31` }),
    ...(ended === 'tutti' ? {} : { cessati: ended }),
    ...(offset === 0 ? {} : { offset: String(offset) }),
  };
}

/** Acts that the question, read as a citation, may mean. */
export interface NearActs {
  /** Why it leads to none of them; `null` where nothing is to be said. */
  said: string | null;
  heading: string;
  acts: readonly Candidate[];
}

export const noActs: NearActs = { said: null, heading: '', acts: [] };

/** @param found `null` where nothing was asked */
export function searchPage(asked: Asked, found: CercaAnswer | null, near: NearActs, frame: Frame): PageContent {
  const { words } = frame;
  const { q } = asked;
  return {
    title: q === '' ? words.search : words.searchPage.title(q),
    description: words.searchPage.empty,
    path: addressOf(asked),
    ...(q === '' ? {} : { api: `/api/public/cerca?${new URLSearchParams(askedOfApi(asked)).toString()}` }),
    query: null,
    isListed: false,
    body: (
      <>
        <h1>{q === '' ? words.search : words.searchPage.title(q)}</h1>
        <SearchForm frame={frame} query={q} id="cerca" />
        {q === '' ? <NothingAsked frame={frame} /> : null}
        {near.said === null ? null : <p class="notice">{near.said}</p>}
        <Candidates acts={near.acts} heading={near.heading} frame={frame} />
        {found === null ? null : (
          <section aria-label={words.searchPage.results}>
            <Filters asked={asked} facets={found.faccette} frame={frame} />
            <Summary asked={asked} found={found} frame={frame} />
            <ol class="hits">
              {found.risultati.map((hit) => (
                <Hit key={hit.eli} hit={hit} frame={frame} />
              ))}
            </ol>
            <PageLinks
              offset={asked.offset}
              perPage={resultsPerPage}
              hasMore={found.successiva !== null}
              path={(offset) => addressOf({ ...asked, offset })}
              frame={frame}
            />
          </section>
        )}
      </>
    ),
  };
}

function addressOf(asked: Asked): string {
  const { dal, al, ...rest } = askedOfApi(asked);
  const years = {
    ...(dal === undefined ? {} : { dal: dal.slice(0, 4) }),
    ...(al === undefined ? {} : { al: al.slice(0, 4) }),
  };
  return asked.q === '' ? '/cerca' : `/cerca?${new URLSearchParams({ ...rest, ...years }).toString()}`;
}

interface FoundProps {
  asked: Asked;
  found: CercaAnswer;
  frame: Frame;
}

/** How much was found and for which words; what to try where nothing was. */
function Summary({ asked: { q }, found, frame: { language, words } }: FoundProps): JSX.Element {
  const { totale, totale_minimo, cercato, parole_affini, avviso } = found;
  return (
    <>
      {cercato === null ? null : <p class="notice">{words.searchPage.corrected(cercato, q)}</p>}
      <p role="status">
        {totale === 0
          ? words.searchPage.none(q)
          : words.searchPage.found(formatNumber(totale, language), totale === 1, totale_minimo)}
      </p>
      {parole_affini.map(({ parola, anche }) => (
        <p key={parola} class="soft">
          {words.searchPage.alsoSearched(parola, anche.join(', '))}
        </p>
      ))}
      {avviso === null ? null : <p class="notice">{avviso}</p>}
      {totale > 0 ? null : (
        <ul>
          {words.searchPage.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
          <li>
            {words.searchPage.onlyLoaded} <a href={localAddress('/dati', language)}>{words.searchPage.whatIsLoaded}</a>
          </li>
        </ul>
      )}
    </>
  );
}

/** Of which day the text of a hit is, or until when it stood; what changed it since is said in full. */
function HitDay({
  hit: { testo_al, testo_fino_al, modifiche_successive },
  frame,
}: {
  hit: shapes.Hit;
  frame: Frame;
}): JSX.Element | null {
  if (testo_fino_al !== null)
    return <p class="later">{frame.words.searchPage.stoodUntil(formatDay(testo_fino_al, frame.language))}</p>;
  if (modifiche_successive.n > 0) return <p class="later">{modifiche_successive.frase}</p>;
  return testo_al === null ? null : <p class="soft">{sayTextDay(testo_al, frame)}</p>;
}

/** An act or article: where it is, the passage with the words marked, and why it was found. */
function Hit({ hit, frame }: { hit: shapes.Hit; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { eli, norma, articolo, parte, rubrica, rubrica_parole, passo, motivo, tipo_risultato } = hit;
  return (
    <li>
      <h2>
        <a href={localAddress(pageOf(eli), language)}>
          {articolo === null ? norma.sigla : `${titleArticle({ num: articolo, parte })}, ${norma.sigla}`}
        </a>
        {rubrica === null ? null : (
          <span class="rubrica" lang={textLanguage(eli)}>
            {' '}
            {markWords({ testo: shorten(rubrica, 120), parole: rubrica_parole })}
          </span>
        )}
        <StatusBadge stato={norma.stato} frame={frame} />
      </h2>
      {tipo_risultato === 'atto' ? null : (
        <p class="soft" lang={textLanguage(eli)}>
          {shorten(norma.titolo, 140)}
        </p>
      )}
      <p class="passage" lang={textLanguage(eli)}>
        {tipo_risultato === 'atto' || !/^\p{Ll}/u.test(passo.testo) ? null : '… '}
        {markWords(passo)}
        {tipo_risultato === 'atto' || /[.;:»"]\s*$/.test(passo.testo) ? null : ' …'}
      </p>
      <HitDay hit={hit} frame={frame} />
      <p class="soft why">
        {words.searchPage.why[motivo]} · {formatDay(norma.data, language)}
      </p>
    </li>
  );
}

function markWords({ testo, parole }: shapes.FoundPassage): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { inizio, fine } of parole) {
    // What is shown may be cut.
    if (fine > testo.length) break;
    parts.push(testo.slice(end, inizio), <mark key={inizio}>{testo.slice(inizio, fine)}</mark>);
    end = fine;
  }
  return [...parts, testo.slice(end)];
}

interface FiltersProps {
  asked: Asked;
  facets: shapes.Facets;
  frame: Frame;
}

/** Filters as a form that works without JavaScript, with the types and decades of what was found. */
function Filters({ asked, facets, frame: { language, words } }: FiltersProps): JSX.Element {
  const { filters } = words.searchPage;
  const to = (other: Partial<Asked>) => localAddress(addressOf({ ...asked, offset: 0, ...other }), language);
  const types = asked.type === '' || facets.tipo.some(({ valore }) => valore === asked.type);
  const choices = types ? facets.tipo : [{ valore: asked.type, n: 0 }, ...facets.tipo];
  return (
    <>
      <form class="filters" action="/cerca" method="get" aria-label={filters.name}>
        <input type="hidden" name="q" value={asked.q} />
        <label>
          <span>{filters.within}</span>
          <select name="in">
            {(['tutto', 'titoli', 'testo'] as const).map((choice) => (
              <option key={choice} value={choice} selected={choice === asked.in}>
                {filters.places[choice]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{filters.type}</span>
          <select name="tipo">
            <option value="">{words.actsPage.all}</option>
            {choices.map(({ valore, n }) => (
              <option key={valore} value={valore} selected={valore === asked.type}>
                {`${typeName(valore)} (${formatNumber(n, language)})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{filters.status}</span>
          <select name="cessati">
            {(['tutti', 'esclusi', 'solo'] as const).map((choice) => (
              <option key={choice} value={choice} selected={choice === asked.ended}>
                {filters.statuses[choice]}
              </option>
            ))}
          </select>
        </label>
        <div class="pair">
          <Year name="dal" label={filters.from} value={asked.from} />
          <Year name="al" label={filters.to} value={asked.to} />
        </div>
        <input type="hidden" name="lang" value={language} />
        <button type="submit">{filters.submit}</button>
      </form>
      {facets.decennio.length < 2 ? null : (
        <nav class="types" aria-label={filters.decade}>
          {facets.decennio.map(({ valore, n }) => (
            <a key={valore} href={to({ from: Number(valore), to: Number(valore) + 9 })}>
              {`${valore}–${Number(valore) + 9}`} <span>{formatNumber(n, language)}</span>
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

function Year({ name, label, value }: { name: string; label: string; value: number | null }): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <input type="text" name={name} inputMode="numeric" pattern="[12][0-9]{3}" size={6} value={value ?? ''} />
    </label>
  );
}
