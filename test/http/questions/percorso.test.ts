import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';
import { allRelations, nodeAt, type WireRelation } from './sample-relations.js';

const percorso = suite('percorso');
const catalog = await openSample();
const service = await startService(catalog, endpoints);
const relations = await allRelations(service);
percorso.after(() => service.stop());

const q = encodeURIComponent;
const path = '/api/public/graph/percorso';

interface Answer {
  detail: string;
  parametro?: string;
  da: { eli: string; sigla: string; risoluzione: { metodo: string } };
  a: { eli: string };
  avviso: string | null;
  catene: {
    lunghezza: number;
    nodi: { id: string; label: string }[];
    legami: { relazione: WireRelation; n_relazioni: number }[];
  }[];
}

async function ask(query: string): Promise<{ status: number; answer: Answer }> {
  const { status, text } = await service.get(`${path}?${query}`);
  return { status, answer: JSON.parse(text) as Answer };
}

type Level = 'norma' | 'articolo';

/** How many links lie between two nodes at least, by looking at every relation again and again; `null` where more than six. */
function distance(from: string, to: string, livello: Level, isDirected: boolean): number | null {
  let reached = new Set([from]);
  for (let links = 0; links <= 6; links++) {
    if (reached.has(to)) return links;
    const next = new Set(reached);
    for (const { da, a } of relations) {
      const [source, target] = [nodeAt(da, livello), nodeAt(a, livello)];
      if (reached.has(source)) next.add(target);
      if (!isDirected && reached.has(target)) next.add(source);
    }
    reached = next;
  }
  return null;
}

function between(from: string, to: string, livello: Level, isDirected: boolean): WireRelation[] {
  return relations.filter(({ da, a }) => {
    const ends = `${nodeAt(da, livello)} ${nodeAt(a, livello)}`;
    return ends === `${from} ${to}` || (!isDirected && ends === `${to} ${from}`);
  });
}

for (const livello of ['norma', 'articolo'] as const) {
  percorso(
    `livello=${livello}: chains are the shortest there are, each link with its most certain relation`,
    async () => {
      const nodes = [...new Set(relations.flatMap(({ da, a }) => [nodeAt(da, livello), nodeAt(a, livello)]))].sort();
      const ends = relations.map(({ da, a }) => [nodeAt(da, livello), nodeAt(a, livello)] as const);
      const some = ends.filter((_, i) => i % 9 === 0);
      const pairs = [
        ...nodes.filter((_, i) => i % 9 === 0).map((node, i) => [node, nodes[(i * 101 + 5) % nodes.length]!] as const),
        ...some,
        // Two that amend the same node; one that amends what amends the other.
        ...some.map(([from, to]) => [from, ends.find((end) => end[1] === to)![0]] as const),
        ...ends.flatMap(([from, to]) => ends.filter((end) => end[1] === from).map(([first]) => [first, to] as const)),
      ];
      let connected = 0;
      for (const [i, [from, to]] of pairs.slice(0, 200).entries()) {
        const isDirected = i % 3 === 0;
        const { status, answer } = await ask(
          `da=${from}&a=${to}&livello=${livello}&verso=${isDirected ? 'modifiche' : 'entrambi'}`,
        );
        assert.is(status, 200, `${from} ${answer.detail}`);
        const expected = distance(from, to, livello, isDirected);
        assert.is(answer.catene.length > 0, expected !== null, `${from} to ${to}`);
        assert.is(answer.avviso === null, expected !== null);
        assert.ok(answer.catene.length <= 3);
        assert.is(
          new Set(answer.catene.map(({ nodi }) => nodi.map(({ id }) => id).join(' '))).size,
          answer.catene.length,
        );
        for (const { lunghezza, nodi, legami } of answer.catene) {
          connected++;
          assert.equal([lunghezza, legami.length, nodi.length - 1], [expected, expected, expected]);
          assert.equal([nodi[0]!.id, nodi.at(-1)!.id], [from, to]);
          for (const [at, { relazione, n_relazioni }] of legami.entries()) {
            const all = between(nodi[at]!.id, nodi[at + 1]!.id, livello, isDirected);
            assert.is(n_relazioni, all.length);
            const [best] = all.sort((x, y) => y.confidenza - x.confidenza || (x.id < y.id ? -1 : 1));
            assert.equal(relazione, best);
          }
        }
      }
      assert.ok(connected > 30, `${connected} chains`);
    },
  );
}

percorso('an act reaches itself without a link', async () => {
  const { answer } = await ask('da=CAD&a=d.lgs.+82/2005');
  assert.equal(
    answer.catene.map(({ lunghezza, nodi }) => [lunghezza, nodi.map(({ label }) => label)]),
    [[0, ['D.Lgs. 82/2005']]],
  );
});

percorso('without a chain the answer says so in its language', async () => {
  const query = `da=${q('l. 241/1990')}&a=${q('l. 241/1990')}`;
  assert.is((await ask(query)).answer.avviso, null);
  const nodes = [...new Set(relations.map(({ da }) => da.eli))];
  const [from, to] = nodes
    .flatMap((one) => nodes.map((other) => [one, other] as const))
    .find(([one, other]) => distance(one, other, 'norma', true) === null)!;
  const none = await ask(`da=${from}&a=${to}&verso=modifiche`);
  assert.is(none.status, 200);
  assert.equal(none.answer.catene, []);
  assert.match(none.answer.avviso!, /^Nessuna catena di al più 6 relazioni porta, di modifica in modifica, da .* a /);
  const english = await ask(`da=${from}&a=${to}&verso=modifiche&lang=en`);
  assert.match(english.answer.avviso!, /^No chain of at most 6 relations leads from /);
});

percorso('verbs are in the language of the answer', async () => {
  const { da, a } = relations.find(({ tipo }) => tipo === 'abroga')!;
  const verbs = async (lang: string) =>
    (await ask(`da=${da.eli}&a=${a.eli}&verso=modifiche&lang=${lang}`)).answer.catene[0]!.legami[0]!.relazione.verbo;
  const english = (await allRelations(service, 'en')).map(({ verbo }) => verbo);
  assert.ok(relations.some(({ verbo }) => verbo).valueOf());
  assert.ok(english.includes(await verbs('en')));
  assert.not(english.includes(await verbs('it')));
});

percorso('a 300 or 404 says which of the two references failed, the first one first', async () => {
  for (const [query, status, parametro] of [
    ['da=pippo&a=CAD', 404, 'da'],
    ['da=CAD&a=pippo', 404, 'a'],
    ['da=pippo&a=pluto', 404, 'da'],
    ['da=l.+114&a=CAD', 300, 'da'],
    ['da=CAD&a=l.+114', 300, 'a'],
    ['da=CAD&a=GDPR', 404, 'a'],
  ] as const) {
    const found = await ask(query);
    assert.equal([found.status, found.answer.parametro], [status, parametro], query);
  }
});

percorso('a closed set is refused as FastAPI refuses it, in the order of declaration', async () => {
  const reply = await service.get(`${path}?verso=x&livello=&lang=fr&a=CAD`);
  assert.is(reply.status, 422);
  assert.equal(JSON.parse(reply.text), {
    detail: [
      {
        type: 'literal_error',
        loc: ['query', 'lang'],
        msg: "Input should be '', 'it' or 'en'",
        input: 'fr',
        ctx: { expected: "'', 'it' or 'en'" },
      },
      { type: 'missing', loc: ['query', 'da'], msg: 'Field required', input: null },
      {
        type: 'literal_error',
        loc: ['query', 'livello'],
        msg: "Input should be 'norma' or 'articolo'",
        input: '',
        ctx: { expected: "'norma' or 'articolo'" },
      },
      {
        type: 'literal_error',
        loc: ['query', 'verso'],
        msg: "Input should be 'entrambi' or 'modifiche'",
        input: 'x',
        ctx: { expected: "'entrambi' or 'modifiche'" },
      },
    ],
  });
});

percorso.run();
