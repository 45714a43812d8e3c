// The operations of one act as they are answered: their words, their places, the relations that they are part of.
import { hash } from 'node:crypto';
import { diffTexts } from '../../diff/diff.js';
import { articleEli as eliOfArticle, articleOfEli } from '../../law/eli.js';
import type { Stretch, WordPlace, Wording } from '../../law/wording.js';
import { spell, type SpelledWording } from '../../read/proof/apply.js';
import { locate } from '../../read/proof/locate.js';
import type { OpenWordings } from '../../read/proof/packed.js';
import type { ActRecord } from '../act-record.js';
import { nameAct, type ActCard } from '../act-name.js';
import type { AnnexEntry } from '../annex.js';
import type { ComparedRun } from '../compared-run.js';
import { restOf } from '../annex.js';
import { versionsOf } from '../past.js';
import type { Relation } from '../relation.js';
import type { TextDay } from '../text-day.js';
import { OwnRelations } from './own-relations.js';
import type { Giudizio, OperationEntry, OperationSource, OperationTarget, PlaceWithin } from './entry.js';
import type { KeptProof } from './kept.js';
import type { Origine } from './provenance.js';
import type { RecentAmenders } from './recent-amenders.js';

/** The members of an open snapshot that are used here. */
export interface OpenActs {
  find(eli: string): number | null;
  inCorpus(act: number): boolean;
  eli(act: number): string;
  record(act: number): ActRecord;
  cardOf(eli: string): ActCard;
}

/** Longest text of a place that is repeated, in characters. */
const longestPlace = 1_000;

/** The operations of one act. */
export class ActOperations {
  readonly #wordings: OpenWordings;
  #ownDay: TextDay | null | undefined;

  /** @param relations those that its operations may be part of; where absent, all of the act, read when first asked for */
  constructor(
    private readonly acts: OpenActs,
    private readonly act: number,
    private readonly recent: RecentAmenders,
    private relations?: OwnRelations,
  ) {
    this.#wordings = recent.wordings(act);
  }

  /** An operation with its words. @param index from 0, in the order of the act's text */
  spelled(index: number): SpelledWording {
    const wording = this.#wordings.at(index);
    return spell(wording, this.#text(wording.from.key));
  }

  /** The origin of an operation: the amending provision and its words. */
  origin(index: number, proof: KeptProof): Origine {
    const wording = this.#wordings.at(index);
    const relation = this.#relation(wording, this.#target(wording, proof));
    const day: string | null = relation?.data ?? null;
    return {
      norma: nameAct(this.acts.cardOf(this.acts.eli(this.act))),
      da: this.#source(wording),
      relazione: relation?.id ?? null,
      data: day,
      azione: wording.action,
      grado: proof.grade,
    };
  }

  /** Identifier of an operation: the same as long as its places and words are. */
  id(index: number): string {
    const { from, to, action, position } = this.#wordings.at(index);
    const { old, until, end, brought, anchor } = this.spelled(index);
    const own = [this.acts.eli(this.act) + from.key, from.paragraph, from.point];
    return hash(
      'sha256',
      JSON.stringify([own, to, action, position, old, end === null ? until : 'fine', brought, anchor]),
    ).slice(0, 16);
  }

  describe(index: number, proof: KeptProof, giudizio: Giudizio | null): OperationEntry {
    const wording = this.#wordings.at(index);
    const { from, to, action, position, isWhole, until, beside } = wording;
    const text = this.#text(from.key);
    const words = (stretch: Stretch | null) => (stretch === null ? null : text.slice(stretch.start, stretch.end));
    const named = this.#target(wording, proof);
    const relation = this.#relation(wording, named);
    // `All'allegato 1 del decreto …`: where the code is that annex, its articles are those of the act.
    const target = relation === null ? named : { ...named, articolo_eli: relation.a.articolo_eli };
    const today = this.#placeToday(to, target.articolo_eli, proof.target);
    const brought = words(wording.brought);
    return {
      id: this.id(index),
      relazione: relation?.id ?? null,
      da: this.#source(wording),
      a: target,
      operazione: {
        azione: action,
        vecchie: words(wording.old),
        fino_a: typeof until === 'string' ? 'fine' : words(until),
        nuove: brought,
        posizione: position,
        ancora: words(wording.anchor),
        accanto: beside === null ? null : placeBeside(beside, wording),
        lette: isWhole,
      },
      prova: {
        grado: proof.grade,
        motivo: proof.reason,
        prima: this.#version(proof.target, proof.before),
        dopo: this.#version(proof.target, proof.after),
        occorrenze: proof.found,
        differenza: proof.grade === 'discorde' ? differenceOf(brought, today) : null,
      },
      testo_attuale: today,
      testo_attuale_al: today === null ? null : this.#textDay(proof.target!, target.articolo_eli),
      giudizio,
    };
  }

  /** Those that belong to a relation, with its identifier, in the order of the act's text. */
  ofRelations(proofOf: (index: number) => KeptProof): { relation: string; index: number }[] {
    return Array.from({ length: this.#wordings.length }, (_, index) => index).flatMap((index) => {
      const wording = this.#wordings.at(index);
      const relation = this.#relation(wording, this.#target(wording, proofOf(index)));
      return relation === null ? [] : { relation: relation.id, index };
    });
  }

  #source({ from }: Wording): OperationSource {
    const eli = this.acts.eli(this.act) + from.key;
    const own = (this.#ownDay ??= this.acts.record(this.act).textDay());
    const day = own?.isMixed === true ? this.#textDay(this.act, eli) : (own?.until ?? null);
    return { eli, articolo: articleOfEli(eli), comma: from.paragraph, lettera: from.point, testo_al: day };
  }

  /** The last day on which the text of an act is known to stand; of an article, where the whole is of several days. */
  #textDay(act: number, article: string | null): string | null {
    const record = this.acts.record(act);
    const day = record.textDay();
    const key = article?.slice(this.acts.eli(act).length) ?? null;
    return (day?.isMixed === true ? record.textDay(key) : day)?.until ?? null;
  }

  #relation({ kind, from }: Wording, { norma, articolo, articolo_eli, parte }: OperationTarget): Relation | null {
    const act = this.acts.eli(this.act);
    const source = from.key.startsWith('/all/') ? act : act + from.key;
    this.relations ??= new OwnRelations(this.acts.record(this.act).relations('outgoing').entries('it'));
    return this.relations.find(source, kind, {
      act: norma.eli,
      articleEli: articolo_eli,
      article: articolo,
      part: parte,
    });
  }

  #text(key: string): string {
    return this.recent.text(this.acts.eli(this.act) + key, () => {
      const record = this.acts.record(this.act);
      return record.articleEntry(key)?.testo ?? annexText(record, key) ?? '';
    });
  }

  #target({ to }: Wording, { target }: KeptProof): OperationTarget {
    const { act, part, article, isHeading } = to;
    const eli = target === null ? act : this.acts.eli(target);
    return {
      norma: nameAct(this.acts.cardOf(eli)),
      articolo: article,
      articolo_eli: article === null ? null : this.#articleEli(eli, part, article, target),
      parte: part,
      rubrica: isHeading,
      ...labelsOf(to),
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

/** The place beside which a new provision goes; `null` where it goes elsewhere, or the words name no division, no article and no place within it. */
function placeBeside(place: WordPlace, { position, anchor }: Wording): PlaceWithin | null {
  const labels = labelsOf(place);
  const isNamed = place.article !== null || Object.values(labels).some((named) => named !== null && named.length > 0);
  const isBeside = anchor === null && (position === 'dopo' || position === 'prima');
  return isNamed && isBeside ? { articolo: place.article, ...labels } : null;
}

function labelsOf({ division, paragraphs, points, numbers, sentences }: WordPlace): Omit<PlaceWithin, 'articolo'> {
  const within = { commi: [...paragraphs], lettere: [...points], numeri: [...numbers], periodi: [...sentences] };
  return { partizione: division ?? null, ...within };
}

/** New words beside the text of their place, where both are short. */
function differenceOf(brought: string | null, today: string | null): ComparedRun[] | null {
  if (brought === null || today === null || Math.max(brought.length, today.length) > longestPlace) return null;
  return diffTexts(brought, today).lines.flatMap(({ runs }) => runs.map(({ op, text }) => ({ op, testo: text })));
}

function annexText(record: ActRecord, key: string): string | null {
  const { allegati } = JSON.parse(`{${restOf(record.body(), { articles: record.places() }).toString()}`) as {
    allegati: AnnexEntry[];
  };
  return allegati.find(({ eli }) => eli.endsWith(key))?.testo ?? null;
}
