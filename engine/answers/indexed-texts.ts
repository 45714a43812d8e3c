// The indexes of words of a snapshot: of articles and acts, and of what stands beside the articles.
import { TextIndexWriter } from '../search/text.js';
import type { Steps } from '../steps.js';
import type { Sections } from '../store/writer.js';
import { AppendedWriter } from './appended/write.js';
import { countWords } from './body.js';
import type { ActWords } from './indexed-act.js';

/** Gathers the acts of the corpus in their order; then writes the indexes. */
export class IndexedTexts {
  readonly #articles = new TextIndexWriter();
  readonly #appended = new AppendedWriter();

  add({ words, ...act }: ActWords): void {
    const { articles, appended } = countWords(words);
    this.#articles.add({ ...act, words: articles });
    this.#appended.add(appended, act);
  }

  *write(writer: Sections): Steps<void> {
    yield* this.#articles.write(writer);
    yield* this.#appended.write(writer);
  }

  /** Lets go of temporary files; nothing can be written afterwards. */
  close(): void {
    this.#articles.close();
    this.#appended.close();
  }
}
