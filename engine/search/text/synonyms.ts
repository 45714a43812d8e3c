// Synonyms from a thesaurus that the operator names, for queries of which too few texts have every word.
import type { Steps } from '../../steps.js';
import type { Snapshot } from '../../store/snapshot.js';
import type { Sections } from '../../store/writer.js';
import { foldWords, functionWords } from '../fold.js';
import { stemVerb, stemWord } from '../stem.js';
import type { ThesaurusEntry } from '../thesaurus.js';

/** Synonyms of a word that are looked for at most. */
const mostSynonyms = 8;

/** Of what a synonym counts at most: halves are lost where only one of the two words names the other, and where it is no noun. */
const wholeWeight = 4;

/** A synonym, folded, with its weight, up to 1. */
export interface Synonym {
  word: string;
  stem: string;
  weight: number;
}

/** A synonym of a stem as it is gathered. */
interface Gathered {
  word: string;
  stem: string;
  /** Meanings in which it stands. */
  times: number;
  isNoun: boolean;
  isMutual: boolean;
  count: number;
}

/** A single word of a thesaurus, folded; `null` for a phrase. */
function singleWord(words: string): string | null {
  const folded = foldWords(words).filter((word) => !functionWords.has(word));
  return folded.length === 1 ? folded[0]! : null;
}

/**
 * Writes the synonyms of each stem that has some among the words of the corpus: a line a stem, in ascending order, where each line begins.
 * @param countOf how many documents have a stem
 * @param most documents that may have a synonym: of commoner ones each says too little
 */
export function* writeSynonyms(
  writer: Sections,
  name: string,
  entries: readonly ThesaurusEntry[],
  countOf: (stem: string) => number,
  most: number,
): Steps<void> {
  const byStem = new Map<string, ThesaurusEntry[]>();
  const pairs = new Set<string>();
  for (const entry of entries) {
    const word = singleWord(entry.word);
    if (word === null) continue;
    const stem = stemWord(word);
    for (const one of new Set([stem, stemVerb(word) ?? stem])) {
      const known = byStem.get(one);
      if (known === undefined) byStem.set(one, [entry]);
      else known.push(entry);
    }
    for (const { synonyms } of entry.meanings)
      for (const synonym of synonyms) {
        const other = singleWord(synonym);
        if (other !== null) pairs.add(`${stem} ${stemWord(other)}`);
      }
    yield;
  }
  const lines: Buffer[] = [];
  for (const stem of [...byStem.keys()].sort((a, b) => (a < b ? -1 : 1))) {
    const found = gather(stem, byStem.get(stem)!, pairs, countOf).filter(({ count }) => count > 0 && count <= most);
    found.sort(compareGathered).splice(mostSynonyms);
    if (found.length > 0) lines.push(Buffer.from(`${[stem, ...found.map(format)].join(' ')}\n`));
    yield;
  }
  // Stems are looked up by their bytes.
  lines.sort((a, b) => Buffer.compare(a, b));
  const starts = [0];
  for (const { length } of lines) starts.push(starts.at(-1)! + length);
  writer.column(`${name}.synonyms`, Buffer.concat(lines));
  writer.column(`${name}.synonyms.starts`, Uint32Array.from(starts));
}

function gather(
  stem: string,
  entries: readonly ThesaurusEntry[],
  pairs: ReadonlySet<string>,
  countOf: (stem: string) => number,
): Gathered[] {
  const gathered = new Map<string, Gathered>();
  const owns = entries.map(({ word }) => stemWord(singleWord(word)!));
  for (const { meanings } of entries)
    for (const { isNoun, synonyms } of meanings)
      for (const synonym of synonyms) {
        const word = singleWord(synonym);
        const other = word === null ? stem : stemWord(word);
        if (word === null || other === stem || owns.includes(other)) continue;
        const known = gathered.get(other);
        if (known !== undefined) known.times++;
        else {
          const isMutual = owns.some((own) => pairs.has(`${other} ${own}`));
          gathered.set(other, { word, stem: other, times: 1, isNoun, isMutual, count: countOf(other) });
        }
      }
  return [...gathered.values()];
}

/** Those that name each other first, then those of more meanings, then the commoner ones. */
const compareGathered = (a: Gathered, b: Gathered): number =>
  Number(b.isMutual) - Number(a.isMutual) || b.times - a.times || b.count - a.count || (a.word < b.word ? -1 : 1);

/** `locazione:4` */
const format = ({ word, isMutual, isNoun }: Gathered): string =>
  `${word}:${wholeWeight / (isMutual ? 1 : 2) / (isNoun ? 1 : 2)}`;

/** Looks up synonyms in the snapshot. */
export class SynonymReader {
  constructor(private readonly snapshot: Snapshot) {}

  /** Whether the snapshot was made with a thesaurus. */
  get isThere(): boolean {
    return this.snapshot.has('words.synonyms');
  }

  /** The synonyms of a stem; none where it has none in the corpus. */
  of(stem: string): Synonym[] {
    if (!this.isThere) return [];
    const arena = this.snapshot.arena('words.synonyms');
    const starts = this.snapshot.numbers('words.synonyms.starts', Uint32Array);
    const wanted = Buffer.from(`${stem} `);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const line = arena.slice(starts.at(middle)!, starts.at(middle + 1)!);
      if (Buffer.compare(line.subarray(0, wanted.length), wanted) < 0) low = middle + 1;
      else high = middle;
    }
    if (low === starts.length - 1) return [];
    const [found, ...synonyms] = arena.text(starts.at(low)!, starts.at(low + 1)! - 1).split(' ');
    if (found !== stem) return [];
    return synonyms.map((one) => {
      const [word, weight] = one.split(':') as [string, string];
      return { word, stem: stemWord(word), weight: Number(weight) / wholeWeight };
    });
  }
}
