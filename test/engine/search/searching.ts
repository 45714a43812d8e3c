// An index of a few made-up acts, and what is found in it.
import { packWords, TextIndexWriter, TextSearch, type TextFilter, type TextHit } from '../../../engine/search/text.js';
import type { ThesaurusEntry } from '../../../engine/search/thesaurus.js';
import { atOnce } from '../../../engine/steps.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';

export interface TestAct {
  title: string;
  names?: string[];
  articles: {
    heading?: string;
    text: string;
    names?: string[];
    description?: string;
    number?: string;
    isEnded?: boolean;
  }[];
  isEnded?: boolean;
  relations?: number;
}

const everything: TextFilter = { among: 'all', accepts: null, ended: 'with' };

/** Opens an index of acts; a hit is `act` or `act.article`, counted from 0; `whole` are those that have every word. @param thesaurus of which it has the synonyms */
export function searching(acts: readonly TestAct[], thesaurus: readonly ThesaurusEntry[] = []) {
  const writer = new SnapshotWriter(memorySink());
  const index = new TextIndexWriter();
  for (const { title, names = [], articles, isEnded = false } of acts) {
    const fields = articles.map(({ heading = '', text, names = [], description = '', number }) => ({
      heading,
      text,
      names,
      description,
      ...(number === undefined ? {} : { number }),
    }));
    index.add({
      title,
      names,
      date: '1990-08-07',
      isEnded,
      words: packWords(fields),
      endedArticles: articles.map(({ isEnded = false }) => isEnded),
    });
  }
  atOnce(index.write(writer, 'words', thesaurus));
  index.close();
  writer.column(
    'acts.relations',
    Uint32Array.from(acts, ({ relations = 0 }) => relations),
  );
  const text = new TextSearch(new Snapshot(writer.finish(new Uint8Array(32)), 'test'));
  return (query: string, filter: Partial<TextFilter> = {}, size = 1_000) => {
    const found = atOnce(text.search(query, size, { ...everything, ...filter }));
    const name = ({ act, article }: TextHit) => (article === null ? `${act}` : `${act}.${article}`);
    const whole = found.hits.filter(({ isPart }) => isPart !== true).map(name);
    return { ...found, hits: found.hits.map(name), scores: found.hits.map(({ score }) => score), whole };
  };
}
