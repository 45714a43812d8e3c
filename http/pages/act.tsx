// `/norme/<eli>`: an act, its text article by article, and what amends what.
import type { JSX } from 'preact';
import type { shapes } from '../../engine/index.js';
import { type Frame, type PageContent } from './document.js';
import { apiOf, localAddress, pageOf } from './parts/address.js';
import { OtherEffects, StatusNote } from './parts/effects.js';
import { formatDay, formatNumber } from './parts/days.js';
import { LawText } from './parts/law-text.js';
import { groupBy } from './parts/group-by.js';
import { Neighbours } from './parts/neighbours.js';
import { MarginNotes, RelationList } from './parts/relation.js';
import { shorten } from './parts/shorten.js';
import { YearStrip } from './parts/years.js';

/** Acts with more text than this, in characters, show their contents only. */
const maxWhole = 120_000;

/** @param graph the act's neighbourhood of one step */
export function actPage(act: shapes.ActAnswer, graph: shapes.GraphAnswer, frame: Frame): PageContent {
  const { language, words } = frame;
  const size = act.articoli.reduce((sum, { testo }) => sum + testo.length, 0);
  const isWhole = size <= maxWhole;
  const path = pageOf(act.eli);
  const changes = groupBy(act.modificata_da, ({ a }) => a.articolo_eli ?? '');
  return {
    title: `${act.sigla}, ${shorten(act.titolo, 90)}`,
    description: shorten(act.titolo, 250),
    path,
    api: apiOf(act.eli),
    jsonLd: describeAct(act, frame),
    body: (
      <>
        <header class="act">
          <p class="kicker">
            {act.sigla}
            <span class="soft"> {words.notOfficial}</span>
          </p>
          <h1 lang="it">{act.titolo}</h1>
          <ActFacts act={act} frame={frame} />
          <StatusNote stato={act.stato} frame={frame} />
        </header>
        <YearStrip made={act.modifica} undergone={act.modificata_da} words={words} />
        <div class="columns">
          <nav class="contents" aria-label={words.act.contents}>
            <h2>{words.act.contents}</h2>
            {isWhole ? null : <p class="soft">{words.act.long}</p>}
            <Contents act={act} frame={frame} isWhole={isWhole} />
            <p>
              <a href="#modifica">{words.act.amends}</a> ({formatNumber(act.modifica.length, language)})
              <br />
              <a href="#modificata-da">{words.act.amendedBy}</a> ({formatNumber(act.modificata_da.length, language)})
            </p>
          </nav>
          {isWhole ? (
            <section class="text" aria-labelledby="testo">
              <h2 id="testo">{words.act.text}</h2>
              {act.articoli.map((article) => (
                <Article key={article.eli} article={article} changes={changes.get(article.eli) ?? []} frame={frame} />
              ))}
            </section>
          ) : null}
        </div>
        <section aria-labelledby="modifica">
          <h2 id="modifica">{words.act.amends}</h2>
          <RelationList relations={act.modifica} side="a" language={language} words={words} />
        </section>
        <section aria-labelledby="modificata-da">
          <h2 id="modificata-da">{words.act.amendedBy}</h2>
          <RelationList relations={act.modificata_da} side="da" language={language} words={words} />
        </section>
        <OtherEffects of={act} frame={frame} />
        <Neighbours graph={graph} caption={words.act.neighbourhood} frame={frame} />
      </>
    ),
  };
}

function ActFacts({ act, frame: { language, words } }: { act: shapes.ActAnswer; frame: Frame }): JSX.Element {
  const { data, numero } = act.pubblicazione;
  const facts = [
    data === null ? null : words.act.published(formatDay(data, language), numero),
    act.entrata_in_vigore === null ? null : words.act.entry(formatDay(act.entrata_in_vigore, language)),
    act.vigenza_al === null ? null : words.act.textAt(formatDay(act.vigenza_al, language)),
  ].filter((fact) => fact !== null);
  return (
    <ul class="facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {act.url_fonte === null ? null : (
        <li>
          <a href={act.url_fonte}>{words.act.official}</a>
        </li>
      )}
    </ul>
  );
}

/** Articles under their divisions. */
function Contents({ act, frame, isWhole }: { act: shapes.ActAnswer; frame: Frame; isWhole: boolean }): JSX.Element {
  const { language, words } = frame;
  let division = '';
  const rows: JSX.Element[] = [];
  for (const { eli, num, rubrica, abrogato, partizione, parte } of act.articoli) {
    const path = [...(parte === null ? [] : [parte]), ...partizione].join(' · ');
    if (path !== division) {
      division = path;
      if (path !== '')
        rows.push(
          <li key={`${eli} division`} class="division" lang="it">
            {path}
          </li>,
        );
    }
    const to = isWhole ? `#art-${anchorOf(eli)}` : localAddress(pageOf(eli), language);
    rows.push(
      <li key={eli} class={abrogato ? 'repealed' : undefined}>
        <a href={to}>Art. {num}</a>
        {rubrica === null ? null : <span lang="it"> {shorten(rubrica, 90)}</span>}
        {abrogato ? <span class="badge"> {words.act.repealed}</span> : null}
      </li>,
    );
  }
  return <ol>{rows}</ol>;
}

interface ArticleProps {
  article: shapes.ActAnswer['articoli'][number];
  /** What amends it. */
  changes: readonly shapes.Relation[];
  frame: Frame;
}

function Article({ article, changes, frame }: ArticleProps): JSX.Element {
  const { language, words } = frame;
  const classes = [article.abrogato ? 'repealed' : '', changes.length > 0 ? 'changed' : ''].join(' ').trim();
  return (
    <article id={`art-${anchorOf(article.eli)}`} class={classes === '' ? undefined : classes}>
      <h3>
        <a href={localAddress(pageOf(article.eli), language)}>Art. {article.num}</a>
        {article.rubrica === null ? null : (
          <span class="rubrica" lang="it">
            {' '}
            {article.rubrica}
          </span>
        )}
        {article.abrogato ? <span class="badge">{words.act.repealed}</span> : null}
      </h3>
      <LawText text={article.testo} anchors={false} word={words.article.paragraph} />
      <MarginNotes relations={changes} words={words} />
    </article>
  );
}

/** The part of an article's ELI that tells it within its act: `2-bis`, `testo-1`. */
function anchorOf(eli: string): string {
  return eli
    .split('/')
    .slice(7)
    .filter((part) => part !== 'art')
    .join('-');
}

/** schema.org `Legislation`, with ELI terms. */
function describeAct(act: shapes.ActAnswer, { publicUrl }: Frame): object {
  return {
    '@context': ['https://schema.org', { eli: 'http://data.europa.eu/eli/ontology#' }],
    '@type': 'Legislation',
    '@id': `${publicUrl ?? ''}${pageOf(act.eli)}`,
    name: act.titolo,
    legislationIdentifier: act.eli,
    'eli:id_local': act.sigla,
    legislationType: act.tipo,
    legislationDate: act.data,
    ...(act.vigenza_al === null ? {} : { legislationDateVersion: act.vigenza_al }),
    inLanguage: 'it',
    legislationJurisdiction: 'IT',
    ...(act.url_fonte === null ? {} : { sameAs: act.url_fonte }),
    license: 'https://creativecommons.org/licenses/by/4.0/',
  };
}
