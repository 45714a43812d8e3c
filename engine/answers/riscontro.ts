// The operations of an amending act on words, and the text today: answers from an open snapshot.
import { actOfEli } from '../law/eli.js';
import { judgedDifferences, type JudgedDifference } from '../law/judged-differences.js';
import type { Generation } from '../law/relation.js';
import type { Action } from '../law/wording.js';
import type { SpelledWording } from '../read/proof/apply.js';
import { originsIn, type DatedWording } from '../read/proof/origin.js';
import { unpackRead } from '../read/proof/packed.js';
import type { ArticleText, Grade } from '../read/proof/prove.js';
import { textToCome, type NotMade } from '../read/proof/to-come.js';
import { nameAct } from './act-name.js';
import { versionsOf } from './past.js';
import type { Relation } from './relation.js';
import { ActOperations, type OpenActs } from './riscontro/act-operations.js';
import type { Giudizio, OperationEntry, PerGrado } from './riscontro/entry.js';
import { isInWords, partsWith } from './riscontro/in-parts.js';
import { OwnRelations } from './riscontro/own-relations.js';
import type { KeptProof, KeptProofs } from './riscontro/kept.js';
import { RecentAmenders } from './riscontro/recent-amenders.js';
import type { Origine, Quota, Tratto } from './riscontro/provenance.js';

/** Operations times characters of an article from which on finding their words may take more than some milliseconds. */
const longOrigins = 1_000_000;

/** Operations and acts from which on finding those of some relations may take more than some milliseconds. */
const [manyOperations, manyAmenders] = [50, 3];

/** An operation with its words and its proof. */
export interface ReadOperation {
  action: Action;
  /** ELI of the amended act, as the words name it. */
  act: string;
  words: SpelledWording;
  proof: KeptProof;
}

/** The operations of acts on the words of others. */
export class Operations {
  #byGrade: Map<Grade | null, number[]> | undefined;
  #judged: ReadonlyMap<number, Giudizio> | undefined;
  readonly #recent: RecentAmenders;

  constructor(
    private readonly acts: OpenActs,
    private readonly packed: { at(act: number): Buffer },
    private readonly proofs: KeptProofs,
  ) {
    this.#recent = new RecentAmenders(packed);
  }

  /** The operations of an act, by number: the first, and one after the last. */
  of(act: number): [from: number, end: number] {
    return this.proofs.of(act);
  }

  /** The operations of an act with their words and proofs, in the order of its text, and the generation of the export they were read from. */
  read(act: number): { generation: Generation; operations: ReadOperation[] } {
    const [from] = this.proofs.of(act);
    const { wordings, generation } = unpackRead(this.packed.at(act));
    const own = new ActOperations(this.acts, act, this.#recent);
    return {
      generation,
      operations: wordings.map(({ action, to }, i) => ({
        ...{ action, act: to.act, words: own.spelled(i), proof: this.proofs.at(from + i) },
      })),
    };
  }

  /** All that have a grade, in the order of the corpus; of `null` all that have one. */
  ofGrade(grade: Grade | null): readonly number[] {
    if (this.#byGrade === undefined) {
      this.#byGrade = new Map();
      for (let i = 0; i < this.proofs.count; i++) {
        const own = this.proofs.gradeAt(i);
        for (const name of own === null ? [] : [own, null]) {
          const known = this.#byGrade.get(name);
          if (known === undefined) this.#byGrade.set(name, [i]);
          else known.push(i);
        }
      }
    }
    return this.#byGrade.get(grade) ?? [];
  }

  /** Differences that a person has judged, by the numbers of their operations; found once. */
  judged(): ReadonlyMap<number, Giudizio> {
    return (this.#judged ??= this.judge(judgedDifferences()));
  }

  /** The judgements whose operations still differ from the text here, by number of the operation. Only acts that they name are read. */
  judge(judgements: readonly JudgedDifference[]): Map<number, Giudizio> {
    const judged = new Map<number, Giudizio>();
    const rows = new Map(judgements.map((row) => [row.operation, row]));
    for (const act of new Set(judgements.map(({ provision }) => this.acts.find(actOfEli(provision))))) {
      if (act === null || !this.acts.inCorpus(act)) continue;
      const [from, end] = this.proofs.of(act);
      const operations = new ActOperations(this.acts, act, this.#recent);
      for (let number = from; number < end; number++) {
        const row = this.proofs.gradeAt(number) === 'discorde' ? rows.get(operations.id(number - from)) : undefined;
        if (row === undefined) continue;
        const { verdict, note, judged: giorno, official } = row;
        judged.set(number, { esito: verdict, nota: note === '' ? null : note, giorno, fonte: official });
      }
    }
    return judged;
  }

  /** Operations from one number up to another: all, or those of a grade, `nessuno` for none. */
  ofAct(from: number, end: number, grade: keyof PerGrado | null): number[] {
    const all = Array.from({ length: end - from }, (_, i) => from + i);
    return grade === null ? all : all.filter((number) => (this.proofs.gradeAt(number) ?? 'nessuno') === grade);
  }

  /** The number of operations of each grade, among those from one number up to another. */
  count(from = 0, end = this.proofs.count): PerGrado {
    const counts: PerGrado = { testo: 0, presenza: 0, segno: 0, nota: 0, coerente: 0, discorde: 0, nessuno: 0 };
    for (let i = from; i < end; i++) counts[this.proofs.gradeAt(i) ?? 'nessuno']++;
    return counts;
  }

  /** Some operations as they are answered. */
  describe(numbers: readonly number[]): OperationEntry[] {
    const read = this.#readers();
    return numbers.map((number) => {
      const { operations, index } = read(number);
      return operations.describe(index, this.proofs.at(number), this.judged().get(number) ?? null);
    });
  }

  /** Whether finding the operations of some relations may take more than some milliseconds. */
  areManyIn(relations: readonly Relation[]): boolean {
    const amenders = this.#amendersOf(relations);
    const count = amenders.reduce((sum, act) => sum + this.proofs.of(act)[1] - this.proofs.of(act)[0], 0);
    return amenders.length > manyAmenders || count > manyOperations;
  }

  /** Relations, each with what the words do at the places that it joins, in their order. */
  inParts(relations: readonly Relation[]): Relation[] {
    const byRelation = new Map<string, OperationEntry[]>();
    const wanted = new Set(relations.map(({ id }) => id));
    for (const act of this.#amendersOf(relations)) {
      const [from] = this.proofs.of(act);
      const operations = new ActOperations(this.acts, act, this.#recent);
      for (const { relation, index } of operations.ofRelations((index) => this.proofs.at(from + index))) {
        if (!wanted.has(relation)) continue;
        const entry = operations.describe(index, this.proofs.at(from + index), null);
        const known = byRelation.get(relation);
        if (known === undefined) byRelation.set(relation, [entry]);
        else known.push(entry);
      }
    }
    return relations.map((relation) => ({
      ...relation,
      parti: partsWith(relation, byRelation.get(relation.id) ?? []),
    }));
  }

  /** The acts of the corpus that amend by some relations, and whose words were read. */
  #amendersOf(relations: readonly Relation[]): number[] {
    const acts = new Set(relations.map(({ da }) => this.acts.find(da.eli)));
    return [...acts].flatMap((act) => {
      if (act === null || !this.acts.inCorpus(act)) return [];
      const [from, end] = this.proofs.of(act);
      return from === end ? [] : act;
    });
  }

  /** Whether telling where an article's words come from may take more than some milliseconds. */
  hasManyOrigins(act: number, key: string): boolean {
    const record = this.acts.record(act);
    const { length } = record.articleEntry(key)!.testo;
    return this.proofs.on(act, record.articleIndex(key)).length * length > longOrigins;
  }

  /**
   * The text of an article that is served, in stretches, each with the operation that brought it.
   * @param act number of the amended act @param key ELI suffix of the article, which the act has
   */
  origins(act: number, key: string): { stretches: Tratto[]; shares: Quota[]; unknown: number } {
    const record = this.acts.record(act);
    const { rubrica, testo } = record.articleEntry(key)!;
    // Those of the article alone: an amending act may have thousands.
    const read = this.#readers(new OwnRelations(record.relations('incoming').select({ article: key }).entries('it')));
    const known = this.#inText(act, record.articleIndex(key), record.textDay(key)?.from ?? null);
    const dated = known.map((number): DatedWording => {
      const { grade } = this.proofs.at(number);
      const { operations, index } = read(number);
      const isProved = grade === 'testo' || grade === 'presenza';
      return { wording: operations.spelled(index), act: this.proofs.actOf(number), isProved };
    });
    const origins = new Map<number, Origine>();
    const originOf = (number: number): Origine => {
      const { operations, index } = read(number);
      let origin = origins.get(number);
      if (origin === undefined) origins.set(number, (origin = operations.origin(index, this.proofs.at(number))));
      return origin;
    };
    const stretches: Tratto[] = [];
    const add = (inizio: number, fine: number, origine: Origine | null) => {
      if (inizio < fine) stretches.push({ inizio, fine, testo: testo.slice(inizio, fine), origine });
    };
    let at = 0;
    for (const { start, end, operation } of originsIn({ heading: rubrica, text: testo }, dated)) {
      add(at, start, null);
      add(start, end, originOf(known[operation]!));
      at = end;
    }
    add(at, testo.length, null);
    const shares = new Map<string, Quota>();
    let unknown = 0;
    for (const { inizio, fine, origine } of stretches) {
      if (origine === null) unknown += fine - inizio;
      else {
        const { eli } = origine.norma;
        const share = shares.get(eli) ?? { norma: nameAct(this.acts.cardOf(eli)), caratteri: 0 };
        shares.set(eli, { ...share, caratteri: share.caratteri + fine - inizio });
      }
    }
    return { stretches, shares: [...shares.values()].sort((a, b) => b.caratteri - a.caratteri), unknown };
  }

  /** ELIs of the acts whose words do something to an article that its text does not contain yet. */
  awaited(act: number, key: string): string[] {
    const own = this.proofs.on(act, this.acts.record(act).articleIndex(key));
    const later = own.filter((number) => this.proofs.at(number).reason === 'testo-anteriore');
    return [...new Set(later.map((number) => this.acts.eli(this.proofs.actOf(number))))];
  }

  /**
   * The text of an article as the operations of an act that it does not contain yet would make it.
   * @param act number of the amended act @param key ELI suffix of the article, which the act has @param by number of the amending act
   * @returns the text and the operations; or why it cannot be made, with the operation that stands in the way, if it is one
   */
  toCome(
    act: number,
    key: string,
    by: number,
  ):
    | { text: ArticleText; operations: OperationEntry[] }
    | { not: NotMade | 'none' | 'contained' | 'renumbered'; operation: OperationEntry | null } {
    const record = this.acts.record(act);
    const { rubrica, testo } = record.articleEntry(key)!;
    const own = this.proofs.on(act, record.articleIndex(key)).filter((number) => this.proofs.actOf(number) === by);
    if (own.length === 0) return { not: 'none', operation: null };
    const described = this.describe(own);
    const contained = own.findIndex((number) => this.proofs.at(number).after !== null);
    if (contained !== -1) return { not: 'contained', operation: described[contained]! };
    const relations = new OwnRelations(this.acts.record(by).relations('outgoing').entries('it'));
    const isSaid = (relation: Relation) => isInWords(relation, described);
    if (!relations.on(this.acts.eli(act) + key).every(isSaid)) return { not: 'renumbered', operation: null };
    const read = this.#readers();
    const spelled = own.map((number) => {
      const { operations, index } = read(number);
      return operations.spelled(index);
    });
    const made = textToCome(spelled, { heading: rubrica, text: testo });
    if ('text' in made) return { text: made.text, operations: described };
    return { not: made.not, operation: described[made.at]! };
  }

  /** The operations on an article that the text of a day may contain, the oldest first. */
  #inText(act: number, article: number, start: string | null): number[] {
    const all = this.proofs.on(act, article);
    if (all.length === 0) return [];
    const record = this.acts.record(act);
    const { versions } = versionsOf(record, record.history());
    const isIn = (number: number): boolean => {
      const { after } = this.proofs.at(number);
      const day = after === null ? null : versions[after]?.start;
      return after !== null && (day == null || start === null || day <= start);
    };
    const dayOf = (number: number): string => {
      const { data, pubblicazione } = this.acts.record(this.proofs.actOf(number)).head();
      return pubblicazione.data ?? data;
    };
    return all
      .filter(isIn)
      .map((number) => ({ number, day: dayOf(number) }))
      .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.number - b.number))
      .map(({ number }) => number);
  }

  /** Finds the operations of acts by number, each act read once. @param relations that they may be part of, where not all */
  #readers(relations?: OwnRelations): (number: number) => { operations: ActOperations; index: number } {
    const readers = new Map<number, ActOperations>();
    return (number) => {
      const act = this.proofs.actOf(number);
      let operations = readers.get(act);
      if (operations === undefined) {
        operations = new ActOperations(this.acts, act, this.#recent, relations);
        readers.set(act, operations);
      }
      return { operations, index: number - this.proofs.of(act)[0] };
    };
  }
}
