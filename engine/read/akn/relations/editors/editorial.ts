// Amendments as the portal's editors describe them: own article, amended act and article as links, the effect as a sentence.
import type { Act } from '../../../../law/act.js';
import { eliFromIri, eliFromUrn, isRealDate } from '../../../../law/eli.js';
import type { ClaimEnd, Reach, RelationClaim, RelationMethod } from '../../../../law/relation.js';
import { childElements, firstChild, textContent, type XmlElement } from '../../xml.js';
import { foldSpace } from '../../text.js';
import {
  claim,
  dateOfEli,
  daysOfAct,
  elementOf,
  endNamed,
  joined,
  leaveUnresolved,
  wholeAct,
  type Findings,
} from '../claim.js';
import { mayLeavePart } from '../clause/part-only.js';
import { longestSentence, readNarrative, type Clause } from './narrative.js';
import type { NarratedPlace } from './places.js';

/** One statement of an editors' sentence about one article, with all that helps to find it in the act's own words. */
export interface EditorialRecord extends RelationClaim {
  /** Id of its `textualMod`. */
  element: string;
  /** Articles of the amending act that the sentence names beside that of the link. */
  otherSources: NarratedPlace[];
  /** The same of the amended act. */
  otherTargets: string[];
  /** Whether it says that the whole act is meant. */
  whole: boolean;
  /** Whether it only follows from an amendment of another act, as the sentence says. */
  isConsequence: boolean;
  /** Whether sentence and link disagree. */
  dissent: boolean;
  /** The Gazzetta of the conversion law that added or changed the provision: `(in G.U. 18/07/2020, n. 180)`. */
  gazette: string | null;
}

/**
 * Reads a `textualMod` whose `source` is an act. The end that is the document's own act amends: in exports up to 2021 the URNs of
 * source and destination are swapped, their fragments are not. Every clause of its sentence is a record with its own kind. Where the
 * link names an article, it stands for the end, unless another clause of the same sentence agrees with it.
 */
export function readEditorial(modification: XmlElement, act: Act, findings: Findings): EditorialRecord[] {
  const id = elementOf(modification);
  const source = firstChild(modification, 'source')?.attributes['href'] ?? '';
  const destination = firstChild(modification, 'destination')?.attributes['href'] ?? '';
  const [own, other] = [eliFromUrn(source) ?? eliFromIri(source), endNamed(destination)];
  const swapped = other?.act === act.eli && own !== null && own.act !== act.eli;
  const link = swapped ? endNamed(`${source.split('#')[0]}#${destination.split('#')[1] ?? ''}`) : other;
  if (link === null) {
    leaveUnresolved(findings, id, swapped ? source : destination);
    return [];
  }
  if (own !== null && own.act !== act.eli && !swapped)
    findings.warnings.push(`${id}: ${source} as its source, expected the act itself`);
  const from: ClaimEnd = { ...wholeAct(act.eli), part: own?.part ?? null, article: own?.article ?? null };
  const sentence = foldSpace(childElements(modification, 'new').map(textContent).join(' ')).replace(/^[,;\s]{1,9}/, '');
  if (sentence.length > longestSentence)
    findings.warnings.push(`${id}: a sentence of ${sentence.length} characters, at most ${longestSentence} are read`);
  const clauses = clausesOf(sentence);
  const dissent = sourceDissent(clauses, from) ?? targetDissent(clauses, link) ?? actDissent(clauses, link);
  if (dissent !== null) findings.warnings.push(`${id}: ${dissent}`);
  const gazette = gazetteOf(sentence);
  return clauses.flatMap((clause) => {
    const start = sourceOf(clause, from);
    const whole = isWhole(clause, link);
    const ends = whole ? [wholeEnd(link)] : endsOf(clause, clauses, link);
    return ends.map(({ end, heading }): EditorialRecord => ({
      ...claim(methodOf(clause, link, end, dissent), clause.kind, start, end, daysOfAct(act), sentence || null),
      ...{
        element: id,
        whole,
        isConsequence: clause.isConsequence,
        gazette,
        dissent: dissent !== null,
        reach: reachOf(clause, end, heading, whole, sentence),
      },
      otherSources: clause.sources.filter(({ article }) => article !== null && article !== start.article),
      otherTargets: targetDissent(clauses, link) === null ? [] : numbersOf(clause.targets, end.article),
    }));
  });
}

/** `convertito con modificazioni dalla L. … (in G.U. 18/07/2020, n. 180), ha disposto`: of this decree, not of one that a sentence names. */
function gazetteOf(sentence: string): string | null {
  const [, day, month, year] =
    /^convertit(?:(?!modificat[oa]\sd).){0,120}?\(.{0,60}?\bg\.\s?u\.\s?(?:n\.\s?\d{1,3} del )?(\d{1,2})\/(\d{1,2})\/(\d{4})/i.exec(
      sentence,
    ) ?? [];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

function numbersOf(places: readonly NarratedPlace[], known: string | null): string[] {
  return [...new Set(places.flatMap(({ article }) => article ?? []))].filter((number) => number !== known);
}

/** The reach of a repeal or insertion that a sentence states; `null` for other kinds, because it does not say what is `modified`. */
function reachOf(
  { kind, of }: Clause,
  end: ClaimEnd,
  heading: boolean,
  whole: boolean,
  sentence: string,
): Reach | null {
  if (whole) return mayLeavePart(sentence) ? null : 'atto';
  if (kind !== 'abroga' && kind !== 'inserisce') return null;
  if (of !== 'whole') return of;
  if (heading) return 'rubrica';
  if (end.number !== null) return 'numero';
  if (end.point !== null) return 'lettera';
  return end.paragraph !== null ? 'comma' : end.article !== null ? 'articolo' : null;
}

/** The repeal of a whole act is listed for each of its articles in the same words: those of the last one are kept. */
let last: { sentence: string; clauses: readonly Clause[] } = { sentence: '', clauses: [] };

const silent: Clause = {
  ...{ kind: 'altro', basis: 'none', sources: [], targets: [], acts: [] },
  ...{ whole: false, of: 'whole', isConsequence: false },
};

function clausesOf(sentence: string): readonly Clause[] {
  if (last.sentence !== sentence) last = { sentence, clauses: readNarrative(sentence) };
  return last.clauses.length === 0 ? [silent] : last.clauses;
}

function methodOf(clause: Clause, link: ClaimEnd, end: ClaimEnd, dissent: string | null): RelationMethod {
  if (dissent !== null) return 'discorde';
  if (clause.basis !== 'noun') return 'frase-citata';
  if (isWhole(clause, link)) return 'intero-atto';
  return link.article === null && end.article !== null ? 'frase-senza-articolo' : 'frase';
}

/** Whether the sentence puts the amendment into the article of the link, or says nothing of it. */
function agrees({ sources }: Clause, { article }: ClaimEnd): boolean {
  return (
    article === null ||
    sources.every((said) => said.article === null) ||
    sources.some((said) => said.article === article)
  );
}

/** Whether some clause names the article of the link: then the others may well name another. */
function isNamed(clauses: readonly Clause[], { article }: ClaimEnd): boolean {
  return clauses.some(({ sources }) => sources.some((said) => said.article === article));
}

function sourceDissent(clauses: readonly Clause[], from: ClaimEnd): string | null {
  const said = clauses.find((clause) => !agrees(clause, from))?.sources[0]!.article;
  if (said === undefined || isNamed(clauses, from)) return null;
  return `art. ${said} in the sentence, art. ${from.article} in the link of its source`;
}

/** The article of the link with the comma that the words add, or that of the words: where the two differ these are right. */
function sourceOf(clause: Clause, from: ClaimEnd): ClaimEnd {
  const said = clause.sources.find(({ article }) => article === from.article) ?? clause.sources[0];
  if (said === undefined) return from;
  return { ...from, article: said.article ?? from.article, ...within(said.paragraphs, said.points) };
}

function targetDissent(clauses: readonly Clause[], link: ClaimEnd): string | null {
  const said = clauses
    .flatMap(({ targets, whole }) => (whole ? [] : targets))
    .filter(({ article }) => article !== null);
  if (
    link.article === null ||
    said.length === 0 ||
    said.some(({ article }) => longerOf(article!, link.article!) !== null)
  )
    return null;
  if (clauses.some(({ whole }) => whole)) return null;
  return `art. ${said[0]!.article} in the sentence, art. ${link.article} in the link of its destination`;
}

/** The longer of two numbers of which one was cut short, `196` and `196-sexies`; `null` for two others. */
function longerOf(said: string, linked: string): string | null {
  if (said.startsWith(`${linked}-`)) return said;
  return said === linked || linked.startsWith(`${said}-`) ? linked : null;
}

/** `l'abrogazione del D.L. 8 marzo 2020, n. 11` with a link to the code of administrative trials. */
function actDissent(clauses: readonly Clause[], link: ClaimEnd): string | null {
  const named = clauses.flatMap(({ acts }) => acts);
  if (named.length === 0 || named.includes(dateAndNumber(link))) return null;
  return `an act of ${named[0]} in the sentence, ${link.act} in the link of its destination`;
}

function dateAndNumber({ act }: ClaimEnd): string {
  return `${dateOfEli(act)} ${act.slice(act.lastIndexOf('/') + 1)}`;
}

/** Whether all of the act is meant: it says so, or its name is all that it says. */
function isWhole({ kind, basis, targets, acts, whole }: Clause, link: ClaimEnd): boolean {
  return whole || (kind === 'abroga' && basis === 'noun' && targets.length === 0 && acts.includes(dateAndNumber(link)));
}

/** The act as a whole, although its link names one of the articles for which the sentence is repeated. */
function wholeEnd(link: ClaimEnd): { end: ClaimEnd; heading: boolean } {
  return { end: wholeAct(link.act), heading: false };
}

function endsOf(clause: Clause, clauses: readonly Clause[], link: ClaimEnd): { end: ClaimEnd; heading: boolean }[] {
  if (targetDissent(clauses, link) !== null) return [endAt(link, [])];
  const byArticle = new Map<string, NarratedPlace[]>();
  const isSaid = clauses.some(({ targets }) => targets.some(({ article }) => article === link.article));
  for (const said of clause.targets) {
    if (said.article === null) continue;
    const article =
      isSaid || link.article === null ? said.article : (longerOf(said.article, link.article) ?? said.article);
    const known = byArticle.get(article);
    if (known === undefined) byArticle.set(article, [said]);
    else known.push(said);
  }
  if (byArticle.size === 0) return [endAt(link, clause.targets)];
  return [...byArticle].map(([article, places]) => {
    const part = link.article === null ? (link.part ?? places[0]!.part) : link.part;
    return endAt({ ...link, part, article }, places);
  });
}

function endAt(target: ClaimEnd, places: readonly NarratedPlace[]): { end: ClaimEnd; heading: boolean } {
  const end = {
    ...target,
    number: joined(places.flatMap(({ numbers }) => numbers)),
    ...within(
      places.flatMap((said) => said.paragraphs),
      places.flatMap((said) => said.points),
    ),
  };
  return { end, heading: end.paragraph === null && places.some(({ heading }) => heading) };
}

/** Lettere only where they belong to one comma. */
function within(paragraphs: readonly string[], points: readonly string[]): Pick<ClaimEnd, 'paragraph' | 'point'> {
  return { paragraph: joined(paragraphs), point: new Set(paragraphs).size <= 1 ? joined(points) : null };
}
