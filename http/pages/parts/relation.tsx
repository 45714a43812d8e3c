// One relation as people read it: what it does, the sentence, the days, how much it reaches and how that is known.
import type { JSX } from 'preact';
import { isLapsed, kindTable, type shapes } from '../../../engine/index.js';
import { differIn, withoutNamed } from '../../formats/named-place.js';
import type { Frame } from '../document.js';
import type { PageWords } from '../words.js';
import { pageOf } from './address.js';
import { ReportLink } from './report.js';
import { formatDay } from './days.js';
import { Place, placeWords } from './place.js';
import { verbBefore } from '../../formats/verb-before.js';
import { agreeingVerb, wholeVerb } from './sentence.js';

type Relation = shapes.Relation;

/** The sign of a kind, with its colour. */
export function Sign({ kind }: { kind: Relation['tipo'] }): JSX.Element {
  return (
    <span class="sign" aria-hidden="true">
      {kindTable[kind].sign}
    </span>
  );
}

/** Whether what states it was changed, repealed or postponed before its day: that day is none to name. */
export const isPutOff = ({ cambiata_da }: Relation['da']): boolean =>
  cambiata_da !== undefined && cambiata_da.tipo !== 'converte';

interface RelationProps {
  relation: Relation;
  /** Which end is the other act. */
  side: 'da' | 'a';
  /** ELI of the article on whose page it stands; of an act's page none. */
  article?: string | undefined;
  frame: Frame;
}

/** An entry of a list, with an address of its own. */
export function RelationItem({ relation, side, article, frame }: RelationProps): JSX.Element {
  const { words, language } = frame;
  const { id, tipo, evidenza, da, a, parti } = relation;
  const verbo = wholeVerb(a, relation.verbo);
  const end = side === 'da' ? a : da;
  const amended = withoutNamed(a, verbo, parti);
  const [said, other] = side === 'da' ? [amended, da] : [da, amended];
  const own = end.articolo_eli === article ? { ...said, parte: null, articolo: null } : said;
  return (
    <li class={`relation kind-${tipo}`} id={`r-${id}`}>
      <p class="says">
        <Sign kind={tipo} />
        {placeWords(own, words) === '' ? null : (
          <>
            <Place end={own} to={end} frame={frame} />{' '}
          </>
        )}
        <strong>
          {verbBefore(placeWords(other, words) || other.sigla, agreeingVerb(own, verbo, language), language)}
        </strong>
        <Place end={other} to={relation[side]} frame={frame} />
        <a class="anchor" href={`#r-${id}`} aria-label={words.relation.link}>
          #
        </a>
      </p>
      {evidenza === null ? null : (
        <blockquote lang="it" cite={pageOf(da.eli)}>
          {evidenza}
        </blockquote>
      )}
      {relation.salvo === null ? null : <p class="about">{words.relation.saving(relation.salvo)}</p>}
      {parti.length === 0 ? null : <Parts parts={parti} evidence={evidenza} frame={frame} />}
      {isLapsed(da.stato) ? (
        <p class="about">
          {words.relation.lapsed(words.status[da.stato!.valore], da.stato!.da === null ? null : da.stato!.da.sigla)}
        </p>
      ) : null}
      {da.cambiata_da === undefined ? null : (
        <p class="about">{words.relation.changed(da.cambiata_da.sigla, da.cambiata_da.tipo)}</p>
      )}
      <p class="about">
        {[...describeDays(relation, frame), ...describeEffect(relation, words)].join(' · ')}
        <ReportLink about={`${pageOf(a.eli)}?relazione=${id}`} id={id} before=" · " frame={frame} />
      </p>
      {relation.evidenza_effetto === null ? null : (
        <p class="about" lang="it">
          «{relation.evidenza_effetto}»
        </p>
      )}
    </li>
  );
}

/** Of more places than these the list is closed, also where their days differ. */
const shownParts = 12;

/** The places that a relation joins, each with its sentence where the relation's own words, above it, do not have it. */
function Parts({ parts, evidence, frame }: { parts: Relation['parti']; evidence: string | null; frame: Frame }) {
  const { words } = frame;
  const apart = daysApart(parts);
  return (
    <details open={apart.length > 0 && parts.length <= shownParts}>
      <summary>{words.relation.parts(parts.length)}</summary>
      <ul class="parts">
        {parts.map((part, i) => (
          <li key={i}>
            {placeWords(part.da, words)} → {placeWords(part.a, words)}
            {part.portata === null ? '' : ` (${words.relation.reaches[part.portata]})`}
            {daysIn(part.date, apart, frame).map((day) => `, ${day}`)}
            {part.evidenza === null || evidence?.includes(part.evidenza) === true ? null : (
              <q lang="it">{part.evidenza}</q>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The days that the documents state; where they state none of the three, the day by which the relation is listed. Of what waits for something
 * the day on which its act enters into force is none: the text still stands then.
 */
export function describeDays(
  { date, data, tipo_data, evidenza_effetto, parti }: Relation,
  { language, words }: Frame,
): string[] {
  const { days, noDay, pending, daysApart: apartWords } = words.relation;
  const apart = daysApart(parti);
  const isPending = evidenza_effetto !== null && date.effetto === null;
  const shared = dayNames.filter((which) => !apart.includes(which) && !(isPending && which === 'vigore'));
  const stated = daysIn(date, shared, { language, words });
  // The places have their days beside them.
  if (apart.length > 0) stated.push(apartWords);
  if (isPending) stated.push(pending);
  if (stated.length > 0) return stated;
  return [data === null || tipo_data === null ? noDay : days[tipo_data](formatDay(data, language))];
}

const dayNames = ['pubblicazione', 'vigore', 'effetto'] as const;
type DayName = (typeof dayNames)[number];

/** The days in which the places of a relation differ: a day of all of them is none of each. */
function daysApart(parts: Relation['parti']): DayName[] {
  return dayNames.filter((which) => differIn(parts, ({ date }) => date[which]));
}

/** Some of the days, those that are known, in words. */
function daysIn(
  date: Relation['date'],
  names: readonly DayName[],
  { language, words }: Pick<Frame, 'language' | 'words'>,
): string[] {
  return names.flatMap((which) => {
    const day = date[which];
    return day === null ? [] : [words.relation.days[which](formatDay(day, language))];
  });
}

/** Nature, reach and rule, in words. */
function describeEffect({ natura, portata, metodo, confidenza }: Relation, words: PageWords): string[] {
  const { natures, noNature, reach, reaches, noReach, rule, precision } = words.relation;
  const rules: Record<string, string> = words.relation.rules;
  const extent = portata === null ? noReach : `${reach}: ${reaches[portata]}`;
  return [
    natura === null ? noNature : natures[natura],
    ...(natura === 'testuale' ? [extent] : []),
    `${rule}: ${rules[metodo] ?? metodo} (${precision(`${Math.round(confidenza * 100)}\u00a0%`)})`,
  ];
}
