// Facets by which hits are counted and filtered, beside type and day: issuer, status and part, as columns of the snapshot.
import { parseEli, partOfEli } from '../law/eli.js';
import { statusValues, type StatusValue } from '../law/status.js';
import type { Numbers, Snapshot } from '../store/snapshot.js';
import type { Sections } from '../store/writer.js';
import type { StatusOf } from './status.js';

/** The issuer of an act: the authority that its ELI names; else the State, or the country of a foreign act. */
function issuerOf(eli: string): string {
  const parts = parseEli(eli);
  if (parts === null) return '';
  return parts.authority ?? (parts.country === 'it' ? 'stato' : parts.country);
}

/** Numbers of names, in the order in which they come; 0 is none. */
class Names {
  readonly #numbers = new Map<string, number>([['', 0]]);

  numberOf(name: string): number {
    const known = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, known);
    return known;
  }

  write(writer: Sections, name: string): void {
    writer.column(name, Buffer.from([...this.#numbers.keys()].join('\n')));
  }
}

/** Writes the columns. @param acts of the corpus, in its order, with the ELI suffixes of their articles */
export function writeHitFacets(
  writer: Sections,
  acts: readonly { eli: string; articleKeys: readonly string[] }[],
  statusOf: StatusOf,
): void {
  const [issuers, parts] = [new Names(), new Names()];
  const numberOf = (eli: string) => statusNumber(statusOf(eli)?.valore ?? null);
  const articles = acts.flatMap(({ eli, articleKeys }) => articleKeys.map((key) => eli + key));
  const column = (name: string, numbers: readonly number[]) => writer.column(name, Uint32Array.from(numbers));
  column(
    'facets.issuers',
    acts.map(({ eli }) => issuers.numberOf(issuerOf(eli))),
  );
  column(
    'facets.statuses.acts',
    acts.map(({ eli }) => numberOf(eli)),
  );
  column('facets.statuses', articles.map(numberOf));
  column(
    'facets.parts',
    articles.map((eli) => parts.numberOf(partOfEli(eli) ?? '')),
  );
  issuers.write(writer, 'facets.issuers.names');
  parts.write(writer, 'facets.parts.names');
}

/** 0 for none. */
const statusNumber = (value: StatusValue | null): number => (value === null ? 0 : statusValues.indexOf(value) + 1);

/** The columns, opened: acts and articles by their number in the order of the corpus. */
export class HitFacets {
  readonly #issuers: Numbers;
  readonly #issuerNames: readonly string[];
  readonly #ofActs: Numbers;
  readonly #ofArticles: Numbers;
  readonly #parts: Numbers;
  readonly #partNames: readonly string[];

  constructor(snapshot: Snapshot) {
    const names = (name: string) => Buffer.from(snapshot.column(name, Uint8Array)).toString().split('\n');
    this.#issuers = snapshot.numbers('facets.issuers', Uint32Array);
    this.#issuerNames = names('facets.issuers.names');
    this.#ofActs = snapshot.numbers('facets.statuses.acts', Uint32Array);
    this.#ofArticles = snapshot.numbers('facets.statuses', Uint32Array);
    this.#parts = snapshot.numbers('facets.parts', Uint32Array);
    this.#partNames = names('facets.parts.names');
  }

  issuerOf(act: number): string {
    return this.#issuerNames[this.#issuers.at(act)!]!;
  }

  /** The status of an act; `null` where none is known. */
  statusOf(act: number): StatusValue | null {
    return statusValues[this.#ofActs.at(act)! - 1] ?? null;
  }

  /** The status of an article: its own, or else that of its act; `null` where none is known. */
  articleStatus(article: number): StatusValue | null {
    return statusValues[this.#ofArticles.at(article)! - 1] ?? null;
  }

  /** The part that an article belongs to; `null` in the main part. */
  partOf(article: number): string | null {
    const name = this.#partNames[this.#parts.at(article)!]!;
    return name === '' ? null : name;
  }
}
