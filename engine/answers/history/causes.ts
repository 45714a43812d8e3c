// The causes of an act's changes, as answers write them, and the relations that began its versions.
import type { Relation } from '../../law/relation.js';
import type { DocumentRecord } from '../../read/corpus.js';
import { causeMethods, type ChangeKind } from '../../law/version.js';
import { articleKeys } from '../../read/versions/article-key.js';
import { findCause } from '../../read/versions/cause.js';
import type { Amenders, FoundCause } from '../../read/versions/change.js';
import { mayBeOlder } from '../../read/versions/cause/days.js';
import type { Versioned } from '../../read/versions/change-kind.js';
import type { KnownAct } from '../act-name.js';
import type { Cause } from '../version.js';
import { isSilentOn, type Amender } from './silence.js';
import { newMarks, newNotes, type Parsed } from './provision.js';

/** The facts of the corpus that the act does not state itself. */
export interface Surroundings {
  /** When a document of an act was first held. */
  seenOf: (eli: string, document: Pick<DocumentRecord, 'digest' | 'path'>) => string | null;
  /** Amendments of the act. */
  incoming: readonly Relation[];
  conversionOf: Amenders['conversionOf'];
  forceOf: Amenders['forceOf'];
  /** What is known of an act that may have changed this one; `null` where it is not loaded. */
  amenderOf: (eli: string) => Amender | null;
  nameOf: (eli: string) => KnownAct;
  /** The citations of an article. @param references one JSON array */
  writeCited: (references: string, eli: string) => string;
}

/** A change of one article. */
export interface ChangeInHand {
  kind: ChangeKind;
  /** ELI suffix of the article. */
  suffix: string;
  start: string | null;
  isDated: boolean;
  previous: Versioned | null;
  after: Parsed | null;
  /** Acts that caused an earlier change of it; the one that is found is added. */
  used: Set<string>;
  /** Days on which earlier changes of it began; this one is added. */
  earlier: Set<string>;
}

/** The causes of one act, version by version. */
export class Causes {
  /** ELI of the article's text that a relation began, by the relation's identifier. */
  readonly begun = new Map<string, string>();
  /** By key of the article that they amend. */
  readonly #relations = new Map<string, Relation[]>();
  /** Days since which texts of the first document stand, as it states them. */
  readonly #starts = new Set<string>();

  constructor(
    private readonly eli: string,
    private readonly around: Surroundings,
  ) {
    for (const relation of around.incoming) {
      if (relation.to.articleEli === null) continue;
      const [key] = articleKeys([relation.to.articleEli.slice(eli.length)]) as [string];
      const known = this.#relations.get(key);
      if (known === undefined) this.#relations.set(key, [relation]);
      else known.push(relation);
    }
  }

  /** Takes the days that the articles of a document state. @param body its texts, as they are answered */
  addStarts(body: Buffer): void {
    for (const [, day] of body.toString('latin1').matchAll(/"testo_dal":"([\d-]{10})"/g)) this.#starts.add(day!);
  }

  /**
   * The cause of a change of an article, and whether its text began on that day: beside a first text without marks of amendment a note only says
   * what began the portal's version.
   * @param key of the article
   * @param listed events of its version
   */
  of(
    key: string,
    { kind, suffix, start, isDated, previous, after, used, earlier }: ChangeInHand,
    listed: Pick<Amenders, 'events' | 'newEvents'>,
  ): { cause: Cause | null; candidates: string[]; isCertain: boolean } {
    if (kind === 'originale' || start === null || (kind === 'prima-nota' && !isDated))
      return { cause: null, candidates: [], isCertain: isDated };
    const relations = this.#relations.get(key) ?? [];
    const mark = newMarks(previous?.text ?? '', after);
    const found = findCause(
      { kind, start, isDated, mark, newNotes: newNotes(previous, after) },
      {
        ...listed,
        relations,
        used,
        earlier,
        starts: this.#starts,
        conversionOf: this.around.conversionOf,
        forceOf: this.around.forceOf,
        isSilent: (act) => isSilentOn(key, act, this.around.incoming, this.around.amenderOf(act)),
      },
    );
    earlier.add(start);
    const act = found.cause?.act ?? null;
    const isOlder = kind === 'prima-nota' && mayBeOlder(this.eli, start, after?.isMarked === true || isByWords(found));
    if (act !== null) {
      used.add(act);
      for (const relation of relations)
        if (relation.from.act === act && kind !== 'rimosso' && !isOlder && mayBegin(relation, start, found))
          this.begun.set(relation.id, `${this.eli}${suffix}@${start}`);
    }
    return { cause: this.#write(found), candidates: found.candidates, isCertain: isDated && !isOlder };
  }

  #write({ cause }: FoundCause): Cause | null {
    if (cause === null) return null;
    const { nameOf } = this.around;
    return {
      tipo: cause.act === null ? 'senza numero' : 'atto',
      norma: cause.act === null ? null : nameOf(cause.act),
      articolo: cause.article,
      comma: cause.paragraph,
      evidenza: cause.evidence,
      metodo: cause.method,
      confidenza: causeMethods[cause.method].confidence ?? cause.relation?.confidence ?? 0,
      data_gazzetta: cause.published,
      convertito_da: cause.converted === null ? null : nameOf(cause.converted),
      relazione: cause.relation?.id ?? null,
    };
  }
}

/** Whether an amendment by the act that caused a text began it: not where its own clause says another day. */
function mayBegin({ id, nature, dates }: Relation, start: string, { cause }: FoundCause): boolean {
  if (cause?.relation?.id === id) return true;
  return nature !== 'efficacia' && (dates.effect === null || dates.effect === start);
}

/** Whether the words of an act say that it made the text. */
function isByWords({ cause }: FoundCause): boolean {
  return cause !== null && (cause.method === 'testo' || cause.method === 'frase');
}
