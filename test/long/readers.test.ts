// Programs that others wrote read the feed and the data set: Python's feedparser and rdflib, where they are installed.
import { spawnSync } from 'node:child_process';
import jsonld from 'jsonld';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../http/questions/index.js';
import { openSample } from '../corpora.js';
import { startService } from '../http/service.js';
import { findPython, needing } from '../programs.js';

const test = suite('readers');
const service = await startService(await openSample(), endpoints);
test.after(() => service.stop());

const feedparser = findPython('feedparser');
const rdflib = findPython('rdflib');

/** What a script prints of a text. */
function runPython(python: string, script: string, input: string): string {
  const { stdout, stderr, status } = spawnSync(python, ['-c', script], { input, encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return stdout;
}

needing(
  test,
  'feedparser',
  feedparser,
)('feedparser reads the feed: well-formed, Atom 1.0, every entry with its own id and address', async () => {
  const feed = await service.get('/api/public/modifiche?formato=atom');
  const { modifiche } = JSON.parse((await service.get('/api/public/modifiche')).text) as { modifiche: unknown[] };
  const script = `import sys, feedparser
feed = feedparser.parse(sys.stdin.buffer.read())
ids = set(entry.id for entry in feed.entries)
print(feed.bozo, feed.version, len(feed.entries), len(ids), all(entry.link and entry.title and entry.updated_parsed for entry in feed.entries))`;
  const read = runPython(feedparser!, script, feed.text);
  assert.is(read.trim(), `False atom10 ${modifiche.length} ${modifiche.length} True`);
});

needing(
  test,
  'rdflib',
  rdflib,
)('rdflib reads as many triples from the data set as the JSON-LD processor of npm', async () => {
  const { text } = await service.get('/dati', { accept: 'application/ld+json' });
  const quads = (await jsonld.toRDF(JSON.parse(text) as object, {
    format: 'application/n-quads',
  })) as unknown as string;
  const script = `import sys, rdflib
print(len(rdflib.Graph().parse(data=sys.stdin.read(), format="json-ld")))`;
  const own = new Set(quads.split('\n').filter((line) => line !== ''));
  assert.ok(own.size > 50);
  assert.is(Number(runPython(rdflib!, script, text)), own.size);
});

test.run();
