// The blind labels of effects against the program: how often each field is right, and the relations of each method.
import { reaches, type Generation, type Relation, type RelationMethod } from '../../../engine/law/relation.js';
import { resolveRelations } from '../../../engine/read/corpus/resolve.js';
import {
  earlierOf,
  ending,
  endOf,
  endsOf,
  findLabelled,
  indexOf,
  keyOf,
  labels,
  listed,
  readLabelled,
  secondSet,
  tally,
  type Document,
  type Label,
  type LabelledRelation,
  type Places,
  type Tally,
} from './labelled.js';
import { measureStretch, stretches, type MeasuredStretch } from './measure-dense.js';

export interface Measured {
  /** By field: `kind and ends`, `natura`, `portata`, `comma` … */
  fields: Map<string, Tally>;
  /** Relations of a document, each once, however many elements tell of it. */
  methods: Map<RelationMethod, Record<Generation, Tally>>;
  /** Stretches of which every operation is labelled. */
  stretches: MeasuredStretch[];
  /** Relations that are served as textual. */
  textual: Tally;
  /** What is wrong, one line each. */
  wrong: string[];
}

/**
 * Measures the program on the labels whose documents are at hand. Notes of update are counted apart. A list entry beside which more is
 * known is left out.
 *
 * A label describes one element, that is one link or one `<mod>`; a relation joins all elements between its two ends, and has them as
 * its parts. So what a label says is compared with the parts that stand where it says, that are of the same Gazzetta as the part that
 * quotes its sentence, and that lie within the places that it names. Other parts of the relation are not counted against it here.
 * @param corpus folder of the real documents
 * @param isMeant which labels are measured; the dense stretches belong to the second set
 */
export function measureEffects(corpus: string, isMeant: (label: Pick<Label, 'set'>) => boolean = () => true): Measured {
  const measured: Measured = {
    fields: new Map(),
    methods: new Map(),
    textual: { right: 0, all: 0 },
    stretches: [],
    wrong: [],
  };
  const verdicts: Verdicts = new Map();
  const documents = readAll(corpus);
  const index = indexOf([...documents.values()]);
  for (const [file, document] of documents) {
    const relations = resolveRelations(document.claims, index);
    const judge = judgeOf(verdicts, file, document.generation);
    for (const label of labels)
      if (label.file === file && isMeant(label)) measure(label, relations, document, measured, judge);
    for (const stretch of stretches)
      if (stretch.file === file && isMeant({ set: secondSet }))
        measured.stretches.push(measureStretch(stretch, relations, judge));
  }
  for (const { method, generation, isRight } of verdicts.values()) {
    let known = measured.methods.get(method);
    if (known === undefined)
      measured.methods.set(method, (known = { modern: earlierOf(method), older: { right: 0, all: 0 } }));
    count(known[generation], isRight);
  }
  return measured;
}

/** By folder: each document is read once, however many measurements there are. */
const read = new Map<string, Map<string, Document>>();

/** The labelled documents, each read once. */
export function readAll(corpus: string): Map<string, Document> {
  let documents = read.get(corpus);
  if (documents) return documents;
  read.set(corpus, (documents = new Map()));
  for (const file of new Set(labels.map((label) => label.file))) {
    const path = findLabelled(corpus, file);
    if (path !== undefined) documents.set(file, readLabelled(path, file));
  }
  return documents;
}

/** Whether a relation is right by every element that tells of it, by document, ends and kind. */
type Verdicts = Map<string, { method: RelationMethod; generation: Generation; isRight: boolean }>;

type Judge = (relation: Relation, isRight: boolean) => void;

/** One wrong reading of a relation outweighs all right ones. */
function judgeOf(verdicts: Verdicts, file: string, generation: Generation): Judge {
  return (relation, isRight) => {
    const key = `${file} ${keyOf(endsOf(relation))}`;
    verdicts.set(key, {
      ...{ method: relation.method, generation },
      isRight: isRight && verdicts.get(key)?.isRight !== false,
    });
  };
}

/** The methods that read an editor's sentence: what else quotes it has other words for its ground. */
const bySentence = new Set<RelationMethod>([
  ...(['frase', 'frase-sola', 'frase-citata', 'frase-senza-articolo'] as const),
  ...(['discorde', 'disposizione', 'intero-atto'] as const),
]);

function measure(
  label: Label,
  relations: readonly Relation[],
  { sentences }: Document,
  measured: Measured,
  judge: Judge,
): void {
  const sentence = label.family === 'frase' ? sentences.get(label.element) : undefined;
  const own =
    sentence === undefined ? [] : relations.filter(({ evidence }) => evidence?.split('\n').includes(sentence));
  const known = new Set([...label.relations, ...(label.may ?? [])].map(keyOf));
  for (const relation of own) {
    if (relation.nature !== 'testuale') continue;
    const isTextual = label.relations.some(({ natura }) => natura === 'testuale');
    count(measured.textual, isTextual, measured, `${label.element}: textual`);
  }
  const answered = own.filter((relation) => isAnswered(relation, label));
  for (const relation of [...answered, ...relations.filter((one) => isInPlace(one, label))]) {
    const key = keyOf(labelled(relation, label));
    if (known.has(key)) continue;
    judge(relation, false);
    if (label.complete === true)
      measured.wrong.push(`${label.file} ${label.element} ${key}: ${relation.method} not so`);
  }
  for (const meant of label.relations) {
    const where = `${label.file} ${label.element} ${keyOf(meant)}`;
    const found = relations.find((relation) => keyOf(labelled(relation, label)) === keyOf(meant));
    if (label.family === 'elenco' && found === undefined) continue;
    const field = label.family === 'nota' ? 'notes: kind and ends' : 'kind and ends';
    count(tally(measured.fields, field), found !== undefined, measured, `${where}: missed`);
    if (found === undefined) continue;
    const isRight = found.nature === meant.natura;
    count(tally(measured.fields, 'natura'), isRight, measured, `${where}: natura ${found.nature}`);
    judge(found, isRight);
    // An annex has no paragraphs of the article that encloses it.
    const placed = label.annexOf !== undefined && found.from.article === null ? { ...meant, from_comma: null } : meant;
    if (label.family !== 'nota') compare(placed, found, sentence, where, measured);
  }
}

/** What the program says, with the article that encloses an annex where it names the act alone. */
function labelled(relation: Relation, { annexOf }: Label): ReturnType<typeof endsOf> {
  const ends = endsOf(relation);
  return annexOf !== undefined && ends.from === relation.from.act ? { ...ends, from: annexOf } : ends;
}

/** Whether a label decides what a sentence is said to make: it names the same end, or all that the sentence says of that act. */
function isAnswered({ to, method }: Relation, { relations, complete }: Label): boolean {
  if (complete !== true) return relations.length === 0 || relations.some((meant) => ending(meant.to) === endOf(to));
  if (!bySentence.has(method)) return false;
  return relations.length === 0 || relations.some((meant) => `${ending(meant.to)}/`.startsWith(`${to.act}/`));
}

/** Whether the own words of a place, all of which are labelled, are said to make the relation: `art_1__para_98`, `art_2 c. 3-4`. */
function isInPlace({ from, parts, method }: Relation, { family, complete, element }: Label): boolean {
  if (family !== 'testo' || complete !== true || (method !== 'testo' && method !== 'disposizione')) return false;
  const place = /^art_([^_ ]+)(?:__para_([^_.]+)| c\. (\d+)(?:-(\d+))?)$/.exec(element);
  if (place === null || from.article !== place[1]) return false;
  const [, , paragraph, first, last = first] = place;
  const isMeant = (one: string) =>
    paragraph === undefined ? Number(one) >= Number(first) && Number(one) <= Number(last) : one === paragraph;
  return [from, ...parts.map((part) => part.from)].some((at) => listed(at.paragraph).some(isMeant));
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
  const saidDay = (field: string, ours: string | null, theirs: string | null | undefined) => {
    if (theirs === undefined) return;
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

function count(known: Tally, isRight: boolean, measured?: Measured, line = ''): void {
  known.all++;
  if (isRight) known.right++;
  else measured?.wrong.push(line);
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
