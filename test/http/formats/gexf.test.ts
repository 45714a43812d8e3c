// GEXF and GraphML: other programs read the very graph of the JSON, whatever its names hold.
import { spawnSync } from 'node:child_process';
import { MultiDirectedGraph } from 'graphology';
import gexf from 'graphology-gexf';
import graphml from 'graphology-graphml';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { AnswerText } from '../../../http/formats/answer-text.js';
import { write as writeGexf } from '../../../http/formats/gexf.js';
import { write as writeGraphml } from '../../../http/formats/graphml.js';
import { endpoints } from '../../../http/questions/index.js';
import { findPython, needing } from '../../programs.js';
import { startService } from '../service.js';
import { assertGrammar } from './grammar.js';
import { hostile, openHostile } from './hostile-corpus.js';

const test = suite('gexf');
const service = await startService(await openHostile(), endpoints);
test.after(() => service.stop());

const targets = [
  '/api/public/graph?max_nodi=20000',
  '/api/public/graph?max_nodi=500&livello=articolo',
  '/api/public/graph?norma=CAD&profondita=2&max_nodi=30',
];
const question = {
  endpoint: 'graph',
  query: new Map<string, string>(),
  language: 'it',
  publicUrl: null,
  root: '',
} as const;
const ask = (answer: object) => ({ ...question, answer: new AnswerText(Buffer.from(JSON.stringify(answer))) });
const answerOf = async (target: string) => JSON.parse((await service.get(target)).text) as shapes.GraphAnswer;

for (const target of targets) {
  test(`${target}: graphology reads the graph of the JSON from GEXF`, async () => {
    const { nodes, links } = await answerOf(target);
    const reply = await service.get(`${target}&formato=gexf`);
    assert.is(reply.headers['content-type'], 'application/gexf+xml; charset=utf-8');
    const graph = gexf.parse(MultiDirectedGraph, reply.text);
    assert.is(`${graph.order} ${graph.size}`, `${nodes.length} ${links.length}`);
    assert.is(graph.type, 'directed');
    for (const { id, label, grado, nel_corpus } of nodes)
      assert.equal(
        [label, grado, nel_corpus],
        ['label', 'grado', 'nel_corpus'].map((name) => graph.getNodeAttribute(id, name) as unknown),
      );
    const named = (from: string, to: string, kind: string, weight: number) => `${from} ${to} ${kind} ${weight}`;
    assert.equal(
      graph.mapEdges((_, { tipo, weight }, from, to) => named(from, to, tipo as string, weight as number)).sort(),
      links.map(({ source, target: to, tipo, peso }) => named(source, to, tipo, peso)).sort(),
    );
  });

  test(`${target}: graphology reads the same from GraphML`, async () => {
    const { nodes, links } = await answerOf(target);
    const reply = await service.get(`${target}&formato=graphml`);
    assert.is(reply.headers['content-type'], 'application/graphml+xml; charset=utf-8');
    const graph = graphml.parse(MultiDirectedGraph, reply.text);
    assert.is(`${graph.order} ${graph.size}`, `${nodes.length} ${links.length}`);
    for (const { id, label, grado } of nodes)
      assert.equal(
        [label, grado],
        ['label', 'grado'].map((name) => graph.getNodeAttribute(id, name) as unknown),
      );
    assert.is(
      graph.reduceEdges((sum: number, _, { weight }) => sum + Number(weight), 0),
      links.reduce((sum, { peso }) => sum + peso, 0),
    );
  });
}

test('the same question gives the same bytes', async () => {
  for (const formato of ['gexf', 'graphml']) {
    const asked = ask(await answerOf(targets[0]!));
    const write = formato === 'gexf' ? writeGexf : writeGraphml;
    assert.equal([...write(asked)], [...write(asked)]);
  }
});

test('a graph of many nodes, written in parts, is whole', () => {
  const nodes = Array.from({ length: 1_700 }, (_, i) => ({
    ...{ id: `n${i}`, label: `L. ${i}`, tipo: 'legge', grado: i, nel_corpus: i % 3 > 0 },
    // Neither is in the first part.
    ...(i > 1_200 ? { abrogato: true, x: i / 2, y: -i } : {}),
  }));
  const links = Array.from({ length: 2_600 }, (_, i) => ({
    ...{
      source: `n${(i * 7) % 1_700}`,
      target: `n${(i * 31) % 1_700}`,
      tipo: i % 2 ? 'modifica' : 'cita',
      peso: i + 1,
    },
    ...(i > 2_000 ? { di_cui: { abroga: i } } : {}),
  }));
  const fonte = { nome: 'Fonte', licenza: 'CC', licenza_url: '' };
  const answer = { descrizione: 'Prova', criterio: 'grado', fonte, nodes, links };
  const asked = ask(answer);
  for (const [write, reader] of [
    [writeGexf, gexf],
    [writeGraphml, graphml],
  ] as const) {
    const parts = [...write(asked)];
    assert.ok(Math.max(...parts.map(({ length }) => length)) < parts.join('').length / 5);
    const graph = reader.parse(MultiDirectedGraph, parts.join(''));
    assert.equal(
      graph.nodes(),
      nodes.map(({ id }) => id),
    );
    nodes.forEach(({ id, grado, abrogato }) =>
      assert.equal([graph.getNodeAttribute(id, 'grado'), graph.getNodeAttribute(id, 'abrogato')], [grado, abrogato]),
    );
    const read = graph.mapEdges((_, { tipo, di_cui_abroga, weight }, from, to) => [
      from,
      to,
      tipo,
      weight,
      di_cui_abroga,
    ]);
    const own = links.map(({ source, target, tipo, peso, di_cui }) => [source, target, tipo, peso, di_cui?.abroga]);
    assert.equal(read.map(String).sort(), own.map(String).sort());
  }
});

const whole = (parts: string | Iterable<string>): string => [...parts].join('');

test('hostile names are text', () => {
  const name = `${hostile}\u0000\u0008\ud800`;
  const end = { label: name, tipo: name, grado: 1, nel_corpus: true };
  const answer = {
    ...{ descrizione: name, criterio: name, fonte: { nome: name, licenza: '', licenza_url: '' } },
    nodes: [
      { id: `a${name}`, ...end },
      { id: 'b', ...end },
    ],
    links: [{ source: `a${name}`, target: 'b', tipo: name, peso: 2, di_cui: { abroga: 2 } }],
  };
  const asked = ask(answer);
  const legal = name.replace(/[\u0000\u0008\ud800]/g, '\ufffd');
  for (const graph of [
    gexf.parse(MultiDirectedGraph, whole(writeGexf(asked))),
    graphml.parse(MultiDirectedGraph, whole(writeGraphml(asked))),
  ]) {
    assert.is(graph.getNodeAttribute(`a${legal}`, 'label'), legal);
    assert.is(graph.getEdgeAttribute(graph.edges()[0], 'tipo'), legal);
    assert.is(graph.getEdgeAttribute(graph.edges()[0], 'di_cui_abroga'), 2);
  }
});

const python = findPython('networkx');

needing(
  test,
  'networkx',
  python,
)('networkx reads both', async () => {
  const { nodes, links } = await answerOf(targets[0]!);
  for (const [formato, reader] of [
    ['gexf', 'read_gexf(f, version="1.3")'],
    ['graphml', 'read_graphml(f, force_multigraph=True)'],
  ]) {
    const { body } = await service.get(`${targets[0]}&formato=${formato}`);
    const script = `import sys, networkx\nnetworkx.readwrite.gexf.GEXF.versions.setdefault("1.3", dict(networkx.readwrite.gexf.GEXF.versions["1.2draft"], NS_GEXF="http://gexf.net/1.3", NS_VIZ="http://gexf.net/1.3/viz", VERSION="1.3"))\nf = sys.stdin.buffer\ng = networkx.${reader}\nprint(g.number_of_nodes(), g.number_of_edges(), g.is_directed(), all("label" in d for _, d in g.nodes(data=True)))`;
    const { stdout, stderr } = spawnSync(python!, ['-c', script], { input: body, encoding: 'utf8' });
    assert.is(stdout.trim(), `${nodes.length} ${links.length} True True`, stderr);
  }
});

needing(test, 'xmllint')('GEXF keeps the rules of its version 1.3', async () => {
  const asked = ['max_nodi=50', 'livello=articolo&legame=tutti', 'norma=CAD', 'max_nodi=10'];
  const made = await Promise.all(asked.map((query) => service.get(`/api/public/graph?${query}&formato=gexf`)));
  const graph = await answerOf('/api/public/graph?max_nodi=20');
  const drawn = { ...graph, nodes: graph.nodes.map((node, i) => ({ ...node, x: i + 0.5, y: -i })) };
  const positions = whole(writeGexf(ask(drawn)));
  const [articles = '', ...others] = made.slice(1).map(({ text }) => text);
  const valid = [positions, made[0]!.text, articles, ...others];
  assertGrammar('gexf.rng', valid, [
    articles.replace(/ source="[^"]*"/, ''),
    articles.replace('version="1.3"', 'version="1.2"'),
    articles.replace('type="integer"', 'type="number"'),
    articles.replace(/<edges>.*<\/edges>/s, ''),
    positions.replace(/(<viz:position x=")[^"]*/, '$1left'),
  ]);
});

test.run();
