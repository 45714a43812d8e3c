// Programs that others wrote read the feed and the data set: Python's feedparser and rdflib, where they are installed.
import { spawnSync } from 'node:child_process';
import jsonld from 'jsonld';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../http/questions/index.js';
import { openSample } from '../corpora.js';
import { startService } from '../http/service.js';

const test = suite('readers');
const service = await startService(await openSample(), endpoints);
test.after(() => service.stop());

/** Debian's packages belong to its own Python, which another may hide. */
const pythons = ['python3', '/usr/bin/python3'];

/** Runs a script over a text where a Python has the module; `null` where none has. */
function runPython(module: string, script: string, input: string): string | null {
  const python = pythons.find((one) => spawnSync(one, ['-c', `import ${module}`]).status === 0);
  if (python === undefined) {
    console.log(`skips ${module}: not installed`);
    return null;
  }
  const { stdout, stderr, status } = spawnSync(python, ['-c', script], { input, encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return stdout;
}

test('feedparser reads the feed: well-formed, Atom 1.0, every entry with its own id and address', async () => {
  const feed = await service.get('/api/public/modifiche?formato=atom');
  const { modifiche } = JSON.parse((await service.get('/api/public/modifiche')).text) as { modifiche: unknown[] };
  const script = `import sys, feedparser
feed = feedparser.parse(sys.stdin.buffer.read())
ids = set(entry.id for entry in feed.entries)
print(feed.bozo, feed.version, len(feed.entries), len(ids), all(entry.link and entry.title and entry.updated_parsed for entry in feed.entries))`;
  const read = runPython('feedparser', script, feed.text);
  if (read !== null) assert.is(read.trim(), `False atom10 ${modifiche.length} ${modifiche.length} True`);
});

test('rdflib reads as many triples from the data set as the JSON-LD processor of npm', async () => {
  const { text } = await service.get('/dati', { accept: 'application/ld+json' });
  const quads = (await jsonld.toRDF(JSON.parse(text) as object, {
    format: 'application/n-quads',
  })) as unknown as string;
  const script = `import sys, rdflib
print(len(rdflib.Graph().parse(data=sys.stdin.read(), format="json-ld")))`;
  const read = runPython('rdflib', script, text);
  const own = new Set(quads.split('\n').filter((line) => line !== ''));
  assert.ok(own.size > 50);
  if (read !== null) assert.is(Number(read), own.size);
});

test.run();
