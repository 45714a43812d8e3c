// The graph with positions and with all relations, over the sample corpus: from documents and from a snapshot file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshotFile, openCatalog, type shapes } from '../../../engine/index.js';
import { endpoints } from '../../../http/questions/index.js';
import { projectRoot } from '../../source-tree.js';
import { assertMatchesSchema } from '../schema-check.js';
import { startService } from '../service.js';

const graph = suite('graph endpoint');
const folder = mkdtempSync(join(tmpdir(), 'legami-test-'));
const shares: number[] = [];
const options = { corpus: [join(projectRoot, 'corpus')], strict: true, report: () => undefined };
// Of its own: positions are not there at first.
const fromDocuments = await openCatalog(options);
const { catalog: fromFile } = await makeSnapshotFile({
  ...options,
  snapshot: join(folder, 'sample.snapshot'),
  drawing: (share) => shares.push(share),
});
const [documents, file] = [await startService(fromDocuments, endpoints), await startService(fromFile, endpoints)];
graph.after(async () => {
  await documents.stop();
  await file.stop();
  fromFile.close();
  rmSync(folder, { recursive: true });
});

const path = '/api/public/graph';
const placed = [
  `${path}?posizioni=true`,
  `${path}?posizioni=1&livello=articolo&max_nodi=50`,
  `${path}?posizioni=on&natura=tutte&livello=articolo`,
  `${path}?posizioni=true&norma=l.+241/1990&profondita=2`,
  `${path}?posizioni=true&natura=tutte&norma=art.+2+l.+241/1990&livello=articolo`,
];
const ask = async (service: typeof file, target: string) => {
  const reply = await service.get(target, { 'accept-language': 'it' });
  assert.is(reply.status, 200, reply.text.slice(0, 200));
  return JSON.parse(reply.text) as shapes.GraphAnswer;
};

graph('positions that are not there yet: 503 and when to come again', async () => {
  for (const lang of ['it', 'en']) {
    const { status, headers, text } = await documents.get(`${path}?posizioni=true&lang=${lang}`);
    assert.is(status, 503);
    assert.match(String(headers['retry-after']), /^\d+$/);
    assert.is(headers['cache-control'], 'no-store');
    assert.match((JSON.parse(text) as { detail: string }).detail, lang === 'it' ? 'Le posizioni' : 'Positions');
  }
  assert.is((await documents.get(`${path}?posizioni=false`)).status, 200);
});

graph('a start on documents finds the positions that a snapshot holds', async () => {
  assert.ok(fromFile.graphs.places.areKnown);
  await fromDocuments.hydrate();
  for (const target of placed) {
    const [one, other] = [await ask(documents, target), await ask(file, target)];
    assert.equal(one, other);
    assertMatchesSchema(target, 200, one);
    for (const { x, y, comunita } of one.nodes) {
      assert.type(x, 'number');
      assert.type(y, 'number');
      assert.ok(comunita === null || Number.isInteger(comunita));
    }
  }
});

graph('a node is in one place, whatever is drawn', async () => {
  for (const livello of ['norma', 'articolo']) {
    const target = `${path}?posizioni=true&livello=${livello}`;
    const all = new Map((await ask(file, `${target}&natura=tutte`)).nodes.map((node) => [node.id, node]));
    for (const asked of [target, `${target}&norma=l.+241/1990&profondita=3`]) {
      for (const { id, x, y, comunita } of (await ask(file, asked)).nodes) {
        const { x: left, y: up, comunita: community } = all.get(id)!;
        assert.equal([x, y, comunita], [left, up, community], id);
      }
    }
  }
});

graph('without posizioni answers are as they were', async () => {
  for (const target of placed) {
    const plain = await ask(file, target.replace(/posizioni=\w+&?/, ''));
    const { text } = await file.get(target, { 'accept-language': 'it' });
    const isPlace = (name: string) => ['x', 'y', 'comunita'].includes(name);
    assert.equal(
      JSON.parse(text, (name, value: unknown) => (isPlace(name) ? undefined : value)),
      plain,
    );
  }
});

graph('natura=tutte: other effects are links too, and count in degrees', async () => {
  const [own, all] = [await ask(file, path), await ask(file, `${path}?natura=tutte`)];
  assert.ok(all.totale_link > own.totale_link);
  assert.not.equal(all.criterio, own.criterio);
  const sum = ({ nodes }: shapes.GraphAnswer) => nodes.reduce((total, { grado }) => total + grado, 0);
  const { relations, others } = fromFile.facts.counts;
  assert.is(sum(own), 2 * relations);
  assert.is(sum(all), 2 * (relations + others));
  const kinds = new Set(all.links.map(({ tipo }) => tipo));
  assert.ok(kinds.has('regola'));
  assert.not.ok(own.links.some(({ tipo }) => tipo === 'regola'));
  const degrees = all.nodes.map(({ grado }) => grado);
  assert.equal(
    degrees,
    [...degrees].sort((a, b) => b - a),
  );
});

graph('an article without relations is asked for with a place that is null', async () => {
  const target = `${path}?posizioni=true&livello=articolo&norma=art.+3+Cost.`;
  const { nodes } = await ask(file, target);
  assert.is(nodes.length, 1);
  assert.equal([nodes[0]!.x, nodes[0]!.y, nodes[0]!.comunita], [null, null, null]);
});

graph('posizioni is a truth value as FastAPI reads it, natura a closed set', async () => {
  for (const word of ['TRUE', 'True', 'yes', 'Y', 't', 'on', '1']) {
    assert.ok('x' in (await ask(file, `${path}?posizioni=${word}&max_nodi=10`)).nodes[0]!, word);
  }
  for (const word of ['false', 'No', 'n', 'F', 'off', '0']) {
    assert.not.ok('x' in (await ask(file, `${path}?posizioni=${word}&max_nodi=10`)).nodes[0]!, word);
  }
  const { status, text } = await file.get(`${path}?posizioni=forse&natura=altre`);
  assert.is(status, 422);
  assert.equal(JSON.parse(text), {
    detail: [
      {
        type: 'literal_error',
        loc: ['query', 'natura'],
        msg: "Input should be 'modifiche' or 'tutte'",
        input: 'altre',
        ctx: { expected: "'modifiche' or 'tutte'" },
      },
      {
        type: 'bool_parsing',
        loc: ['query', 'posizioni'],
        msg: 'Input should be a valid boolean, unable to interpret input',
        input: 'forse',
      },
    ],
  });
});

/** All citations of the sample, by the API. */
async function allCitations(): Promise<shapes.CitationEntry[]> {
  const { text } = await file.get('/dati/citazioni.ndjson');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as shapes.CitationEntry);
}

graph('legame=citazioni: links are the citations of the texts, merged; degrees are how many there are', async () => {
  const citations = await allCitations();
  for (const livello of ['norma', 'articolo']) {
    const nodeOf = ({ eli, articolo_eli }: shapes.CitationEnd) => (livello === 'norma' ? eli : (articolo_eli ?? eli));
    const target = `${path}?legame=citazioni&livello=${livello}&max_nodi=20000`;
    const answer = await ask(file, target);
    assertMatchesSchema(target, 200, answer);
    const expected = new Map<string, number>();
    const degrees = new Map<string, number>();
    for (const { da, a } of citations) {
      const ends = [nodeOf(da), nodeOf(a)];
      // No link joins a node to itself.
      if (ends[0] === ends[1]) continue;
      expected.set(ends.join(' '), (expected.get(ends.join(' ')) ?? 0) + 1);
      for (const end of ends) degrees.set(end, (degrees.get(end) ?? 0) + 1);
    }
    assert.equal(
      answer.links.map(({ source, target: to, tipo, peso }) => `${source} ${to} ${tipo} ${peso}`).sort(),
      [...expected].map(([ends, count]) => `${ends} cita ${count}`).sort(),
    );
    const linked = answer.nodes.filter(({ grado }) => grado > 0);
    assert.equal(new Map(linked.map(({ id, grado }) => [id, grado])).size, degrees.size);
    for (const { id, grado } of linked) assert.is(grado, degrees.get(id), id);
    assert.equal(
      answer.nodes.map(({ id }) => id),
      [...answer.nodes].sort((a, b) => b.grado - a.grado || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
    );
    // Acts that neither cite nor are cited are the last.
    assert.is(linked.length < answer.nodes.length, livello === 'norma');
    assert.equal([answer.n_nodi, answer.n_link], [answer.totale_nodi, answer.totale_link]);
  }
});

graph('the description says what the links are', async () => {
  const words = {
    it: [/modifica/, /citazioni/],
    en: [/amendment/, /citations/],
  };
  for (const [lang, [amendments, citations]] of Object.entries(words) as ['it' | 'en', [RegExp, RegExp]][])
    for (const norma of ['', '&norma=l.+241/1990']) {
      const of = async (legame: string) => {
        const { descrizione } = await ask(file, `${path}?max_nodi=10&lang=${lang}${norma}&legame=${legame}`);
        return [amendments.test(descrizione), citations.test(descrizione)];
      };
      assert.equal(await of('modifiche'), [true, false], `${lang} ${norma}`);
      assert.equal(await of('citazioni'), [false, true], `${lang} ${norma}`);
      assert.equal(await of('tutti'), [true, true], `${lang} ${norma}`);
    }
});

graph('legame=tutti: the links of relations as they are, and those of citations beside them', async () => {
  for (const chosen of ['', '&natura=tutte', '&livello=articolo', '&livello=articolo&natura=tutte']) {
    const of = (legame: string) => ask(file, `${path}?max_nodi=20000${chosen}&legame=${legame}`);
    const [all, relations, citations] = [await of('tutti'), await of('modifiche'), await of('citazioni')];
    const text = (links: shapes.GraphAnswer['links']) => links.map((link) => JSON.stringify(link)).sort();
    assert.equal(text(all.links), text([...relations.links, ...citations.links]));
    const degree = new Map<string, number>();
    for (const { id, grado } of [...relations.nodes, ...citations.nodes]) degree.set(id, (degree.get(id) ?? 0) + grado);
    assert.equal(
      all.nodes.map(({ id, grado }) => [id, grado]),
      [...degree].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)),
    );
    // A node is described as in the graph of relations.
    const known = new Map(relations.nodes.map((node) => [node.id, node]));
    for (const node of all.nodes) {
      const before = known.get(node.id);
      if (before !== undefined) assert.equal({ ...node, grado: before.grado }, before);
    }
    assert.not.equal(all.criterio, relations.criterio);
    const best = await ask(file, `${path}?max_nodi=12${chosen}&legame=tutti`);
    const ids = new Set(best.nodes.map(({ id }) => id));
    assert.equal(best.nodes, all.nodes.slice(0, 12));
    assert.equal(
      best.links,
      all.links.filter(({ source, target }) => ids.has(source) && ids.has(target)),
    );
  }
});

graph('with citations a walk goes along them, also from what is known only because it is cited', async () => {
  const citations = await allCitations();
  const { nodes, links, centro } = await ask(file, `${path}?legame=citazioni&norma=l.+241/1990&max_nodi=20000`);
  const neighbours = citations
    .map(({ da, a }) => [da.eli, a.eli])
    .filter((ends) => ends.includes(centro!))
    .flat();
  assert.equal(nodes.map(({ id }) => id).sort(), [...new Set(neighbours)].sort());
  assert.ok(links.every(({ tipo }) => tipo === 'cita'));
  assert.equal([nodes[0]!.id, nodes[0]!.distanza], [centro, 0]);
});

graph('an act of which only citations are known is a centre where citations count', async () => {
  const corpus = [join(projectRoot, 'corpus', 'legge_2000-06-07_150.xml')];
  const catalog = await openCatalog({ corpus, strict: true, report: () => undefined });
  const alone = await startService(catalog, endpoints);
  const target = `${path}?norma=l.+241/1990`;
  assert.is((await alone.get(target)).status, 404);
  for (const chosen of ['legame=citazioni', 'legame=tutti&natura=tutte', 'legame=citazioni&livello=articolo']) {
    const { nodes, centro } = await ask(alone, `${target}&${chosen}`);
    const { id, nel_corpus, distanza } = nodes[0]!;
    assert.equal([id, nel_corpus, distanza], [centro, false, 0]);
    // At article level it is an article of it that is cited.
    assert.is(nodes.length > 1, !chosen.includes('articolo'));
  }
  await alone.stop();
  catalog.close();
});

graph('legame is a closed set, and takes every format', async () => {
  const { status, text } = await file.get(`${path}?legame=altri`);
  assert.is(status, 422);
  assert.match(text, "Input should be 'modifiche', 'citazioni' or 'tutti'");
  assert.equal(await ask(file, `${path}?legame=modifiche`), await ask(file, path));
  const { n_nodi, n_link } = await ask(file, `${path}?legame=tutti&max_nodi=30`);
  const count = async (formato: string, pattern: RegExp) =>
    (await file.get(`${path}?legame=tutti&max_nodi=30&formato=${formato}`)).text.match(pattern)!.length;
  assert.is(await count('gexf', /<edge /g), n_link);
  assert.is(await count('graphml', /<node /g), n_nodi);
  assert.is(await count('csv&parte=link', /\r\n/g), n_link + 1);
  assert.is(await count('ndjson', /\n/g), n_nodi);
});

graph('progress of the layout is reported while a snapshot is made', () => {
  assert.is(shares[0], 0);
  assert.is(shares.at(-1), 1);
});

graph.run();
