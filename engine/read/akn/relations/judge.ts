// A record of the editors whose place the act's own words do not touch: what its paragraph says of it instead.
import {
  natureOfNoun,
  noDates,
  type ClaimEnd,
  type RelationClaim,
  type RelationKind,
  type RelationMethod,
} from '../../../law/relation.js';
import { datesOf, divisionOf, provisionDays, type OwnWords } from './own/amendment-days.js';
import { partSlug } from '../../../law/eli.js';
import { claim, joined } from './claim.js';
import { decreesConvertedBy } from './conversion.js';
import type { PlacedOperation } from './clause/operations.js';
import type { EditorialRecord } from './editors/editorial.js';
import { covers } from './own/covered.js';
import { repealedBy } from './own/repeal-items.js';
import type { Provision, Provisions } from './own/provisions.js';
import { ruleOf } from './own/rules.js';
import { mentions } from './own/spelled-number.js';
import { paragraphsByWords } from './own/source-paragraphs.js';

export interface Source {
  article: string | null;
  paragraphs: readonly string[];
  points: readonly string[];
}

/** The article of the link and those of the sentence, with what it names of them. */
export function sourcesOf({ from, otherSources }: EditorialRecord): Source[] {
  const own = {
    article: from.article,
    paragraphs: from.paragraph?.split(', ') ?? [],
    points: from.point?.split(', ') ?? [],
  };
  return [own, ...otherSources];
}

/** The operations that the act's words state for one act. */
export class Target {
  readonly operations: PlacedOperation[] = [];
  readonly #byArticle = new Map<string | null, PlacedOperation[]>();

  add(operation: PlacedOperation): void {
    this.operations.push(operation);
    for (const article of new Set(operation.to.article ?? [null])) {
      const known = this.#byArticle.get(article);
      if (known === undefined) this.#byArticle.set(article, [operation]);
      else known.push(operation);
    }
  }

  /** Those that a record may report: they touch one of its articles, or no article where it names none. In their order. */
  touchedBy({ to, otherTargets, whole }: EditorialRecord): readonly PlacedOperation[] {
    if (whole) return this.operations;
    if (otherTargets.length === 0) return this.#byArticle.get(to.article) ?? [];
    const touched = new Set([to.article, ...otherTargets].flatMap((article) => this.#byArticle.get(article) ?? []));
    return this.operations.filter((operation) => touched.has(operation));
  }
}

/** The claim from a record whose place the words do not touch; `null` where the words show that the record is false. */
export function judge(record: EditorialRecord, own: OwnWords, onTarget: Target): RelationClaim | null {
  const { act, provisions } = own;
  const source = sourceIn(record, provisions);
  const provision = source === null ? null : provisions.at(source.article!, source.paragraphs, source.points);
  const from: ClaimEnd =
    source === null || source.article === record.from.article ? record.from : placed(record.from, source);
  const isNumberedAnew = /-/.test(`${from.article} ${from.paragraph} ${from.point}`);
  const isAdded = provision === null || isNumberedAnew;
  const days = {
    ...provisionDays(own, from, [record], isAdded && record.gazette !== null, provision?.changed ?? true),
    effect: null,
  };
  const said = (method: RelationMethod, more: Partial<RelationClaim>): RelationClaim => ({
    ...claim(method, record.kind, from, record.to, days, record.evidence),
    saving,
    ...more,
  });
  const { reach, saving } = repealedBy(record, provision, provisions.repeals);
  // A sentence of the conversion that reports more than its paragraph says is about the text as converted.
  const isLater = record.gazette !== null && (provision === null || record.kind !== 'modifica');
  // A change that the sentence ascribes to the conversion may be the decree's own: no text is left that would show it.
  const isOpen = record.gazette !== null && provision === null && record.kind === 'modifica' && !isNumberedAnew;
  const undecided = () =>
    said(record.dissent ? 'discorde' : record.whole ? 'intero-atto' : 'frase-sola', {
      reach,
      ...(isLater ? { dates: { ...provisionDays(own, from, [record], true, true), effect: null } } : {}),
      ...(isOpen ? { dates: noDates } : {}),
    });
  if (provision === null || source === null)
    return source !== null && isRefuted(record, source, own) ? null : undecided();
  if (provision.amends) {
    const general = onTarget.operations.find((operation) => reachesEverywhere(operation, source));
    if (general !== undefined && record.to.article !== null) {
      const { dates, evidence } = datesOf(general, [record], own);
      return said(record.method, {
        kind: general.kind,
        nature: 'testuale',
        reach: 'parole',
        dates,
        effectEvidence: evidence,
      });
    }
    if ((isCited(provision, record) || isBroughtIn(record, source, onTarget)) && isTextual(record.kind))
      return said(record.method, { nature: 'testuale', reach });
    return undecided();
  }
  if (record.kind !== 'modifica' && isTextual(record.kind)) {
    const moved = renumbered(record, provisions);
    return moved === null
      ? undecided()
      : said(record.method, {
          nature: 'testuale',
          reach,
          from: { ...record.from, article: moved, ...placeIn(moved, record, provisions) },
        });
  }
  const nature = natureOfNoun(record.kind);
  if (nature !== null) return said(record.method, { nature });
  // A law changes the decree that it converts; what its article says beside that rules nothing of it.
  if (decreesConvertedBy(act).includes(record.to.act)) return undecided();
  const stated = ruleOf(provision.words, provision.heading);
  const rule =
    (stated === null || stated.nature === 'ambito') && statesDay(source, record, own, onTarget)
      ? ({ kind: 'regola', nature: 'efficacia' } as const)
      : stated;
  if (rule === null)
    return provision.changed || tellsOfChange.test(provision.words) || !isCited(provision, record)
      ? undecided()
      : said('disposizione', { kind: 'regola', nature: 'ambito' });
  // `si applica` is said of much: what delimits a provision names it.
  if (rule.nature === 'ambito' && !isCited(provision, record)) return undecided();
  if (rule.nature !== 'efficacia' && rule.nature !== 'vigenza') return said('disposizione', rule);
  return statedBy(source.article!, record, own, onTarget, (more) => said('disposizione', { ...rule, ...more }));
}

/**
 * Whether the paragraph that a record names was never changed, lacks the point that the record names, and does not name the target: of a
 * decree-law the conversion may have left the point out.
 */
function isRefuted(
  record: EditorialRecord,
  { article, paragraphs, points }: Source,
  { act, provisions }: OwnWords,
): boolean {
  if (points.length === 0 || act.type === 'decreto-legge') return false;
  const whole = provisions.at(article!, paragraphs, []);
  return whole !== null && !whole.changed && !isActNamed(whole, record);
}

/** A paragraph that says in other words that text changes, as a summary does (`riscrive l'articolo 81`), rules nothing for sure. */
const tellsOfChange =
  /\b(?:riscri|aggiung|premett|complet|ampli[ao]|rived|aggiorn|modific|introduc|integra|rafforz|ridefini|riform|sostitui|premess|entra\b)/;

/** Whether a paragraph that the record names says since when what the act does to the target has effect. */
function statesDay(
  { article, paragraphs }: Source,
  record: EditorialRecord,
  { act, clauses }: OwnWords,
  onTarget: Target,
): boolean {
  const target = onTarget.touchedBy(record);
  return clauses.some(
    (clause) =>
      clause.article === article &&
      paragraphs.includes(clause.paragraph ?? '') &&
      target.some((operation) => covers(clause, operation, divisionOf(act))),
  );
}

/** A rule of efficacy with the day that its clause states for the target; `null` where its clauses speak of other places alone. */
function statedBy(
  article: string,
  record: EditorialRecord,
  { act, provisions, clauses }: OwnWords,
  onTarget: Target,
  said: (more: Partial<RelationClaim>) => RelationClaim,
): RelationClaim | null {
  const target = onTarget.touchedBy(record);
  const stated = clauses.filter((clause) => clause.article === article);
  const covering = stated.filter((clause) => target.some((operation) => covers(clause, operation, divisionOf(act))));
  if (target.length > 0 && stated.length > 0 && covering.length === 0) return null;
  // A place that the act does not amend may be reported by the only clause of the paragraph.
  const inPlace = stated.filter(
    ({ paragraph }) => record.from.paragraph === null || paragraph === record.from.paragraph,
  );
  const single = target.length === 0 && inPlace.length === 1 ? inPlace[0] : undefined;
  // A rule that applies to later events has no day of its own.
  const dated = covering.filter(({ day }) => day !== 'events');
  const clause = dated.find(({ general }) => !general) ?? dated[0] ?? single;
  const isOwnArticle = record.from.article === article;
  const paragraph = isOwnArticle ? paragraphsByWords(record, provisions, stated, covering) : record.from.paragraph;
  const rule = said(paragraph === record.from.paragraph ? {} : { from: { ...record.from, paragraph } });
  if (clause === undefined || clause.day !== 'effect') return rule;
  return { ...rule, dates: { ...rule.dates, effect: clause.date }, effectEvidence: clause.words };
}

/** The source that the document has; of several the one that names the target, else that of the sentence. */
function sourceIn(record: EditorialRecord, provisions: Provisions): Source | null {
  const known = sourcesOf(record).filter(({ article }) => article !== null && provisions.has(article));
  const naming = known.filter(({ article, paragraphs, points }) => {
    const provision = provisions.at(article!, paragraphs, points);
    return provision !== null && isNamed(provision.words, record);
  });
  return naming[0] ?? known.at(-1) ?? null;
}

function placed(from: ClaimEnd, { article, paragraphs, points }: Source): ClaimEnd {
  return { ...from, article, paragraph: joined(paragraphs), point: paragraphs.length <= 1 ? joined(points) : null };
}

/** The one other article whose words repeal or bring in, and that names the target's act and article. */
function renumbered(record: EditorialRecord, provisions: Provisions): string | null {
  const number = record.to.act.slice(record.to.act.lastIndexOf('/') + 1);
  const found = provisions.amending.filter(
    ({ text, number: own }) => own !== record.from.article && mentions(text, number) && isNamed(text, record),
  );
  return found.length === 1 ? found[0]!.number : null;
}

/** Its paragraph, where the other article has one of that number which names the target. */
function placeIn(
  article: string,
  record: EditorialRecord,
  provisions: Provisions,
): Pick<ClaimEnd, 'paragraph' | 'point'> {
  const { paragraph, point } = record.from;
  const named = paragraph === null ? null : provisions.at(article, paragraph.split(', '), point?.split(', ') ?? []);
  return named !== null && isCited(named, record) ? { paragraph, point } : { paragraph: null, point: null };
}

/** `le parole «…», ovunque ricorrano, sono sostituite`: of the whole act; the editors name the articles in which they stand. */
function reachesEverywhere({ article, paragraph, point, to, reach, words }: PlacedOperation, source: Source): boolean {
  return (
    article === source.article &&
    (source.paragraphs.length === 0 || source.paragraphs.includes(paragraph ?? '')) &&
    (source.points.length === 0 || source.points.includes(point ?? '')) &&
    reach === 'parole' &&
    to.article === undefined &&
    /ovunque|in tutto il/.test(words)
  );
}

/** `l'introduzione`, `la modifica dell'art. 4 dell'Allegato II.6-bis`, of an annex that the source brings in whole. */
function isBroughtIn({ kind, to: { part } }: EditorialRecord, source: Source, onTarget: Target): boolean {
  return (
    (kind === 'inserisce' || kind === 'modifica') &&
    part !== null &&
    onTarget.operations.some(
      ({ article, reach, to }) =>
        article === source.article && reach === 'allegato' && partSlug(part).endsWith(partSlug(to.annex?.[0] ?? '?')),
    )
  );
}

function isTextual(kind: RelationKind): boolean {
  return kind === 'abroga' || kind === 'sostituisce' || kind === 'inserisce' || kind === 'modifica';
}

/** Whether the words name the target: its article's number, or for an act its own number. */
function isNamed(words: string, { to, whole }: EditorialRecord): boolean {
  return mentions(words, whole || to.article === null ? to.act.slice(to.act.lastIndexOf('/') + 1) : to.article);
}

/** Whether the words name both the act and, of an article, its number. */
function isCited(provision: Provision, record: EditorialRecord): boolean {
  return isActNamed(provision, record) && isNamed(provision.words, record);
}

function isActNamed({ words, acts }: Provision, { to: { act } }: EditorialRecord): boolean {
  return mentions(words, act.slice(act.lastIndexOf('/') + 1)) || acts.has(act);
}
