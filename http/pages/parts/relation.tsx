// Relations as people read them: grouped by the other act, each with kind, day, sentence and the rule that found it.
import type { JSX } from 'preact';
import type { shapes } from '../../../engine/index.js';
import type { Language } from '../../questions/language.js';
import type { PageWords } from '../words.js';
import { localAddress, pageOf } from './address.js';
import { formatDay } from './days.js';
import { groupBy } from './group-by.js';

type Relation = shapes.Relation;
type End = Relation['da'];

/** A sign for each kind, so that colour never speaks alone. */
const signs: Record<string, string> = {
  abroga: '−',
  sostituisce: '⇄',
  inserisce: '+',
  modifica: '≠',
  proroga: '→',
  converte: '✓',
  sospende: '‖',
  interpreta: '?',
  regola: '§',
};

interface ListProps {
  relations: readonly Relation[];
  /** Which end is the other act. */
  side: 'da' | 'a';
  language: Language;
  words: PageWords;
}

/** The relations of an act or article in one direction, those with one act together. */
export function RelationList({ relations, side, language, words }: ListProps): JSX.Element {
  if (relations.length === 0) return <p class="empty">{words.act.none}</p>;
  const groups = groupBy(relations, (relation) => relation[side].eli);
  return (
    <div class="relations">
      {[...groups.values()].map((group) => (
        <section key={group[0]![side].eli} class="group">
          <h3>
            <ActLink end={group[0]![side]} language={language} words={words} />
          </h3>
          <ul>
            {group.map((relation) => (
              <RelationItem key={relation.id} relation={relation} side={side} language={language} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const maxNotes = 8;

/** In the margin of an article: what changed it, a line each, with the way to the sentence that says so. */
export function MarginNotes({
  relations,
  words,
}: {
  relations: readonly Relation[];
  words: PageWords;
}): JSX.Element | null {
  if (relations.length === 0) return null;
  const shown = relations.slice(0, maxNotes);
  return (
    <ul class="margin" aria-label={words.act.amendedBy}>
      {shown.map(({ id, tipo, verbo, da, a, data }) => (
        <li key={id} class={`kind-${tipo}`}>
          <a href={`#r-${id}`}>
            <span class="sign" aria-hidden="true">
              {signs[tipo] ?? '·'}
            </span>{' '}
            {a.comma === null ? '' : `${words.relation.paragraph} ${a.comma} `}
            {verbo} {da.sigla}
          </a>
          {data === null ? null : <span class="soft"> ({data.slice(0, 4)})</span>}
        </li>
      ))}
      {relations.length > maxNotes ? (
        <li>
          <a href="#modificata-da">{words.relation.more(relations.length - maxNotes)}</a>
        </li>
      ) : null}
    </ul>
  );
}

function ActLink({ end, language, words }: { end: End; language: Language; words: PageWords }): JSX.Element {
  return (
    <>
      <a href={localAddress(pageOf(end.eli), language)}>{end.sigla}</a>
      {end.titolo === null ? (
        <span class="soft"> ({words.relation.notLoaded})</span>
      ) : (
        <span class="title" lang="it">
          {' '}
          {end.titolo}
        </span>
      )}
    </>
  );
}

function RelationItem({
  relation,
  side,
  language,
  words,
}: Omit<ListProps, 'relations'> & { relation: Relation }): JSX.Element {
  const { id, tipo, verbo, data, tipo_data, evidenza, metodo, confidenza, da, a } = relation;
  const own = side === 'da' ? a : da;
  return (
    <li class={`relation kind-${tipo}`} id={`r-${id}`}>
      <p class="says">
        <span class="sign" aria-hidden="true">
          {signs[tipo] ?? '·'}
        </span>
        {own.articolo === null ? null : <Place end={own} language={language} words={words} />} <strong>{verbo}</strong>{' '}
        <Place end={relation[side]} language={language} words={words} />
        <span class="day">
          {data === null || tipo_data === null
            ? words.relation.noDay
            : `${words.relation.since[tipo_data]} ${formatDay(data, language)}`}
        </span>
        <a class="anchor" href={`#r-${id}`} aria-label={words.relation.link}>
          #
        </a>
      </p>
      {evidenza === null ? null : (
        <blockquote lang="it" cite={pageOf(da.eli)}>
          {evidenza}
        </blockquote>
      )}
      <p class="soft">
        {words.relation.rule} <code>{metodo}</code>, {words.relation.precision(`${Math.round(confidenza * 100)} %`)}
      </p>
    </li>
  );
}

/** `art. 2-bis, comma 1, lettera a)`, a link where the article has a text here; the act where no article is named. */
function Place({ end, language, words }: { end: End; language: Language; words: PageWords }): JSX.Element {
  if (end.articolo === null || end.articolo_eli === null)
    return <a href={localAddress(pageOf(end.eli), language)}>{end.sigla}</a>;
  const place = [
    `art. ${end.articolo}`,
    ...(end.comma === null ? [] : [`${words.relation.paragraph} ${end.comma}`]),
    ...(end.lettera === null ? [] : [`${words.relation.point} ${end.lettera}`]),
  ].join(', ');
  if (!end.nel_corpus) return <span>{place}</span>;
  const anchor = end.comma !== null && /^[\w.-]+$/.test(end.comma) ? `#com-${end.comma}` : '';
  return <a href={`${localAddress(pageOf(end.articolo_eli), language)}${anchor}`}>{place}</a>;
}
