// A question that turns out to be dear while it is answered: a thread answers it, and nobody sees an error.
import type { IncomingMessage } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, type shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { dated, versionFile, versionsOfLaw, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { startService } from '../service.js';

const call = suite('answering a call');
const folder = newFolder();
/** Sixty lines of fifty words, of which one is that word. */
const long = (word: string) =>
  Array.from({ length: 60 }, (_, line) =>
    [word, ...Array.from({ length: 49 }, (_, i) => `parola${line + i}`)].join(' '),
  ).join('</p><p>');
writeVersionedCorpus(folder, [
  [versionsOfLaw[0]![0], versionFile(null, [['1', long('sei')]], [])],
  [versionsOfLaw[1]![0], versionFile('2005-06-25', [['1', long('dieci')]], [])],
]);
const service = await startService(
  await openCatalog({ corpus: [folder], strict: false, report: () => undefined }),
  endpoints,
);
call.after(async () => {
  await service.stop();
  removeFolder(folder);
});

call('two long texts are compared by a thread', async () => {
  const path = `/api/public/norme/${dated.eli.slice(5)}/art/1/confronto?da=2001-03-25&a=2005-06-25`;
  const { status, text } = await service.get(path);
  assert.is(status, 200, text.slice(0, 300));
  assert.is((JSON.parse(text) as shapes.ArticleComparison).parole.aggiunte, 60);
  assert.equal(service.reports, []);
});

call('a client that waits for a thread is not idle', async () => {
  // Once the request is there, what is idle for a millisecond is closed.
  service.server.prependOnceListener('request', ({ socket }: IncomingMessage) => socket.setTimeout(1));
  const path = `/api/public/norme/${dated.eli.slice(5)}/art/1/confronto?da=2001-03-25&a=2005-06-25&formato=md`;
  const { status, text } = await service.get(path);
  assert.is(status, 200, text.slice(0, 300));
});

call.run();
