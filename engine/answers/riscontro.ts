// What the words of an amending act do, and what stands today: answers from an open snapshot.
import { createHash } from 'node:crypto';
import { articleEli as eliOfArticle, articleOfEli } from '../law/eli.js';
import { relationKey } from '../law/relation.js';
import type { Stretch, Wording } from '../law/wording.js';
import { locate } from '../read/proof/locate.js';
import { unpackWordings } from '../read/proof/packed.js';
import type { Grade } from '../read/proof/prove.js';
import type { ActRecord } from './act-record.js';
import { nameAct, type ActCard } from './act-name.js';
import type { AnnexEntry } from './body.js';
import { restOf } from './history/provision.js';
import { versionsOf } from './past.js';
import type { OperationEntry, OperationTarget, PerGrado } from './riscontro/entry.js';
import type { KeptProof, KeptProofs } from './riscontro/kept.js';

/** What is asked of an open snapshot. */
export interface OpenActs {
  find(eli: string): number | null;
  eli(act: number): string;
  record(act: number): ActRecord;
  cardOf(eli: string): ActCard;
}

/** Longest text of a place that is repeated, in characters. */
const longestPlace = 1_000;

/** What acts do to the words of others. */
export class Operations {
  #byGrade: Map<Grade | null, number[]> | undefined;

  constructor(
    private readonly acts: OpenActs,
    private readonly packed: { at(act: number): Buffer },
    private readonly proofs: KeptProofs,
  ) {}

  /** The operations of an act, by number: the first, and one after the last. */
  of(act: number): [from: number, end: number] {
    return this.proofs.of(act);
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

  /** How many of the operations from one number up to another have each grade. */
  count(from = 0, end = this.proofs.count): PerGrado {
    const counts: PerGrado = { testo: 0, presenza: 0, segno: 0, nota: 0, coerente: 0, discorde: 0, nessuno: 0 };
    for (let i = from; i < end; i++) counts[this.proofs.gradeAt(i) ?? 'nessuno']++;
    return counts;
  }

  /** Some operations as they are answered. */
  describe(numbers: readonly number[]): OperationEntry[] {
    const readers = new Map<number, Reader>();
    return numbers.map((number) => {
      const act = this.proofs.actOf(number);
      let reader = readers.get(act);
      if (reader === undefined) readers.set(act, (reader = new Reader(this.acts, act, this.packed.at(act))));
      return reader.describe(number - this.proofs.of(act)[0], this.proofs.at(number));
    });
  }
}

/** The operations of one act. */
class Reader {
  readonly #wordings: Wording[];
  readonly #texts = new Map<string, string>();
  readonly #relations: ReadonlySet<string>;

  constructor(
    private readonly acts: OpenActs,
    private readonly act: number,
    packed: Uint8Array,
  ) {
    this.#wordings = unpackWordings(packed);
    const listed = acts.record(act).relations('outgoing').entries('it');
    this.#relations = new Set(listed.map((entry) => (JSON.parse(entry.toString()) as { id: string }).id));
  }

  describe(index: number, proof: KeptProof): OperationEntry {
    const wording = this.#wordings[index]!;
    const { from, to, kind, action, position, isWhole, until } = wording;
    const act = this.acts.eli(this.act);
    const own = act + from.key;
    const text = this.#text(from.key);
    const words = (stretch: Stretch | null) => (stretch === null ? null : text.slice(stretch.start, stretch.end));
    const target = this.#target(wording, proof);
    const id = createHash('sha256')
      .update(
        relationKey({
          kind,
          from: endOf(act, from.key.startsWith('/all/') ? null : own),
          to: endOf(target.norma.eli, target.articolo_eli),
        }),
      )
      .digest('hex')
      .slice(0, 16);
    return {
      relazione: this.#relations.has(id) ? id : null,
      da: { eli: own, articolo: articleOfEli(own), comma: from.paragraph, lettera: from.point },
      a: target,
      operazione: {
        azione: action,
        vecchie: words(wording.old),
        fino_a: until === 'fine' ? 'fine' : words(until),
        nuove: words(wording.brought),
        posizione: position,
        ancora: words(wording.anchor),
        lette: isWhole,
      },
      prova: {
        grado: proof.grade,
        motivo: proof.reason,
        prima: this.#version(proof.target, proof.before),
        dopo: this.#version(proof.target, proof.after),
        occorrenze: proof.found,
      },
      testo_attuale: this.#placeToday(to, target.articolo_eli, proof.target),
    };
  }

  #text(key: string): string {
    let known = this.#texts.get(key);
    if (known === undefined) {
      const record = this.acts.record(this.act);
      known = record.articleEntry(key)?.testo ?? annexText(record, key) ?? '';
      this.#texts.set(key, known);
    }
    return known;
  }

  #target({ to }: Wording, { target }: KeptProof): OperationTarget {
    const { act, part, article, isHeading, paragraphs, points, numbers, sentences } = to;
    const eli = target === null ? act : this.acts.eli(target);
    return {
      norma: nameAct(this.acts.cardOf(eli)),
      articolo: article,
      articolo_eli: article === null ? null : this.#articleEli(eli, part, article, target),
      parte: part,
      rubrica: isHeading,
      commi: [...paragraphs],
      lettere: [...points],
      numeri: [...numbers],
      periodi: [...sentences],
    };
  }

  #articleEli(act: string, part: string | null, article: string, target: number | null): string | null {
    if (target === null) return eliOfArticle(act, part, article);
    const record = this.acts.record(target);
    const named =
      part === null
        ? ['', '/testo'].map((prefix) => `${act}${prefix}/art/${article}`)
        : [eliOfArticle(act, part, article)];
    return named.find((eli) => record.hasArticle(eli.slice(act.length))) ?? null;
  }

  #version(target: number | null, index: number | null): string | null {
    if (target === null || index === null) return null;
    const record = this.acts.record(target);
    const start = versionsOf(record, record.history()).versions[index]?.start ?? null;
    const eli = this.acts.eli(target);
    return start === null ? eli : `${eli}@${start}`;
  }

  #placeToday(to: Wording['to'], article: string | null, target: number | null): string | null {
    if (target === null || article === null) return null;
    const entry = this.acts.record(target).articleEntry(article.slice(this.acts.eli(target).length));
    if (entry === null) return null;
    if (to.isHeading) return entry.rubrica;
    const { stretches, exact } = locate(entry.testo, { ...to, sentences: [] });
    const [{ start, end }] = stretches as [Stretch];
    const words = entry.testo.slice(start, end);
    if (!exact) return null;
    return words.length <= longestPlace ? words : `${words.slice(0, longestPlace).replace(/\s\S*$/, '')} …`;
  }
}

function endOf(act: string, articleEli: string | null) {
  return { act, articleEli, article: null, paragraph: null, point: null, number: null, division: null };
}

function annexText(record: ActRecord, key: string): string | null {
  const { allegati } = JSON.parse(`{${restOf(record.body(), { articles: record.places() }).toString()}`) as {
    allegati: AnnexEntry[];
  };
  return allegati.find(({ eli }) => eli.endsWith(key))?.testo ?? null;
}
