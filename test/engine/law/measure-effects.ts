// The blind labels of effects against the program: how often each field is right, and the relations of each method.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from '../../../engine/read/akn/read-document.js';
import { formatEli, parseEli } from '../../../engine/law/eli.js';
import { reaches, type Relation, type RelationKind, type RelationMethod } from '../../../engine/law/relation.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { descendants, parseXml, textContent } from '../../../engine/read/akn/xml.js';
import type { RelationIndex } from '../../../engine/read/corpus/resolve-end.js';
import { resolveRelations } from '../../../engine/read/corpus/resolve.js';

type Places = string | string[] | null;

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
  pubblicazione: string | null;
  vigore: string | null;
  effetto: string | null;
}

/** What one element of a document says, read by a person before the program's answer was looked at. */
export interface Label {
  file: string;
  element: string;
  family: 'frase' | 'testo' | 'segno' | 'nota' | 'elenco';
  relations: LabelledRelation[];
  /** Labelled for measuring only: no rule was made by looking at it. */
  heldOut: boolean;
}

export interface Tally {
  right: number;
  all: number;
}

export interface Measured {
  /** By field: `kind and ends`, `natura`, `portata`, `comma` … */
  fields: Map<string, Tally>;
  /** Relations of a document, each once, however many elements tell of it. */
  methods: Map<RelationMethod, Tally>;
  /** Relations that are served as textual. */
  textual: Tally;
  /** What is wrong, one line each. */
  wrong: string[];
}

export const labels = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../test/engine/law/effects-labels.json'), 'utf8'),
) as Label[];

const folders = [
  'effetti',
  'normattiva',
  ...['decreto-legge_2012-05-15_59', 'legge_1941-04-22_633', 'legge-costituzionale_1953-03-11_1'].map((act) =>
    join('versioni', act),
  ),
];

/**
 * Measures the program on the labels whose documents are at hand. Notes of update are left out: they are no relations yet, as is a
 * list entry beside which more is known.
 *
 * A label describes one element, that is one link or one `<mod>`; a relation joins all elements between its two ends, and has them as
 * its parts. So what a label says is compared with the parts that stand where it says, that are of the same Gazzetta as the part that
 * quotes its sentence, and that lie within the places that it names. Other parts of the relation are not counted against it here.
 * @param corpus folder of the real documents
 * @param half only the labels that rules were made on (`development`), or only the others
 */
export function measureEffects(corpus: string, half: 'all' | 'development' | 'held out' = 'all'): Measured {
  const measured: Measured = { fields: new Map(), methods: new Map(), textual: { right: 0, all: 0 }, wrong: [] };
  const byMethod: Verdicts = new Map();
  const documents = new Map<string, Document>();
  for (const { file } of labels) {
    const path = folders.map((folder) => join(corpus, folder, file)).find(existsSync);
    if (path !== undefined && !documents.has(file)) documents.set(file, read(path, file));
  }
  const index = indexOf([...documents.values()]);
  for (const [file, document] of documents) {
    const relations = resolveRelations(document.claims, index);
    for (const label of labels) {
      const isMeant = half === 'all' || label.heldOut === (half === 'held out');
      if (isMeant && label.file === file && label.family !== 'nota')
        measure(label, relations, document, measured, byMethod);
    }
  }
  for (const { method, isRight } of byMethod.values()) count(tally(measured.methods, method), isRight);
  return measured;
}

/** Whether a relation is right by every element that tells of it, by document, ends and kind. */
type Verdicts = Map<string, { method: RelationMethod; isRight: boolean }>;

function judge(verdicts: Verdicts, relation: string, method: RelationMethod, isRight: boolean): void {
  verdicts.set(relation, { method, isRight: isRight && verdicts.get(relation)?.isRight !== false });
}

/** Lower bound of the 95 % Wilson interval, in hundredths, rounded down. */
export function wilson({ right, all }: Tally): number {
  if (all === 0) return 0;
  const [z, rate] = [1.96, right / all];
  const spread = z * Math.sqrt((rate * (1 - rate)) / all + (z * z) / (4 * all * all));
  return Math.floor(((rate + (z * z) / (2 * all) - spread) / (1 + (z * z) / all)) * 100) / 100;
}

interface Document extends ReadDocument {
  /** Sentences by the id of their element. */
  sentences: Map<string, string>;
}

function read(path: string, file: string): Document {
  const bytes = readFileSync(path);
  const sentences = new Map<string, string>();
  for (const mod of descendants(parseXml(bytes, file), 'textualMod')) {
    const text = descendants(mod, 'new').map(textContent).join(' ').replace(/\s+/g, ' ').trim();
    sentences.set(mod.attributes['eId'] ?? '', text.replace(/^[,;\s]{1,9}/, ''));
  }
  return { ...readDocument(bytes, file), sentences };
}

function measure(
  label: Label,
  relations: readonly Relation[],
  { sentences }: Document,
  measured: Measured,
  byMethod: Verdicts,
): void {
  const sentence = label.family === 'frase' ? sentences.get(label.element) : undefined;
  const own =
    sentence === undefined ? [] : relations.filter(({ evidence }) => evidence?.split('\n').includes(sentence));
  const keys = new Set(label.relations.map(keyOf));
  for (const relation of own) {
    if (relation.nature === 'testuale')
      count(
        measured.textual,
        label.relations.some(({ natura }) => natura === 'testuale'),
        measured,
        `${label.element}: textual`,
      );
    const isLabelled =
      label.relations.length === 0 || label.relations.some(({ to }) => ending(to) === endOf(relation.to));
    const key = keyOf(endsOf(relation));
    if (isLabelled && !keys.has(key)) judge(byMethod, `${label.file} ${key}`, relation.method, false);
  }
  for (const known of label.relations) {
    const where = `${label.file} ${label.element} ${keyOf(known)}`;
    const found = relations.find((relation) => keyOf(endsOf(relation)) === keyOf(known));
    if (label.family === 'elenco' && found === undefined) continue;
    count(tally(measured.fields, 'kind and ends'), found !== undefined, measured, `${where}: missed`);
    if (found === undefined) continue;
    const isRight = found.nature === known.natura;
    count(tally(measured.fields, 'natura'), isRight, measured, `${where}: natura ${found.nature}`);
    judge(byMethod, `${label.file} ${keyOf(known)}`, found.method, isRight);
    compare(known, found, sentence, where, measured);
  }
}

function compare(
  known: LabelledRelation,
  found: Relation,
  sentence: string | undefined,
  where: string,
  measured: Measured,
): void {
  const all = found.parts.length > 0 ? found.parts : [found];
  const [paragraphs, points] = [listed(known.from_comma), listed(known.from_lettera)];
  const at = all.filter(({ from }) => shares(paragraphs, from.paragraph) && shares(points, from.point));
  count(tally(measured.fields, 'source place'), at.length > 0, measured, `${where}: source`);
  const parts = ownParts(known, at.length > 0 ? at : all, sentence);
  const reach = reaches.find((one) => parts.some((part) => part.reach === one)) ?? null;
  const said = (field: string, ours: string | null, theirs: string | null) =>
    count(tally(measured.fields, field), ours === theirs, measured, `${where}: ${field} ${ours}, labelled ${theirs}`);
  said('portata', reach, known.portata);
  said('comma', joined(parts.map(({ to }) => to.paragraph)), joined(known.to_comma));
  said('lettera', pointsOf(parts, known), joined(known.to_lettera));
  said('numero', joined(parts.map(({ to }) => to.number)), joined(known.to_numero));
  const first = (day: keyof Relation['dates']) => parts.flatMap(({ dates }) => dates[day] ?? []).sort()[0] ?? null;
  const saidDay = (field: string, ours: string | null, theirs: string | null) => {
    said(field, ours, theirs);
    if (ours !== null) count(tally(measured.fields, `${field} where given`), ours === theirs);
  };
  saidDay('pubblicazione', first('publication'), known.pubblicazione);
  saidDay('vigore', first('force'), known.vigore);
  saidDay('effetto', first('effect'), known.effetto);
}

/** Of several parts those that the element itself tells of. */
function ownParts<Part extends Relation['parts'][number] | Relation>(
  known: LabelledRelation,
  parts: readonly Part[],
  sentence: string | undefined,
): readonly Part[] {
  // A sentence is quoted by the first of its parts only; the words as decreed and as converted are told apart by their Gazzetta.
  const quoting = parts.filter(({ evidence }) => sentence !== undefined && evidence?.split('\n').includes(sentence));
  const printed = quoting.map(({ dates }) => dates.publication);
  const told = quoting.length > 0 ? parts.filter(({ dates }) => printed.includes(dates.publication)) : parts;
  const inside = told.filter(
    ({ to }) =>
      isWithin(to.paragraph, known.to_comma) &&
      isWithin(to.point, known.to_lettera) &&
      isWithin(to.number, known.to_numero),
  );
  return joined(inside.map(({ to }) => to.paragraph)) === joined(known.to_comma) && inside.length > 0 ? inside : told;
}

function isWithin(found: string | null, named: Places): boolean {
  return listed(found).every((one) => listed(named).includes(one));
}

/** A label of several paragraphs mostly names no points, as an end of a relation does not: no paragraph would be known for them. */
function pointsOf(
  parts: readonly { to: Relation['parts'][number]['to'] }[],
  { to_comma, to_lettera }: LabelledRelation,
): string {
  return to_lettera === null && listed(to_comma).length > 1 ? '' : joined(parts.map(({ to }) => to.point));
}

function tally<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  let known = tallies.get(key);
  if (known === undefined) tallies.set(key, (known = { right: 0, all: 0 }));
  return known;
}

function count(known: Tally, isRight: boolean, measured?: Measured, line = ''): void {
  known.all++;
  if (isRight) known.right++;
  else measured?.wrong.push(line);
}

function listed(places: Places): string[] {
  return places === null ? [] : typeof places === 'string' ? places.split(', ') : places;
}

function shares(named: readonly string[], found: string | null): boolean {
  return named.length === 0 || named.some((one) => listed(found).includes(one));
}

function joined(places: Places | readonly (string | null)[]): string {
  const each = Array.isArray(places)
    ? places.flatMap((place: string | null) => listed(place))
    : listed(places as Places);
  return [...new Set(each)].sort().join(', ');
}

/** Labels write `allegato-i.7`, ELIs `allegato-i-7`; a ministry may have its particles in a label. */
function ending(eli: string): string {
  const plain = eli.replace(/allegato-[^/]*/, (name) => name.replaceAll('.', '-'));
  const parts = plain.includes('/ministero-') ? parseEli(plain) : null;
  return parts === null ? plain : formatEli(parts);
}

function endOf({ articleEli, act }: Relation['from']): string {
  return articleEli ?? act;
}

function endsOf({ kind, from, to }: Relation): { kind: string; from: string; to: string } {
  return { kind, from: endOf(from), to: endOf(to) };
}

function keyOf({ kind, from, to }: { kind: string; from: string; to: string }): string {
  return `${kind} ${ending(from)} ${ending(to)}`;
}

function indexOf(documents: readonly Document[]): RelationIndex {
  const keys = new Map(
    documents.map(({ act }) => [act.eli, new Set(act.articles.map(({ eli }) => eli.slice(act.eli.length)))]),
  );
  return {
    hasAct: (eli) => keys.has(eli),
    actByTypeYearNumber: () => null,
    hasArticle: (eli, key) => keys.get(eli)?.has(key) ?? false,
  };
}
