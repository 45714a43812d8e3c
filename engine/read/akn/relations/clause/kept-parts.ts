// Acts of which an act says that a part remains in force: what repeals them does not repeal all of them.
import type { Act, Article } from '../../../../law/act.js';
import type { Reach, RelationKind } from '../../../../law/relation.js';
import { actsNamedIn } from './acts-named.js';
import { placesNamed } from './place/places-named.js';
import { tokenizeClause } from './token/tokens.js';
import type { Outline, Unit } from './unit/outline.js';

const part = String.raw`(?:l'articol|l'art\.|gli\s(?:articol|artt\.)|il\scomma|i\scommi|l[ae]\s(?:sol[ae]\s|medesim[ae]\s)?(?:disposizion|norm)[aei]\s(?:di\scui\sa|contenut[ae]\sne|previst[ae]\sda|de)(?:ll'|gli\s|l\s|i\s)(?:articol|art\.|comm))[^;:«]{3,300}?`;
const remains = String.raw`(?:rest|rimang?)(?:a|ano|e|ono)\s(?:[a-z']{1,12}\s)?in\svigore(?![a-z])`;
const lead = String.raw`^(?:[^;:«]{1,80},\s)?`;
const kept = new RegExp(
  String.raw`${lead}(${part}),?\s${remains}|^(?:[^;:«]{1,80}\s)?${remains},?\s(?:[^,;:«]{3,60},\s)?(${part})(?=[.;]?$|;\s|,\s(?:fino|sino|in\squanto|per)\s)`,
  'i',
);
/** The end of a sentence before another one: not behind `n.` or `art.`. */
const sentenceEnd = /(?<=[a-z»)]{4}|\d)\.\s(?=[A-Z])|;\s/;

/**
 * The operations of an act, those that repeal a whole act without reach where the repealing act says that articles or paragraphs of it remain
 * in force: `Gli articoli 6 e 10 della legge … rimangono in vigore`.
 */
export function keepParts<One extends Repeal>(
  operations: readonly One[],
  act: Act,
  outlineOf: (article: Article) => Outline,
): One[] {
  const isWhole = ({ kind, reach }: Repeal) => kind === 'abroga' && reach === 'atto';
  if (!operations.some(isWhole)) return [...operations];
  const kept = keptIn(act, outlineOf);
  return operations.map((one) =>
    isWhole(one) && (kept.acts.has(one.act) || kept.articles.has(one.article)) ? { ...one, reach: null } : one,
  );
}

/** What an operation of an article says of the act that it touches. */
interface Repeal {
  kind: RelationKind;
  reach: Reach | null;
  act: string;
  article: string | null;
}

/** The acts of which parts remain in force, and the articles that say so of `la medesima legge`. */
function keptIn(
  act: Act,
  outlineOf: (article: Article) => Outline,
): { acts: Set<string>; articles: Set<string | null> } {
  const actOf = actsNamedIn(act);
  const found = { acts: new Set<string>(), articles: new Set<string | null>() };
  for (const article of act.articles)
    for (const sentence of sentencesOf(article, outlineOf))
      for (const subject of kept
        .exec(sentence)
        ?.slice(1)
        .filter((words) => words !== undefined) ?? [])
        for (const { act: named } of placesNamed(tokenizeClause(subject.toLowerCase(), subject, actOf)))
          if (named?.[0] !== undefined) found.acts.add(named[0]);
          else if (/\b(?:medesim|stess|predett|suddett|citat)[oa]\b/.test(sentence)) found.articles.add(article.number);
  return found;
}

function sentencesOf(article: Article, outlineOf: (article: Article) => Outline): string[] {
  if (!mayKeep.test(article.text)) return [];
  return outlineOf(article)
    .units.flatMap(allOf)
    .flatMap(({ printed }) => (mayKeep.test(printed) ? printed.split(sentenceEnd) : []));
}

/** A cheap test that each such sentence passes. */
const mayKeep = /in\svigore/;

function allOf(unit: Unit): Unit[] {
  return [unit, ...unit.children.flatMap(allOf)];
}
