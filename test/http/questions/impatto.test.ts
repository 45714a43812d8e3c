import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';
import { allRelations, nodeAt } from './sample-relations.js';

const impatto = suite('impatto');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
const relations = await allRelations(service);
impatto.after(() => service.stop());

const path = '/api/public/graph/impatto';

interface Answer {
  norma: { eli: string; sigla: string };
  articolo: string | null;
  livello: 'norma' | 'articolo';
  dir: string;
  profondita: number;
  max_nodi: number;
  troncato: boolean;
  passi: { distanza: number; n_nodi: number; n_relazioni: number; nodi: { id: string; grado: number }[] }[];
}

async function ask(query: string): Promise<Answer> {
  const { status, text } = await service.get(`${path}?${query}`);
  assert.is(status, 200, text.slice(0, 300));
  return JSON.parse(text) as Answer;
}

interface Step {
  distanza: number;
  n_relazioni: number;
  nodi: string[];
}

/** The steps, by looking at every relation at each distance. */
function stepsFrom(center: string, livello: 'norma' | 'articolo', dir: 'out' | 'in', depth: number): Step[] {
  const reached = new Set([center]);
  let last = new Set([center]);
  const steps: Step[] = [];
  for (let distanza = 1; distanza <= depth && last.size > 0; distanza++) {
    const ends = relations.map(({ da, a }) => [nodeAt(da, livello), nodeAt(a, livello)] as const);
    const leading = ends
      .map(([source, target]) => (dir === 'out' ? ([source, target] as const) : ([target, source] as const)))
      .filter(([near, far]) => last.has(near) && !reached.has(far));
    last = new Set(leading.map(([, far]) => far));
    for (const node of last) reached.add(node);
    if (last.size > 0) steps.push({ distanza, n_relazioni: leading.length, nodi: [...last].sort() });
  }
  return steps;
}

const starts = [
  ...new Set(relations.flatMap(({ da, a }) => [da, a]).flatMap((end) => [end.eli, end.articolo_eli ?? end.eli])),
];

for (const dir of ['out', 'in'] as const) {
  impatto(`dir=${dir}: every step holds what the relations of the step before lead to`, async () => {
    let deepest = 0;
    for (const start of starts.filter((_, i) => i % 4 === 0)) {
      const answer = await ask(`norma=${start}&dir=${dir}&profondita=5&max_nodi=2000`);
      const livello = start.includes('/art/') ? 'articolo' : 'norma';
      assert.equal([answer.livello, answer.dir, answer.troncato], [livello, dir, false]);
      const found = answer.passi.map(({ distanza, n_relazioni, nodi }) => {
        return { distanza, n_relazioni, nodi: nodi.map(({ id }) => id).sort() };
      });
      assert.equal(found, stepsFrom(start, livello, dir, 5), start);
      for (const { n_nodi, nodi } of answer.passi) {
        assert.is(n_nodi, nodi.length);
        nodi.reduce((before, node) => {
          assert.ok(node.grado <= before.grado, 'by degree');
          return node;
        });
      }
      deepest = Math.max(deepest, found.length);
    }
    assert.ok(deepest >= 3);
  });
}

impatto('max_nodi holds for all steps together, the nearest first; counts are of all', async () => {
  const query = 'norma=CAD&dir=in&profondita=3';
  const [whole, cut] = [await ask(query), await ask(`${query}&max_nodi=10`)];
  assert.equal([whole.troncato, cut.troncato], [false, true]);
  const counts = ({ passi }: Answer) => passi.map(({ n_nodi, n_relazioni }) => [n_nodi, n_relazioni]);
  assert.equal(counts(cut), counts(whole));
  const nodes = ({ passi }: Answer) => passi.flatMap(({ nodi }) => nodi.map(({ id }) => id));
  assert.equal(nodes(cut), nodes(whole).slice(0, 10));
});

impatto('an act without relations reaches nothing', async () => {
  const answer = await ask('norma=art.+2+Cost.&dir=out');
  assert.equal([answer.passi, answer.troncato], [[], false]);
});

impatto('defaults are those of the contract, and bounds are kept', async () => {
  const { dir, profondita, max_nodi } = await ask('norma=CAD');
  assert.equal([dir, profondita, max_nodi], ['out', 3, 500]);
  const reply = await service.get(`${path}?norma=CAD&dir=&profondita=6&max_nodi=9`);
  assert.is(reply.status, 422);
  const { detail } = JSON.parse(reply.text) as { detail: { type: string; msg: string }[] };
  assert.equal(
    detail.map(({ type, msg }) => [type, msg]),
    [
      ['literal_error', "Input should be 'out' or 'in'"],
      ['less_than_equal', 'Input should be less than or equal to 5'],
      ['greater_than_equal', 'Input should be greater than or equal to 10'],
    ],
  );
});

impatto.run();
