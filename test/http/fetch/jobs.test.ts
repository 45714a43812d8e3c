// Exports by token: their states, their faults, and how few are waited for at a time.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { json, Portal, type JobScript } from './portal.js';
import { act } from './portal-acts.js';
import { acts, filesOf, newFolder, removeFolder, runFetch } from './run-fetch.js';

interface Context {
  portal: Portal;
  folder: string;
}

const jobs = suite<Context>('exports');

jobs.before.each(async (context) => {
  const years = Array.from({ length: 9 }, (_, i) => act('LEGGE', `${1990 + i}-08-07`, 1 + i));
  context.portal = await Portal.start([], years);
  context.folder = newFolder();
});
jobs.after.each(({ portal, folder }) => {
  portal.close();
  removeFolder(folder);
});

const scripts: [string, JobScript, RegExp | null][] = [
  ['is done at once', ['done'], null],
  ['will take longer', ['slow', 'slow', 'done'], null],
  ['answers 409 while it works', ['busy', 'working', 'busy', 'done'], null],
  ['meets an overload', ['overloaded', 'working', 'done'], null],
  ['fails once', ['working', 'failed'], /^LEGGE 1990 \(V\): failed: Esportazione non riuscita; ordered again$/],
  ['loses its token', ['working', 'expired'], /^LEGGE 1990 \(V\): .*code 1204: Nessuna ricerca .*; ordered again$/],
];

for (const [name, script, line] of scripts) {
  jobs(`an export that ${name} is fetched`, async ({ portal, folder }) => {
    portal.scripts.push([...script]);
    const run = await runFetch(portal.url, folder, acts('legge', 1990, 1990));
    assert.equal([run.fetched, run.failed], [1, []], run.lines.join('\n'));
    if (line !== null) assert.match(run.lines.join('\n'), line);
    assert.equal(filesOf(folder), ['exports/LEGGE/1990 V.zip', 'fetch-state.json']);
  });
}

jobs('an export that always fails is one line, and the others are fetched', async ({ portal, folder }) => {
  portal.fail(
    /check-status\/.*0000$/,
    (_, response) => json(response, 200, { stato: 4, descrizioneErrore: 'Errore' }),
    9,
  );
  for (let i = 0; i < 9; i++) portal.scripts.push(i === 0 ? ['failed'] : ['done']);
  portal.scripts.push(['failed'], ['failed']);
  const run = await runFetch(portal.url, folder, acts('legge', 1990, 1998));
  assert.is(run.fetched, 8);
  assert.is(run.failed.length, 1);
  assert.match(run.failed[0]!, /^LEGGE 1990 \(V\): failed: /);
});

jobs('an export that is never ready is ordered again, then given up', async ({ portal, folder }) => {
  for (let i = 0; i < 3; i++) portal.scripts.push(['slow']);
  const run = await runFetch(portal.url, folder, acts('legge', 1990, 1990));
  assert.equal(run.failed, ['LEGGE 1990 (V): not ready after 30 minutes']);
});

jobs('a handful is waited for together', async ({ portal, folder }) => {
  for (let i = 0; i < 9; i++) portal.scripts.push(['waiting', 'working', 'done']);
  await runFetch(portal.url, folder, acts('legge', 1990, 1998));
  const steps = portal.requests.flatMap(({ method, path }) =>
    method === 'PUT' ? [1] : path.startsWith('collections/download/collection-asincrona') ? [-1] : [],
  );
  let open = 0;
  const most = Math.max(...steps.map((step) => (open += step)));
  assert.is(most, 4);
});

jobs('an empty pack means no document yet: it is said, and asked for again', async ({ portal, folder }) => {
  const empty = (_: unknown, response: Parameters<typeof json>[0]): void => {
    const bytes = Buffer.alloc(22);
    bytes.write('PK\x05\x06', 'latin1');
    response.writeHead(200, { 'content-type': 'application/zip' }).end(bytes);
  };
  portal.fail(/collection-asincrona/, empty);
  const run = await runFetch(portal.url, folder, acts('legge', 1990, 1990));
  assert.equal(run.lines, ['LEGGE 1990 (V): an empty pack, 1 acts expected: asked again the next time']);
  assert.equal(filesOf(folder), ['fetch-state.json']);
  assert.is((await runFetch(portal.url, folder, null)).fetched, 1);
});

jobs('a pack of far more acts than were asked for is refused: a name was ignored', async ({ portal, folder }) => {
  for (let i = 0; i < 60; i++) portal.acts.push(act('LEGGE', '2001-01-01', 100 + i));
  portal.ignoredNames.add('annoProvvedimento');
  const run = await runFetch(portal.url, folder, acts('legge', 1990, 1990));
  assert.equal(run.failed, ['LEGGE 1990 (V): a pack of 69 acts, about 1 expected']);
  assert.equal(filesOf(folder), ['fetch-state.json']);
});

jobs(
  'an address behind the gateway that does not answer is replaced by the documented one',
  async ({ portal, folder }) => {
    const gateway = {
      code: '404',
      type: 'Status report',
      message: 'Runtime Error',
      description: 'No matching resource',
    };
    portal.fail(/collection-asincrona/, (_, response) => json(response, 404, gateway));
    assert.is((await runFetch(portal.url, folder, acts('legge', 1990, 1990))).fetched, 1);
  },
);

jobs('a token that is an error object is no token', async ({ portal, folder }) => {
  portal.fail(/nuova-ricerca/, (_, response) => json(response, 202, { message: 'Errore', code: '1000' }));
  const run = await runFetch(portal.url, folder, acts('legge', 1990, 1990));
  assert.match(run.lines[0]!, /^the export of LEGGE 1990 \(V\): status 202, code 1000: Errore; asked again in 2 s$/);
  assert.is(run.fetched, 1);
});

jobs.run();
