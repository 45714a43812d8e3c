// The places that a verb of insertion brings in, and those that a substitution brings in beside the ones it replaces.
import { headOf, type Group } from './group.js';
import { type Chunk, type Operation } from './place-groups.js';
import { annexesIn, merge, upTo, type Place } from './place.js';
import { pointLetter } from '../../../../../law/eli/point-letter.js';
import {
  bareArticles,
  quotedAnnexes,
  quotedArticles,
  quotedDivision,
  quotedLabels,
  type QuotedArticle,
} from './quoted.js';
import { insertedWords } from './quoted-words.js';
import { reachOf, type Level } from '../token/token.js';

/** An operation while its words are not said. */
type Unquoted = Omit<Operation, 'quotations'>;

export function quotedBy({ quotations: numbers, next }: Chunk, quotations: readonly string[]): string[] {
  return next !== null && /^dal(?:la)?\b/.test(next) ? [] : numbers.map((index) => quotations[index]!);
}

/** The numbers of the articles that quotations have. */
export function articlesOf(quoted: readonly string[]): string[] {
  return quoted.flatMap(quotedArticles).map(({ number }) => number);
}

/** `il comma 4 è sostituito dai seguenti: «4. … 4-bis. …»`: the new ones are touched too. */
export function withNew(place: Place, head: Level, quoted: readonly string[]): Place {
  if (head !== 'paragraph' && head !== 'point' && head !== 'number') return place;
  const labels = quotedLabels(head, quoted.slice(0, 1));
  return labels.length === 0 ? place : { ...place, [head]: [...new Set([...(place[head] ?? []), ...labels])] };
}

/** Of a place with the labels that a substitution brings those that it does not name: `4-bis` of `il comma 4 è sostituito dai seguenti`. */
export function newIn(named: Place, brought: Place, head: Level): Pick<Operation, 'isNew'> {
  const level = head === 'paragraph' || head === 'point' || head === 'number' ? head : null;
  const [old, all] = level === null ? [[], []] : [named[level] ?? [], brought[level] ?? []];
  // `l'ultimo comma è sostituito dai seguenti`: which of them it is, nobody says.
  if (old.length === 0 || old.some((label) => label.endsWith('ultimo'))) return {};
  const isNew = all.filter((label) => !old.includes(label));
  return isNew.length === 0 ? {} : { isNew };
}

/** An operation as relations have it: what is replaced, and beside it what comes in. */
export function asRelated<Known extends Operation>(operation: Known): Known[] {
  const { isNew = [], reach, to } = operation;
  const level = reach === 'comma' ? 'paragraph' : reach === 'lettera' ? 'point' : reach === 'numero' ? 'number' : null;
  if (isNew.length === 0 || level === null) return [operation];
  const parted = (chosen: (label: string) => boolean) => ({ ...to, [level]: to[level]?.filter(chosen) });
  return [
    { ...operation, to: parted((label) => !isNew.includes(label)) },
    { ...operation, kind: 'inserisce', to: parted((label) => isNew.includes(label)) },
  ].filter((one) => one.to[level]?.length !== 0);
}

/** @param around the groups before the verb: `alle parole «…» sono premesse le seguenti: «…»` */
export function insertions(
  place: Place,
  anchor: Group | undefined,
  after: Chunk,
  objects: readonly Group[],
  quotations: readonly string[],
  around: readonly Group[] = [],
): Operation[] {
  const anchored = anchor === undefined ? place : merge(place, anchor.place);
  const words = insertedWords(anchored, anchor, after, around);
  return brought(place, anchor, after, objects, quotations).map((operation) => ({ ...operation, quotations: words }));
}

function brought(
  place: Place,
  anchor: Group | undefined,
  after: Chunk,
  objects: readonly Group[],
  quotations: readonly string[],
): Unquoted[] {
  const fresh = after.groups.find((group) => group.lead === 'object' || group.lead === 'none') ?? objects[0];
  const anchored = anchor === undefined ? place : merge(place, anchor.place);
  const quoted = after.quotations.map((index) => quotations[index]!);
  const anchorLevel = anchor === undefined ? null : headOf(anchor);
  const level =
    (fresh && headOf(fresh)) ??
    (anchorLevel === 'article' && quotedDivision(quoted) !== null ? 'division' : null) ??
    (isCounted(anchorLevel) ? anchorLevel : null) ??
    // `dopo il capoverso Art. 155-quinquies e' aggiunto il seguente: «Art. 155-sexies …»`: in a text that the place quotes.
    (anchorLevel === 'sentence' && (anchor!.isOfQuoted || levelOfQuotation(quoted, after.next) === 'article')
      ? 'sentence'
      : null) ??
    levelOfQuotation(quoted, after.next) ??
    // `al primo periodo e' premesso il seguente: «…»`
    (place.sentence !== undefined && /^i[l ]/.test(after.next ?? '') ? 'sentence' : anchorLevel);
  if (quoted.length === 0 && fresh === undefined) return [];
  if (level === null) return [{ kind: 'inserisce', reach: null, to: anchored, quoted: false }];
  if (level === 'article' || level === 'division' || level === 'act')
    return newArticles(level, anchored, quoted, fresh, {
      after: anchor?.place.article?.at(-1),
      isKnown: anchor === undefined && fresh !== undefined && !after.groups.includes(fresh),
    });
  if (level === 'sentence' || level === 'words' || level === 'heading') {
    // `al comma 2, dopo il primo capoverso e' inserito il seguente`: a period, or what stands in a line of its own.
    const isUnsure = level === 'sentence' && (fresh?.partial === true || anchor?.partial === true);
    const reach = isUnsure ? null : reachOf[level];
    return [{ kind: 'inserisce', reach, to: { ...upTo(anchored, 'sentence') }, quoted: false }];
  }
  // `alla lettera a), numero 2), dopo la lettera b) e' inserita la seguente`: a letter within the number, which has no name of its own here.
  if (level === 'point' && anchor === undefined && anchored.point !== undefined && anchored.number !== undefined)
    return [{ kind: 'inserisce', reach: null, to: upTo(anchored, 'sentence'), quoted: false }];
  const printed = labelsOf(level, quoted);
  const named = fresh?.place[level] ?? [];
  // `il comma 2 diventa comma 3 e … e' inserito: «2. …»`: the number that the new text prints is its own.
  const isOther = printed.length > 0 && !printed.some((label) => named.includes(label));
  const labels = named.length === 0 || isOther ? printed : named;
  const values = /^(?:il|la)\b/.test(after.next ?? '') ? labels.slice(0, 1) : [...labels];
  // `al numero 2), dopo la lettera b)`: the new one is of that number.
  const holder = anchor?.head === level && anchored.number !== undefined ? { number: anchored.number } : {};
  const outer = { ...upTo(anchored, level), ...holder };
  if (level === 'paragraph' && values.length === 0 && anchor !== undefined)
    values.push(...following(anchored.paragraph ?? [], quoted, after.next, anchor.isInFront === true ? 0 : 1));
  return [
    {
      kind: 'inserisce',
      reach: reachOf[level],
      to:
        values.length > 0
          ? { ...outer, [level]: level === 'annex' ? annexesIn(place, { ...outer, annex: values }) : values }
          : outer,
      quoted: false,
    },
  ];
}

function labelsOf(level: Level, quoted: readonly string[]): string[] {
  return level === 'annex' ? quoted.flatMap(quotedAnnexes) : quotedLabels(level, quoted);
}

/** `dopo il quinto comma sono aggiunti i seguenti: «…» «…»`: paragraphs without numbers are the sixth, the seventh …, one a line; `prima del quinto` the fifth, `first` 0. */
function following(anchor: readonly string[], quoted: readonly string[], next: string | null, first: number): string[] {
  const [last] = anchor;
  if (anchor.length !== 1 || quoted.length === 0 || !/^\d+$/.test(last!)) return [];
  const lines = quoted.flatMap((words) => words.split('\n')).filter((line) => /^\s{0,9}\p{Lu}/u.test(line));
  const count = /^(?:il|la)\b/.test(next ?? '') ? 1 : lines.length;
  return Array.from({ length: count }, (_, i) => String(Number(last) + first + i));
}

/** Whether new words after a place of that level are a place of it, too; after a sentence they may be a new paragraph, point or number. */
function isCounted(level: Level | null): level is Level {
  return level !== null && ['words', 'paragraph', 'point', 'number', 'article'].includes(level);
}

function isSame([one]: readonly string[], [other]: readonly string[]): boolean {
  return one === other;
}

/**
 * New articles, one each; a new division beside them.
 * @param isKnown whether the words name them in front of the verb, and no place that they come behind
 */
function newArticles(
  level: Level,
  place: Place,
  quoted: readonly string[],
  fresh: Group | undefined,
  { after, isKnown }: { after: string | undefined; isKnown: boolean },
): Unquoted[] {
  const withNoun = quoted.flatMap(quotedArticles);
  const articles = withNoun.length > 0 ? withNoun : quoted.flatMap((words) => bareArticles(words, after));
  // `nell'elenco allegato alla legge … sono inseriti gli articoli 3 e 4 della legge …`: they are of another act, and only named there.
  if (quoted.length === 0 && fresh?.place.act !== undefined)
    return place.act === undefined || isSame(place.act, fresh.place.act)
      ? []
      : [{ kind: 'inserisce', reach: 'parole', to: upTo(place, 'sentence'), quoted: false }];
  // `gli articoli 5 e 6 sono inseriti nell'elenco …`
  if (quoted.length === 0 && isKnown) return [];
  const named = (fresh?.place.article ?? []).map((number): QuotedArticle => ({ number, division: [] }));
  const outer = upTo(place, 'annex');
  const found = (articles.length > 0 ? articles : named).map((article) => newArticle(place, article));
  const name = fresh?.place.division?.at(-1) ?? quotedDivision(quoted);
  if (level === 'division' && name !== null) {
    const path = outside(outer.division ?? [], name);
    found.unshift({
      kind: 'inserisce',
      reach: 'partizione',
      to: { ...upTo(outer, 'division'), division: [...path, name] },
      quoted: true,
    });
  }
  return found;
}

function newArticle(place: Place, { number, division }: QuotedArticle): Unquoted {
  const path = division.length === 0 ? place.division : outside(place.division ?? [], division[0]!).concat(division);
  const to = { ...upTo(place, 'article'), ...(path ? { division: path } : {}), article: [number] };
  return { kind: 'inserisce', reach: 'articolo', to, quoted: true };
}

/** A path without the division beside which a new one of its rank stands. */
function outside(path: readonly string[], name: string): string[] {
  return path.filter((part) => part.split(' ')[0] !== name.split(' ')[0]);
}

/** Articles that a substitution brings in beside those that it replaces. */
export function added(place: Place, numbers: readonly number[], quotations: readonly string[]): Operation[] {
  if (place.paragraph !== undefined || place.article === undefined || numbers.length === 0) return [];
  const words = { old: [], brought: numbers, anchor: [], beside: place };
  return quotedArticles(quotations[numbers[0]!]!)
    .filter(({ number }) => !place.article!.includes(number))
    .map((article) => ({ ...newArticle(place, article), quotations: words }));
}

const startsWithPoint = new RegExp(String.raw`^\s{0,3}${pointLetter}(?:-[a-z]{3,20})?\)`);

function levelOfQuotation([first = '']: readonly string[], next: string | null): Level | null {
  if (/^\s{0,3}art(?:icolo|\.)?\s?\d/i.test(first)) return 'article';
  if (/^\s{0,3}(?:libro|parte|titolo|capo|sezione)\s[ivxl]/i.test(first)) return 'division';
  if (quotedAnnexes(first).length > 0) return 'annex';
  if (/^\s{0,3}\d{1,4}(?:[-\s]?[a-z]{3,20})?(?:\.\d{1,2})?\.\s/.test(first)) return 'paragraph';
  if (startsWithPoint.test(first)) return 'point';
  if (/^\s{0,3}\d{1,3}(?:-[a-z]{3,20})?\)/.test(first)) return 'number';
  return next !== null && /^(?:le|la)\b/.test(next) ? 'words' : null;
}
