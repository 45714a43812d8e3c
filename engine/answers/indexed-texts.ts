// The indexes of words of a snapshot: of articles and acts, and of what stands beside the articles.
import { TextIndex, TextIndexWriter } from '../search/text.js';
import type { ThesaurusEntry } from '../search/thesaurus.js';
import type { Steps } from '../steps.js';
import type { Snapshot } from '../store/snapshot.js';
import type { Sections } from '../store/writer.js';
import { AppendedWriter } from './appended/write.js';
import { partWords } from './body.js';
import type { ActWords } from './indexed-act.js';

/** Gathers the acts of the corpus in their order; then writes the indexes. */
export class IndexedTexts {
  readonly #articles: TextIndexWriter;
  readonly #appended: AppendedWriter;
  readonly #thesaurus: readonly ThesaurusEntry[];

  /**
   * @param old a snapshot that the same program made, whose acts are carried over as far as they did not change
   * @param thesaurus whose synonyms of words of the corpus are searched, too
   */
  constructor(old: Snapshot | null, thesaurus: readonly ThesaurusEntry[]) {
    this.#thesaurus = thesaurus;
    this.#articles = new TextIndexWriter(old && new TextIndex(old));
    this.#appended = new AppendedWriter(old);
  }

  add({ words, ...act }: ActWords): void {
    const { articles, appended } = typeof words === 'number' ? { articles: words, appended: words } : partWords(words);
    this.#articles.add({ ...act, words: articles });
    this.#appended.add(appended, act);
  }

  *write(writer: Sections): Steps<void> {
    yield* this.#articles.write(writer, 'words', this.#thesaurus);
    yield* this.#appended.write(writer);
  }

  /** Lets go of temporary files; nothing can be written afterwards. */
  close(): void {
    this.#articles.close();
    this.#appended.close();
  }
}
