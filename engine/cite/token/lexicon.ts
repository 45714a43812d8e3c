// The words of citations: types of acts, names of acts, and the words around them.
import { actTypes, foldSpelling } from '../../law/act-type.js';
import { foreignActs } from '../../law/foreign-acts.js';
import { annualNames, namedActs, sharedNames } from '../../law/named-acts.js';
import { monthNames } from '../../law/months.js';
import { latinRank, latinSuffixes } from '../../law/eli/article-number.js';
import { aliasesOf, isTelling, shortened } from './aliases.js';
import { nations, ordinals, plainWords, shortMonths } from './lexicon-words.js';
import { Kind } from './tokens.js';
import { Trie } from './trie.js';

/** A known name: the acts it may mean. */
export interface Name {
  text: string;
  acts: string[];
  part: string | null;
  /** It names the act only beside an article, or as `candidates` when alone. */
  weak: boolean;
  /** Several acts: the first is in force. */
  inForce: boolean;
  /** A year must follow (`legge di bilancio 2020`). */
  annual: boolean;
  /** May be taken for the act in running text, with no article beside it. */
  telling: boolean;
}

const kinds: number[] = [];
const values: number[] = [];

/** All phrases of the lexicon. */
export const phrases = new Trie();
export const names: Name[] = [];
/** Rows of {@link names} by folded text, for whole inputs. */
export const nameByFold = new Map<string, number>();
export const foreignByFold = new Map<string, number>();

/** Kind and value of the phrase that {@link phrases} found. */
export function kindOf(entry: number): number {
  return kinds[entry]!;
}
export function valueOf(entry: number): number {
  return values[entry]!;
}

/** Kinds whose single words are found only as such, not as dotted letters or across a blank. */
const tightKinds = new Set<number>([
  Kind.Of,
  Kind.At,
  Kind.From,
  Kind.And,
  Kind.Noise,
  Kind.Cited,
  Kind.Ordinal,
  Kind.Nation,
  Kind.Region,
  Kind.Paragraph,
  Kind.Generic,
  Kind.Month,
]);

function add(kind: number, value: number, ...texts: string[]): void {
  for (const text of texts) {
    phrases.add(text, kinds.length, tightKinds.has(kind) && !/[ .]/.test(text));
    kinds.push(kind);
    values.push(value);
  }
}

const filling = fill();

/** Fills the tables on first use: the first text waits for it, a start does not. */
export function openLexicon(): void {
  while (!filling.next().done);
}

/** The same in small steps, so that others can have the thread in between: false when it is done. */
export function fillLexicon(): boolean {
  return filling.next().done !== true;
}

/** Earlier rows win: of two phrases with one spelling the first is kept. */
function* fill(): Generator<undefined, void> {
  for (const [kind, spellings] of plainWords) add(Kind[kind], 0, ...spellings.split('|'));
  add(Kind.Nation, 0, ...nations().split('|'));
  yield;
  addOrdinals();
  shortMonths.forEach((spellings, i) => {
    add(Kind.Month, i + 1, monthNames[i]!, ...spellings.split('|'));
  });
  for (const suffix of latinSuffixes) add(Kind.Suffix, latinRank(suffix), suffix);
  addTypes();
  yield;
  yield* addNames();
  yield;
  addForeignActs();
}

/** `secondo`, `seconda`; the last one is -1, and the one before it -2. */
function addOrdinals(): void {
  ordinals.split(' ').forEach((word, i) => {
    add(Kind.Ordinal, i + 1, word, `${word.slice(0, -1)}a`);
  });
  add(Kind.Ordinal, 11, 'undecimo', 'decimoprimo');
  add(Kind.Ordinal, 12, 'duodecimo', 'decimosecondo');
  add(Kind.Ordinal, 13, 'decimoterzo');
  add(Kind.Ordinal, -1, 'ultimo', 'ultima', 'ult');
  add(Kind.Ordinal, -2, 'penultimo', 'penult');
}

/** Spellings of types that are words of other kinds, or names of their own: `D.Lgs. 267` is decided by its number, never by these. */
const noType = new Set(['tu', 'd', 'c', 'ccost']);

function addTypes(): void {
  actTypes.forEach((type, row) => {
    if (type.slug === 'costituzione' || type.standing === 'generic') return;
    const short = type.spellings.split(' ').filter(Boolean);
    for (const spelling of [type.slug, type.name, type.plural, type.abbreviation, ...short])
      if (!noType.has(foldSpelling(spelling))) add(Kind.Type, row, spelling);
  });
}

/** Names that several acts carry come last: {@link addName} lets them replace the names of one act. */
function* addNames(): Generator<undefined, void> {
  for (const act of namedActs()) {
    for (const { text, weak } of aliasesOf(act))
      addName({ text, acts: [act.eli], part: act.part, weak, inForce: true, annual: false, telling: isTelling(text) });
    yield;
  }
  for (const { aliases, acts, inForce } of sharedNames()) {
    const spellings = aliases.map((text) => ({ text, weak: false }));
    for (const { text } of shortened(spellings, acts))
      addName({ text, acts, part: null, weak: false, inForce, annual: false, telling: isTelling(text) });
  }
  for (const text of annualNames())
    addName({ text, acts: [], part: null, weak: false, inForce: false, annual: true, telling: false });
}

function addForeignActs(): void {
  foreignActs().forEach((act, row) => {
    for (const text of [...act.aliases, act.name]) {
      add(Kind.Foreign, row, text);
      foreignByFold.set(foldSpelling(text), row);
    }
  });
}

/** A later name replaces an earlier one with the same spelling. */
function addName(name: Name): void {
  const fold = foldSpelling(name.text);
  const row = nameByFold.get(fold) ?? names.length;
  nameByFold.set(fold, row);
  add(Kind.Name, row, name.text);
  names[row] = name;
}
