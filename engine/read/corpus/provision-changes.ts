// What other acts do to the provisions from which relations come: to their words, and to when they have effect.
import { parseEli } from '../../law/eli.js';
import { isJudgment } from '../../law/judgment.js';
import type { Nature, Relation, RelationPart } from '../../law/relation.js';

/** What an act does to an article of another one, or to all of it. */
export interface Change {
  relation: Relation;
  /** Whether it gives or takes words; else it says when, or on what, they have effect, or strikes them. */
  isOfWords: boolean;
  /** Of words: the day of effect, of entry into force, or that of the act. Of effect: that of the act. */
  day: string;
  /** Paragraphs that it is of; `null` for all. */
  paragraphs: ReadonlySet<string> | null;
  /** Places that it surely touches, `20` or `20 a`; `whole` where the article has a new text. */
  places: ReadonlySet<string>;
}

const whole = 'whole';
/** Kinds that postpone, suspend or delimit. */
const ofEffect: readonly Relation['kind'][] = ['proroga', 'sospende', 'regola'];
const inTime: readonly (Nature | null)[] = ['efficacia', 'vigenza'];

/** Whether a change says until or since when something has effect. */
export const isInTime = ({ isOfWords, relation }: Change): boolean => !isOfWords && inTime.includes(relation.nature);

/** All of them, by the ELI of the article, or of the act where they name none. */
export function provisionChanges(relations: readonly Relation[]): Map<string, Change[]> {
  const byPlace = new Map<string, Change[]>();
  for (const relation of relations) {
    const change = changeOf(relation);
    if (change === null) continue;
    const place = relation.to.articleEli ?? relation.to.act;
    const known = byPlace.get(place);
    if (known === undefined) byPlace.set(place, [change]);
    else known.push(change);
  }
  return byPlace;
}

function changeOf(relation: Relation): Change | null {
  const { kind, nature, reach, from, to, dates, method, evidence } = relation;
  if (from.act === to.act) return null;
  const parts: readonly Part[] = relation.parts.length > 0 ? relation.parts : [relation];
  const made = parseEli(from.act)?.date ?? '';
  if (nature === 'testuale') {
    if (to.articleEli === null && (kind !== 'abroga' || reach !== 'atto')) return null;
    const changing = parts.filter((part) => !leavesRest(kind, part));
    const places = new Set(to.articleEli === null ? [whole] : changing.flatMap(placesOf));
    const day = dates.effect ?? dates.force ?? made;
    return changing.length === 0
      ? null
      : { relation, isOfWords: true, day, paragraphs: paragraphsIn(changing), places };
  }
  const isOfEffect =
    ofEffect.includes(kind) && (inTime.includes(nature) || (to.articleEli !== null && endsScope.test(evidence ?? '')));
  const isStrike = to.articleEli !== null && reach !== null && isJudgment(from.act);
  if (!isOfEffect && !isStrike) return null;
  const paragraphs = paragraphsIn(parts) ?? (method === 'nota' ? paragraphsNamed(evidence ?? '') : null);
  return { relation, isOfWords: false, day: made, paragraphs, places: new Set() };
}

const endsScope = /\bnon\s(?:si\sapplica|trova(?:no)?\sapplicazione|operano?\b)/i;

/** `(con l'art. 3, comma 3-ter) che l'efficacia delle disposizioni di cui al comma 1030 … e' differita`: what a note says of the article that it stands with. */
function paragraphsNamed(note: string): Set<string> | null {
  const words = note.replace(/\(con\s[^()]{0,120}\)/g, '');
  if (!/\bcomm[ai]\s\d/i.test(words)) return null;
  return new Set(
    [...words.matchAll(/(?:\bcomm[ai]|,|\se)\s(\d{1,4}(?:-[a-z]{2,12})?)/gi)].map(([, number]) => number!),
  );
}

type Part = Pick<Relation, 'reach'> & { to: Pick<RelationPart['to'], 'paragraph' | 'point'> };

function paragraphsIn(parts: readonly Part[]): Set<string> | null {
  const named = parts.map((part) => part.to.paragraph);
  return named.includes(null) ? null : new Set(named.flatMap((one) => one!.split(', ')));
}

/** The places of an article that a change surely touches; none where it names no paragraph and the article has no new text. */
function placesOf({ reach, to: { paragraph, point } }: Part): string[] {
  if (paragraph === null) return reach === 'articolo' ? [whole] : [];
  const paragraphs = paragraph.split(', ');
  return point === null || paragraphs.length > 1 ? paragraphs : point.split(', ').map((one) => `${paragraph} ${one}`);
}

/** New text beside that of a provision, or of its heading, leaves it what it says. */
function leavesRest(kind: Relation['kind'], { reach }: Part): boolean {
  if (reach === 'rubrica') return true;
  return kind === 'inserisce' && isWhole(reach);
}

/** Whether a change repeals what a relation rests on, whole. */
export function repealsWhole({ relation }: Change, resting: Relation): boolean {
  const { kind, reach, to, parts } = relation;
  if (kind !== 'abroga') return false;
  if (to.articleEli === null) return reach === 'atto';
  const struck = (parts.length > 0 ? parts : [relation]).filter((part) => isWhole(part.reach)).flatMap(placesOf);
  return restingOn(resting).some((place) => struck.includes(place));
}

const isWhole = (reach: Relation['reach']) =>
  reach !== null && ['articolo', 'comma', 'lettera', 'numero'].includes(reach);

/** Whether a change may be of a provision. @param paragraphs of its article; `null` where one is not named */
export function mayTouch(change: Change, paragraphs: readonly string[] | null): boolean {
  return change.paragraphs === null || paragraphs === null || paragraphs.some((one) => change.paragraphs!.has(one));
}

/** The paragraphs of its article from which a relation comes; `null` where one is not named. */
export function paragraphsFrom({ from, parts }: Relation): string[] | null {
  const named = parts.length > 0 ? parts.map((part) => part.from.paragraph) : [from.paragraph];
  return named.includes(null) ? null : named.flatMap((one) => one!.split(', '));
}

/** The places of its article on which a relation rests, each with those around it. */
export function restingOn({ from, parts }: Relation): string[] {
  return (parts.length > 0 ? parts.map((part) => part.from) : [from]).flatMap(({ paragraph, point }) => {
    if (paragraph === null) return [whole];
    const points = point === null ? [] : point.split(', ').map((one) => `${paragraph} ${one}`);
    return [whole, ...paragraph.split(', '), ...points];
  });
}
