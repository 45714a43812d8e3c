// What the blind labels are, and how their words and those of the program are brought together.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from '../../../engine/read/akn/read-document.js';
import { formatEli, parseEli } from '../../../engine/law/eli.js';
import type { Generation, Relation, RelationKind, RelationMethod } from '../../../engine/law/relation.js';
import { generationOf } from '../../../engine/read/akn/generation.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { descendants, parseXml, textContent } from '../../../engine/read/akn/xml.js';
import type { RelationIndex } from '../../../engine/read/corpus/resolve-end.js';

export type Places = string | string[] | null;

/** One relation as a jurist read it, with the names of the wire. */
export interface LabelledRelation {
  kind: RelationKind;
  natura: string | null;
  portata: string | null;
  from: string;
  from_comma: Places;
  from_lettera: Places;
  to: string;
  to_comma: Places;
  to_lettera: Places;
  to_numero: Places;
  to_partizione: Places;
  /** A day that is left out was not labelled. */
  pubblicazione?: string | null;
  vigore?: string | null;
  effetto?: string | null;
}

/** What one element of a document says, read by a person before the program's answer was looked at. */
export interface Label {
  file: string;
  element: string;
  family: 'frase' | 'testo' | 'segno' | 'nota' | 'elenco';
  relations: LabelledRelation[];
  /** Whether `relations` is all that the place says of the acts that it names: what else is served from it is wrong. */
  complete?: boolean;
  /** Neither right nor wrong where `complete`: the labels do not decide it, or another element says it in the same place. */
  may?: Pick<LabelledRelation, 'kind' | 'from' | 'to'>[];
  /** The article whose annex says it: the program may name the act alone. */
  annexOf?: string;
  /** The day on which a later set was labelled; the first set has none. */
  set?: string;
  /** Why it was changed after the program's answer was seen, or which of two conventions it follows. */
  reason?: string;
  /** Labelled for measuring only: no rule was made by looking at it. */
  heldOut: boolean;
}

export interface Tally {
  right: number;
  all: number;
}

export const labels = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/engine/law/effects-labels.json'), 'utf8'),
) as Label[];

const folders = [
  ...['effetti', 'normattiva', 'older'],
  ...['decreto-legge_2012-05-15_59', 'legge_1941-04-22_633', 'legge-costituzionale_1953-03-11_1'].map((act) =>
    join('versioni', act),
  ),
];

/** Path of a labelled document, wherever the corpus has it. */
export function findLabelled(corpus: string, file: string): string | undefined {
  return folders.map((folder) => join(corpus, folder, file)).find(existsSync);
}

export interface Document extends ReadDocument {
  generation: Generation;
  /** Sentences by the id of their element. */
  sentences: Map<string, string>;
}

export function readLabelled(path: string, file: string): Document {
  const bytes = readFileSync(path);
  const root = parseXml(bytes, file);
  const sentences = new Map<string, string>();
  for (const mod of descendants(root, 'textualMod')) {
    const text = descendants(mod, 'new').map(textContent).join(' ').replace(/\s+/g, ' ').trim();
    sentences.set(mod.attributes['eId'] ?? '', text.replace(/^[,;\s]{1,9}/, ''));
  }
  const document = readDocument(bytes, file);
  return { ...document, generation: generationOf(root, document.act.eli), sentences };
}

/** Lower bound of the 95 % Wilson interval, in hundredths, rounded down. */
export function wilson({ right, all }: Tally): number {
  if (all === 0) return 0;
  const [z, rate] = [1.96, right / all];
  const spread = z * Math.sqrt((rate * (1 - rate)) / all + (z * z) / (4 * all * all));
  return Math.floor(((rate + (z * z) / (2 * all) - spread) / (1 + (z * z) / all)) * 100) / 100;
}

export const secondSet = '2026-11-23';

/** Two methods that these documents hardly show were measured on a sample before the labels. */
const earlier: Partial<Record<RelationMethod, Tally>> = {
  conversione: { right: 9, all: 9 },
  'frase-senza-articolo': { right: 13, all: 13 },
};

export function earlierOf(method: RelationMethod): Tally {
  return { right: 0, all: 0, ...earlier[method] };
}

/** Labels of older exports, below which a method is measured on both generations together. */
const fewest = 10;

/** What a method is measured on: each generation apart where the older one has labels enough, else both together. */
export function apart({ modern, older }: Record<Generation, Tally>): { all: Tally; older: Tally | null } {
  if (older.all >= fewest) return { all: modern, older };
  return { all: { right: modern.right + older.right, all: modern.all + older.all }, older: null };
}

/** The confidence that a method may state. */
export function boundOf(tally: Tally): number {
  return Math.max(0.01, wilson(tally));
}

export function tally<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  let known = tallies.get(key);
  if (known === undefined) tallies.set(key, (known = { right: 0, all: 0 }));
  return known;
}

export function listed(places: Places): string[] {
  return places === null ? [] : typeof places === 'string' ? places.split(', ') : places;
}

/** Labels write `allegato-i.7`, ELIs `allegato-i-7`; a ministry may have its particles in a label. */
export function ending(eli: string): string {
  const plain = eli.replace(/allegato-[^/]*/, (name) => name.replaceAll('.', '-'));
  const parts = plain.includes('/ministero-') ? parseEli(plain) : null;
  return parts === null ? plain : formatEli(parts);
}

export function endOf({ articleEli, act }: Relation['from']): string {
  return articleEli ?? act;
}

export function endsOf({ kind, from, to }: Relation): { kind: string; from: string; to: string } {
  return { kind, from: endOf(from), to: endOf(to) };
}

export function keyOf({ kind, from, to }: { kind: string; from: string; to: string }): string {
  return `${kind} ${ending(from)} ${ending(to)}`;
}

export function indexOf(documents: readonly Pick<Document, 'act'>[]): RelationIndex {
  const keys = new Map(
    documents.map(({ act }) => [act.eli, new Set(act.articles.map(({ eli }) => eli.slice(act.eli.length)))]),
  );
  return {
    hasAct: (eli) => keys.has(eli),
    actByTypeYearNumber: () => null,
    hasArticle: (eli, key) => keys.get(eli)?.has(key) ?? false,
  };
}
