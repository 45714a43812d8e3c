// The ways to find an act that the citation engine asks for: keys of what a citation can say, under which its ELI is found.
import type { ActIndex, KnownAct } from '../cite/cite.js';
import { annexEli, articleEli, parseEli, partSlug } from '../law/eli.js';
import type { CorpusAct } from '../read/corpus.js';
import { isMainPart } from '../read/corpus/main-part.js';
import { findParagraph } from '../law/paragraph.js';
import { articleKeys } from '../read/versions/article-key.js';
import { innerName } from '../law/place-name.js';
import { lookUp, openKeyIndex, writeKeyIndex } from '../store/key-index.js';
import type { Snapshot } from '../store/snapshot.js';
import { openStrings, writeStrings } from '../store/strings.js';
import type { SnapshotWriter } from '../store/writer.js';
import type { ActRecord } from './act-record.js';
import type { ActId, Acts } from './acts.js';
import { keysBetween } from './article-range.js';
import { listNames } from './relation-list.js';

interface ActKeys {
  typeNumberYear: string;
  typeNumber: string;
  numberYear: string;
}

/** Begins the key of an article of the main part. */
const mainArticle = '/art/';

/** Articles whose texts are read for one that has a comma, at most; and the number from which few articles have one. */
const mostRead = 60;
const leastTelling = 20;

/** `null` for an act without number, or of another country. */
function actKeys(eli: string): ActKeys | null {
  const parts = parseEli(eli);
  if (!parts?.number || parts.country !== 'it') return null;
  const { type, number, year } = parts;
  return {
    typeNumberYear: `${type} ${number} ${year}`,
    typeNumber: `${type} ${number}`,
    numberYear: `${number} ${year}`,
  };
}

const publicationKey = (date: string, editorialCode: string): string => `${date} ${editorialCode.toUpperCase()}`;

/** @param elis of all known acts, those of the corpus first */
export function writeActIndex(writer: SnapshotWriter, elis: readonly string[], acts: readonly CorpusAct[]): void {
  const publications = acts.map(({ summary: { publication } }) =>
    publication.date && publication.editorialCode ? publicationKey(publication.date, publication.editorialCode) : '',
  );
  writeStrings(writer, 'acts.publication', publications);
  writeKeyIndex(
    writer,
    'keys.publication',
    publications.map((key) => key || null),
  );
  const keys = elis.map(actKeys);
  for (const name of ['typeNumberYear', 'typeNumber', 'numberYear'] as const) {
    writeKeyIndex(
      writer,
      `keys.${name}`,
      keys.map((key) => key?.[name] ?? null),
    );
  }
}

/** Finds acts of an opened snapshot by what a citation says. */
export class StoredActIndex implements ActIndex {
  constructor(
    private readonly snapshot: Snapshot,
    private readonly acts: Acts,
  ) {}

  byEli(eli: string): KnownAct | null {
    const act = this.acts.find(eli);
    return act === null ? null : this.#known(act);
  }

  byNumberYear(number: string, year: number): KnownAct[] {
    return this.#lookUp('numberYear', `${number} ${year}`);
  }

  byTypeNumber(type: string, number: string): KnownAct[] {
    return this.#lookUp('typeNumber', `${type} ${number}`);
  }

  byTypeNumberYear(type: string, number: string, year: number): KnownAct[] {
    return this.#lookUp('typeNumberYear', `${type} ${number} ${year}`);
  }

  byPublication(date: string, editorialCode: string): KnownAct | null {
    const key = publicationKey(date, editorialCode);
    const publications = openStrings(this.snapshot, 'acts.publication');
    const ids = lookUp(openKeyIndex(this.snapshot, 'keys.publication'), key);
    const found = ids.find((act) => publications.at(act) === key);
    return found === undefined ? null : this.#known(found);
  }

  articleWith(eli: string, paragraph: string): string | null {
    const act = this.acts.find(eli);
    if (act === null || !this.acts.inCorpus(act)) return null;
    const record = this.acts.record(act);
    const keys = record.articleKeys().filter((key) => key.startsWith(mainArticle));
    if (keys.length > 1 && (keys.length > mostRead || Number.parseInt(paragraph) < leastTelling)) return null;
    const isIn = (key: string) => findParagraph(record.articleEntry(key)!.testo, paragraph) !== undefined;
    const [only, ...others] = keys.length > 1 ? keys.filter(isIn) : keys;
    return only === undefined || others.length > 0 ? null : only.slice(mainArticle.length);
  }

  /** No table holds the annexes, for they are seldom asked for: the texts say, of which each begins with its ELI. */
  hasAnnex(eli: string, annex: string): boolean {
    const act = this.acts.find(eli);
    if (act === null || !this.acts.inCorpus(act)) return false;
    const opening = `{"eli":${JSON.stringify(annexEli(eli, annex))},`;
    return this.acts.record(act).body().includes(opening);
  }

  /**
   * ELI of an article that a text of the act or a relation knows, in the part that is named and in no other. A bare number means the
   * main part, never the enacting articles, and so does that part's own name.
   */
  hasArticle(eli: string, number: string, part: string | null): string | null {
    const act = this.acts.find(eli);
    if (act === null) return null;
    const record = this.acts.record(act);
    const lists = listNames.map((name) => record.relations(name));
    const known = (name: string | null): string | null => {
      const article = articleEli(eli, name, number);
      const key = article.slice(eli.length);
      if (record.hasArticle(key) || lists.some((list) => list.hasArticle(key))) return article;
      const isPast = (record.history()?.find(key) ?? -1) !== -1;
      return isPast ? eli + servedSpelling(record, key) : null;
    };
    if (part === null) return known(null);
    const inner = innerName(part);
    const own = known(part) ?? known(inner);
    if (own !== null) return own;
    const slug = partSlug(inner);
    const has = (name: string) => record.articleKeys().some((key) => key.startsWith(`/${name}/art/`));
    const parted = { eli, title: this.acts.card(act).title, approves: has('testo') };
    return !has(slug) && isMainPart(slug, parted) ? known(null) : null;
  }

  articlesBetween(eli: string, from: string, to: string): string[] | null {
    const act = this.acts.find(eli);
    if (act === null || !this.acts.inCorpus(act)) return null;
    const record = this.acts.record(act);
    const keys = { indexOf: (key: string) => record.articleIndex(key), at: (i: number) => record.articleKey(i) };
    const between = keysBetween(keys, from.slice(eli.length), to.slice(eli.length));
    return between?.map((key) => eli + key) ?? null;
  }

  #lookUp(name: keyof ActKeys, key: string): KnownAct[] {
    const ids = lookUp(openKeyIndex(this.snapshot, `keys.${name}`), key);
    return ids.filter((id) => actKeys(this.acts.eli(id))?.[name] === key).map((id) => this.#known(id));
  }

  #known(act: ActId): KnownAct {
    return { eli: this.acts.eli(act), inCorpus: this.acts.inCorpus(act), relations: this.acts.relationCount(act) };
  }
}

/** An article of other versions, as the act that is served spells its number where it has it. */
function servedSpelling(record: ActRecord, key: string): string {
  const [name] = articleKeys([key]);
  return record.articleKeys().find((own) => articleKeys([own])[0] === name) ?? key;
}
