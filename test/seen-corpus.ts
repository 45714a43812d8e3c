// A corpus that becomes another from day to day, and the snapshots that are made of it one over the other.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from '../engine/catalog.js';
import { makeSnapshotFile } from '../engine/make/open-catalog.js';
import { openFile } from '../engine/make/open-file.js';
import { writeDatedCorpus } from './dated-corpus.js';
import { article, write } from './engine/read/akn/act-document.js';
import { newFolder, removeFolder } from './http/fetch/run-fetch.js';

export const gone = 'eli:/it/legge/2001/02/03/45';
export const added = 'eli:/it/legge/2025/03/01/7';

/**
 * The days on which the snapshots are made: nothing to compare with, nothing new, much new, the one back and the other gone, one text
 * another, the other back.
 */
export const days = {
  first: '2026-11-20',
  same: '2026-11-22',
  changed: '2026-11-24',
  back: '2026-11-26',
  edited: '2026-11-27',
  last: '2026-11-29',
} as const;

const lawThatGoes = write({ body: article('1', '<p>Testo.</p>') });
const lawThatComes = write({
  uri: '/akn/it/act/legge/stato/2025-03-01/7',
  title: 'Abrogazione di norme sui mercati.',
  body: article(
    '1',
    '<p>L’<ref href="/akn/it/act/decreto_legislativo/stato/2019-04-05/51/!main#art_1">articolo 1 del decreto legislativo 5 aprile 2019, n. 51</ref>, e’ abrogato.</p>',
  ),
});

/** A folder of documents and its snapshots. */
export interface SeenCorpus {
  corpus: string;
  path: string;
  lines: string[];
  /** Makes the snapshot of a day over the one before, and keeps a copy. */
  make(day: keyof typeof days, more?: { previous?: string; snapshot?: string }): Promise<Buffer>;
  /** The snapshot of a day, opened; closed at the end. */
  open(day: keyof typeof days): Catalog;
  remove(): void;
}

export function openSeenCorpus(): SeenCorpus {
  const folder = newFolder();
  const corpus = join(folder, 'corpus');
  const path = join(folder, 'law.snapshot');
  const at = (name: string) => join(corpus, name);
  const lines: string[] = [];
  const opened: Catalog[] = [];
  writeDatedCorpus(corpus);
  writeFileSync(at('goes.xml'), lawThatGoes);
  const edit = (name: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(at(name), 'utf8');
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${name}: ${String(from)} not found`);
    writeFileSync(at(name), edited);
  };
  const changes: Record<keyof typeof days, () => void> = {
    first: () => undefined,
    same: () => undefined,
    changed: () => {
      edit('20190405_19G00051_VIGENZA_20230530.xml', 'Vigila la polizia locale.', 'Vigila il comune.');
      edit('20241231_24G00299_ORIGINALE.xml', /<article eId="art_2">.*?<\/article>/, '');
      writeFileSync(at('comes.xml'), lawThatComes);
      rmSync(at('goes.xml'));
    },
    back: () => {
      writeFileSync(at('goes.xml'), lawThatGoes);
      rmSync(at('comes.xml'));
    },
    edited: () => edit('20190405_19G00051_VIGENZA_20230530.xml', 'Vigila il comune.', 'Vigila la provincia.'),
    last: () => writeFileSync(at('comes.xml'), lawThatComes),
  };
  return {
    corpus,
    path,
    lines,
    async make(day, more = {}) {
      changes[day]();
      const { catalog } = await makeSnapshotFile({
        corpus: [corpus],
        strict: true,
        report: (line) => void lines.push(line),
        today: days[day],
        snapshot: path,
        ...more,
      });
      catalog.close();
      cpSync(more.snapshot ?? path, `${path}.${day}`);
      return readFileSync(more.snapshot ?? path);
    },
    open(day) {
      const catalog = openFile(`${path}.${day}`);
      opened.push(catalog);
      return catalog;
    },
    remove() {
      for (const catalog of opened) catalog.close();
      removeFolder(folder);
    },
  };
}
