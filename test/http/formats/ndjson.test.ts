// NDJSON: each line is an entry of the JSON, exactly.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { startService } from '../service.js';
import { openHostile } from './hostile-corpus.js';

const ndjson = suite('ndjson');
const service = await startService(await openHostile(), endpoints);
ndjson.after(() => service.stop());

const linesOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

ndjson('acts and nodes and links are the entries of the JSON', async () => {
  for (const [target, member] of [
    ['/api/public/norme?limit=1000', 'norme'],
    ['/api/public/graph?max_nodi=50', 'nodes'],
    ['/api/public/graph?max_nodi=50&parte=link', 'links'],
  ] as const) {
    const json = JSON.parse((await service.get(target)).text) as Record<string, unknown>;
    const reply = await service.get(`${target}&formato=ndjson`);
    assert.is(reply.headers['content-type'], 'application/x-ndjson; charset=utf-8');
    assert.equal(linesOf(reply.text), json[member]);
    assert.ok(reply.text.endsWith('}\n'));
  }
});

ndjson('a relation is the entry of the JSON and says in which list it stands', async () => {
  const json = JSON.parse((await service.get('/api/public/relazioni?norma=CAD')).text) as Record<string, object[]>;
  const lines = linesOf((await service.get('/api/public/relazioni?norma=CAD&formato=ndjson')).text);
  const lists = ['modifica', 'modificata_da', 'altri_effetti', 'altri_effetti_subiti'];
  assert.equal(
    lines,
    lists.flatMap((elenco) => json[elenco]!.map((relation) => ({ elenco, ...relation }))),
  );
});

ndjson.run();
