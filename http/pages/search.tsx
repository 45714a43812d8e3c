// `/cerca?q=`: articles and acts found by their words, each with why it was found; or the acts that a citation may mean.
import type { ComponentChildren, JSX } from 'preact';
import { citePlace, endingOf, nameAnnexEnd, textOfHit, titleArticle, type shapes } from '../../engine/index.js';
import type { CercaAnswer } from '../questions/cerca.js';
import { type Frame, type PageContent } from './document.js';
import { NothingAsked, SearchForm } from './parts/search-form.js';
import { localAddress, noteAnchor, notesOf, pageOf } from './parts/address.js';
import { addressOf, askedOfApi, isFiltered, withoutFilters, type Asked } from './asked.js';
import { Candidates, type Candidate } from './parts/candidates.js';
import { KnownSigla, NameWithSigla } from './parts/cite.js';
import { formatDay, formatNumber, sayTextDay } from './parts/days.js';
import { ElsewhereLink, type Elsewhere } from './parts/elsewhere.js';
import { Filters } from './parts/search-filters.js';
import { PageLinks } from './parts/range.js';
import { ReportLink } from './parts/report.js';
import { shorten } from './parts/shorten.js';
import { StatusBadge } from './parts/status.js';
import { textLanguage } from './parts/text-language.js';
import type { PageWords } from './words.js';

/** Results on a page. */
export const resultsPerPage = 20;
/** Acts that the question, read as a citation, may mean. */
export interface NearActs {
  /** Why it leads to none of them; `null` where nothing is to be said. */
  said: string | null;
  heading: string;
  acts: readonly Candidate[];
  /** Where the text that is meant may be read. */
  elsewhere?: Elsewhere;
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
    ...(found === null ? {} : { entries: found.totale }),
    query: null,
    isListed: false,
    body: (
      <>
        <h1>{q === '' ? words.search : words.searchPage.title(q)}</h1>
        <SearchForm frame={frame} query={q} id="cerca" />
        {q === '' ? <NothingAsked frame={frame} /> : null}
        {near.said === null ? null : (
          <p class="notice">
            {near.said} <ElsewhereLink to={near.elsewhere ?? {}} frame={frame} />
          </p>
        )}
        <Candidates acts={near.acts} heading={near.heading} frame={frame} />
        {asked.notDay === null ? null : <p class="notice">{words.day.notDay(asked.notDay)}</p>}
        {found === null ? null : (
          <section class="found" aria-label={words.searchPage.results}>
            <div>
              <a class="to-filters" href="#filtri">
                {words.searchPage.filters.name}
              </a>
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
            </div>
            <div id="filtri">
              <Filters asked={asked} facets={found.faccette} frame={frame} />
            </div>
          </section>
        )}
      </>
    ),
  };
}

interface FoundProps {
  asked: Asked;
  found: CercaAnswer;
  frame: Frame;
}

/** The number of hits and the words that were searched; without hits, what to try. */
function Summary({ asked, found, frame: { language, words } }: FoundProps): JSX.Element {
  const { q } = asked;
  const { totale, totale_minimo, cercato, parole_affini, come_scritto, avviso } = found;
  const isNotYetSaid = ({ parola, anche }: (typeof parole_affini)[number]) =>
    cercato === null || parola !== q || !anche.some((one: string) => one === cercato);
  const synonyms = parole_affini
    .filter(({ sinonimi }) => sinonimi)
    .map(({ parola, anche }) => `${parola} (${anche.join(', ')})`)
    .join('; ');
  // The notice says why nothing was found: that nothing was, too, unless filters may be the reason.
  const isTold = totale === 0 && !totale_minimo && avviso !== null && !isFiltered(asked);
  return (
    <>
      {cercato === null ? null : <p class="notice">{words.searchPage.corrected(cercato, q)}</p>}
      <p role="status">
        {totale === 0
          ? totale_minimo
            ? words.searchPage.noneRead
            : isTold
              ? avviso
              : words.searchPage.none(q, isFiltered(asked))
          : words.searchPage.found(formatNumber(totale, language), totale === 1, totale_minimo)}
      </p>
      {parole_affini
        .filter(({ sinonimi }) => !sinonimi)
        .filter(isNotYetSaid)
        .map(({ parola, anche }) => (
          <p key={parola} class="soft">
            {words.searchPage.alsoSearched(parola, anche.join(', '))}
          </p>
        ))}
      {synonyms.length === 0 ? null : <p class="soft">{words.searchPage.synonyms(synonyms)}</p>}
      {come_scritto === null ? null : (
        <p>
          <a href={localAddress(addressOf({ ...asked, isExact: true, offset: 0 }), language)}>
            {words.searchPage.asWritten(q)}
          </a>
        </p>
      )}
      {avviso === null || isTold ? null : <p class="notice">{avviso}</p>}
      {totale > 0 ? null : (
        <ul>
          {isFiltered(asked) ? (
            <li>
              <a href={localAddress(addressOf(withoutFilters(asked)), language)}>{words.searchPage.unfiltered(q)}</a>
            </li>
          ) : null}
          <li>{/\s/.test(q.trim()) ? words.searchPage.fewerWords : words.searchPage.otherWord}</li>
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

/** The day of a hit's text, or until when it was in force; later changes are stated in full. */
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

/** The place of a note: beside those of its article, or on the page of its annex. */
function noteOf({ eli, articolo }: shapes.Hit, number: number): string {
  return `${articolo === null ? pageOf(eli) : notesOf(eli)}${noteAnchor(number)}`;
}

/** An act or article: where it is, the passage with the words marked, and why it was found. */
function Hit({ hit, frame }: { hit: shapes.Hit; frame: Frame }): JSX.Element {
  const { language, words } = frame;
  const { eli, norma, articolo, parte, nota, comma, comma_eli, rubrica, rubrica_parole } = hit;
  const { passo, motivo, tipo_risultato } = hit;
  const place = comma === null ? '' : `, ${words.searchPage.paragraph(comma)}`;
  return (
    <li>
      <h2>
        <a href={localAddress(nota === null ? pageOf(comma_eli ?? eli) : noteOf(hit, nota), language)}>
          {nota !== null || tipo_risultato === 'allegato' ? (
            <NameWithSigla name={nameBeside(hit, words)} sigla={norma.sigla} />
          ) : articolo === null ? (
            <KnownSigla eli={eli} sigla={norma.sigla} />
          ) : (
            <NameWithSigla
              name={citePlace(`${titleArticle({ num: articolo, parte })}${place}`, norma, parte)}
              sigla={norma.sigla}
            />
          )}
        </a>
        {rubrica === null ? null : (
          <span class="rubrica" lang={textLanguage(eli)}>
            {' '}
            {markWords({ testo: shorten(rubrica, 120), parole: rubrica_parole })}
          </span>
        )}
        {hit.stato !== null && endingOf(hit.stato, textOfHit(hit)) !== 'ended' ? null : (
          <StatusBadge stato={hit.stato} frame={frame} />
        )}
      </h2>
      {tipo_risultato === 'atto' ? null : (
        <p class="soft" lang={textLanguage(eli)}>
          <KnownSigla eli={norma.eli} sigla={norma.sigla} />
          {` · ${shorten(norma.titolo, 140)}`}
        </p>
      )}
      <p class="passage" lang={textLanguage(eli)}>
        {tipo_risultato === 'atto' || !/^\p{Ll}/u.test(passo.testo) ? null : '… '}
        {markWords(passo)}
        {tipo_risultato === 'atto' || /[.;:»"]\s*$/.test(passo.testo) ? null : ' …'}
      </p>
      <Paragraphs hit={hit} frame={frame} />
      <HitDay hit={hit} frame={frame} />
      <p class="soft why">
        {words.searchPage.why[motivo]} · {formatDay(norma.data, language)}
        <ReportLink about={pageOf(eli)} id={eli} before=" · " frame={frame} />
      </p>
    </li>
  );
}

/** Of a long article, the other paragraphs that have the words, each with its passage. */
function Paragraphs({ hit: { comma, commi }, frame }: { hit: shapes.Hit; frame: Frame }): JSX.Element | null {
  const others = commi.filter(({ num }) => num !== comma);
  if (others.length === 0) return null;
  return (
    <ul class="passages">
      {others.map(({ eli, num, passo }) => (
        <li key={num} lang={textLanguage(eli)}>
          <a href={localAddress(pageOf(eli), frame.language)}>{frame.words.searchPage.paragraph(num)}</a>{' '}
          {markWords(passo)}
        </li>
      ))}
    </ul>
  );
}

/** An annex by its name, a note by its number and what it is a note to. */
function nameBeside({ articolo, parte, nota, norma }: shapes.Hit, { searchPage }: PageWords): string {
  const place = articolo === null ? norma.sigla : citePlace(titleArticle({ num: articolo, parte: null }), norma, null);
  return nota === null ? nameAnnexEnd(parte!, norma.sigla) : `${searchPage.note(nota)}: ${place}`;
}

function markWords({ testo, parole }: shapes.FoundPassage): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { inizio, fine } of parole) {
    // The passage may be cut before the word.
    if (fine > testo.length) break;
    parts.push(testo.slice(end, inizio), <mark key={inizio}>{testo.slice(inizio, fine)}</mark>);
    end = fine;
  }
  return [...parts, testo.slice(end)];
}
