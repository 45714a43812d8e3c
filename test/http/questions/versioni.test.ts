// The law on any day: the text of a day is that of the file, starts and ends are right, and what is not known is said.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, words, type Catalog, type shapes } from '../../../engine/index.js';
import { readDocument } from '../../../engine/read/akn/read-document.js';
import { openAsk } from '../../../http/questions/ask.js';
import { endpoints } from '../../../http/questions/index.js';
import { sharedPath } from '../../shared.js';

const versions = suite('the law on any day');

export async function ask<Body>(catalog: Catalog, name: string, values: Record<string, string>) {
  const context = { language: 'it', words: words.it, isDamaged: false, mayTakeLong: true } as const;
  const { status, body } = await openAsk(endpoints, catalog, context)(name, values);
  return { status, body: body as Body };
}

const folder = sharedPath('corpus', 'versioni') ?? '';
const isThere = folder !== '';
const real = isThere ? openCatalog({ corpus: [folder], strict: false, report: () => undefined }) : null;

/** The documents of the folder, as they are read one by one. */
function* documents() {
  for (const act of readdirSync(folder)) {
    for (const name of readdirSync(join(folder, act))) {
      const path = join(folder, act, name);
      yield { path, ...readDocument(readFileSync(path), path) };
    }
  }
}

(isThere ? versions : versions.skip)(
  'the text of a day is that of the file, of every article of every version',
  async () => {
    const catalog = await real!;
    let count = 0;
    for (const { act, path } of documents()) {
      const start = act.textDays.from!;
      const { body } = await ask<shapes.ActAnswer>(catalog, 'norma', { eli: act.eli, al: start });
      assert.is(body.eli_versione, `${act.eli}@${start}`, path);
      assert.equal(
        body.articoli.map(({ stato: _, ...entry }) => entry),
        act.articles.map((article) => ({
          eli: article.eli,
          num: article.number,
          parte: article.part,
          partizione: article.division,
          rubrica: article.heading,
          testo: article.text,
          note: article.notes,
          abrogato: article.repealed,
          testo_dal: article.textSince,
          testo_modificato: article.amendedText,
          parti_grafiche: article.graphic,
        })),
        path,
      );
      assert.equal([body.premessa, body.conclusioni], [act.preamble, act.conclusions], path);
      assert.equal(
        body.allegati.map(({ nome, testo, note }) => [nome, testo, note]),
        act.annexes.map(({ name, text, notes }) => [name, text, notes]),
        path,
      );
      for (const article of act.articles) {
        const one = await ask<shapes.ArticleAnswer>(catalog, 'norma', { eli: article.eli, al: start });
        assert.equal([one.status, one.body.testo, one.body.note], [200, article.text, article.notes], article.eli);
        count++;
      }
    }
    assert.ok(count > 600, String(count));
  },
);

versions.run();
