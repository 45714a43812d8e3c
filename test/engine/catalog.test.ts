import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, inflateRawSync, crc32, constants } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deedOf, describeDeed } from '../../engine/answers/verbs.js';
import { Catalog } from '../../engine/catalog.js';
import { compile } from '../../engine/make/compile.js';
import { isAmendment, reachesWhole } from '../../engine/law/relation.js';
import type { Piece } from '../../engine/store/piece.js';
import { openSnapshot } from '../../engine/store/open-snapshot.js';
import { Snapshot } from '../../engine/store/snapshot.js';
import { fileSink, memorySink } from '../../engine/store/writer.js';
import { randomCorpus, seeded } from './random-corpus.js';

const test = suite('catalog');
const corpus = randomCorpus(7, { acts: 1_250, outside: 60, relations: 3_000 });
const catalog = new Catalog(new Snapshot(compile(corpus, memorySink(), null), 'memory'), new Date());

/** The plain text of pieces, after checking that their deflated forms say the same. */
function textOf(...pieces: Piece[]): string {
  const plain = Buffer.concat(pieces.flatMap((piece) => piece.plain()));
  let size = 0;
  for (const piece of pieces) {
    const own = Buffer.concat(piece.plain());
    size += piece.size;
    assert.is(own.length, piece.size);
    assert.is(crc32(own), piece.crc);
    const deflated = piece.deflated();
    if (deflated) {
      const inflated = inflateRawSync(Buffer.concat(deflated), { finishFlush: constants.Z_SYNC_FLUSH });
      assert.ok(inflated.equals(own), 'deflated and plain forms are the same bytes');
    }
  }
  assert.is(plain.length, size);
  return plain.toString();
}

interface Node {
  id: string;
  grado: number;
  abrogato?: true;
}
interface Link {
  source: string;
  target: string;
  tipo: string;
  peso: number;
  di_cui?: Record<string, number>;
}

test('pages tile the list for every limit and type', () => {
  const all = corpus.acts.map(({ summary }) => summary);
  for (const type of [null, ...new Set(all.map((act) => act.type)), 'nessuno']) {
    const expected = all.filter((act) => type === null || act.type === type).map((act) => act.eli);
    for (const limit of [1, 7, 100, 999, 1000]) {
      if (limit === 1 && type !== 'regio-decreto') continue;
      const found: string[] = [];
      for (let offset = 0; offset < expected.length; offset += limit) {
        const { total, entries, count } = catalog.page(type, offset, limit);
        assert.is(total, expected.length);
        const page = JSON.parse(`[${textOf(entries)}]`) as { eli: string }[];
        assert.is(page.length, count);
        found.push(...page.map(({ eli }) => eli));
      }
      assert.equal(found, expected, `${type} by ${limit}`);
    }
    assert.is(catalog.page(type, expected.length + 5, 10).count, 0);
  }
});

test('sections in memory answer as the file does', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'legami-')), 'file.snapshot');
  compile(randomCorpus(8, { acts: 80, outside: 20, relations: 500 }), fileSink(path), null).close();
  const [cold, warm] = [path, path].map((file) => new Catalog(openSnapshot(file), new Date()));
  await warm!.hydrate();
  assert.ok(warm!.acts.texts.heldBytes > 0);
  for (let act = 0; act < cold!.facts.counts.acts; act++) {
    const [found, expected] = [warm!.record(act), cold!.record(act)];
    assert.is(found.body().toString(), expected.body().toString());
    for (const language of ['it', 'en'] as const)
      assert.is(textOf(found.detail(language)), textOf(expected.detail(language)));
    assert.equal(warm!.card(act), cold!.card(act));
  }
  assert.is(textOf(warm!.page(null, 0, 1000).entries), textOf(cold!.page(null, 0, 1000).entries));
  for (const level of ['act', 'article'] as const) {
    const [found, expected] = [warm!, cold!].map(({ graphs }) => graphs.best(level, 500));
    assert.is(textOf(found!.nodes), textOf(expected!.nodes));
    assert.is(textOf(found!.links), textOf(expected!.links));
  }
  assert.equal(await (await warm!.titles()).search('di'), await (await cold!.titles()).search('di'));
  // What is no longer wanted is left as it is.
  const left = new Catalog(openSnapshot(path), new Date());
  await left.hydrate(() => false);
  assert.is(left.acts.texts.heldBytes, 0);
  for (const { snapshot } of [cold!, warm!, left]) snapshot.close();
});

test('entries can be picked in any order', () => {
  const picked = JSON.parse(`[${textOf(catalog.entries([1200, 3, 3, 40]))}]`) as { eli: string }[];
  assert.equal(
    picked.map(({ eli }) => eli),
    [1200, 3, 3, 40].map((i) => corpus.acts[i]!.summary.eli),
  );
});

for (const level of ['act', 'article'] as const) {
  test(`the best N nodes at ${level} level are a prefix, the links those between them, for random N`, () => {
    const random = seeded(3);
    // By hand: no graph, only counts.
    const degrees = new Map<string, number>();
    const known = [...corpus.acts.map(({ summary }) => summary.eli), ...corpus.outside];
    if (level === 'act') for (const eli of known) degrees.set(eli, 0);
    const links = new Map<string, Link>();
    for (const { kind, reach, from, to } of corpus.relations.filter(isAmendment)) {
      const isTextual = ['abroga', 'sostituisce', 'inserisce', 'modifica'].includes(kind);
      const wholes: (string | null)[] = ['atto'];
      if (level === 'article' && to.articleEli !== null) wholes.push('partizione', 'allegato', 'articolo');
      const tipo = isTextual && !wholes.includes(reach) ? 'modifica' : kind;
      const [source, target] = [from, to].map(({ act, articleEli }) => (level === 'act' ? act : (articleEli ?? act)));
      for (const end of [source!, target!]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
      const key = `${source} ${target} ${tipo}`;
      const link = links.get(key) ?? { source: source!, target: target!, tipo, peso: 0 };
      links.set(key, link);
      link.peso++;
      if (tipo === 'modifica') link.di_cui = { ...link.di_cui, [kind]: (link.di_cui?.[kind] ?? 0) + 1 };
    }
    const ranking = [...degrees.keys()].sort((a, b) => degrees.get(b)! - degrees.get(a)! || (a < b ? -1 : 1));
    for (const count of [
      10,
      11,
      100,
      1000,
      1001,
      20_000,
      ...Array.from({ length: 12 }, () => 10 + Math.floor(random() * 1500)),
    ]) {
      const found = catalog.graphs.best(level, count);
      const nodes = JSON.parse(`[${textOf(found.nodes)}]`) as Node[];
      const best = ranking.slice(0, count);
      assert.equal(
        nodes.map(({ id }) => id),
        best,
      );
      assert.equal(
        nodes.map(({ grado }) => grado),
        best.map((id) => degrees.get(id)),
      );
      const isRepealed = (id: string) => corpus.statuses.has(id) || corpus.statuses.has(id.replace(/\/art\/.*/, ''));
      assert.equal(
        nodes.map(({ abrogato }) => abrogato),
        best.map((id) => (isRepealed(id) ? true : undefined)),
      );
      const inside = new Set(best);
      const expected = [...links.values()].filter(({ source, target }) => inside.has(source) && inside.has(target));
      const key = ({ source, target, tipo, peso, di_cui = {} }: Link) =>
        `${source} ${target} ${tipo} ${peso} ${Object.entries(di_cui).sort().join(' ')}`;
      const answered = JSON.parse(`[${textOf(found.links)}]`) as Link[];
      assert.equal(answered.map(key).sort(), expected.map(key).sort());
      assert.is(found.linkCount, expected.length);
      assert.is(found.totalNodes, ranking.length);
      assert.is(found.totalLinks, links.size);
    }
  });

  test(`the prefixes of the graph at ${level} level inflate as one stream`, () => {
    for (const count of [10, 123, 1_111]) {
      const { nodes } = catalog.graphs.best(level, count);
      // A gzip member by hand: header, pieces, final empty block, trailer.
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(nodes.crc, 0);
      trailer.writeUInt32LE(nodes.size, 4);
      const member = Buffer.concat([
        Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]),
        ...nodes.deflated()!,
        Buffer.from([1, 0, 0, 255, 255]),
        trailer,
      ]);
      assert.ok(gunzipSync(member).equals(Buffer.concat(nodes.plain())));
    }
  });
}

test('a detail holds the relations of its act, in both languages', () => {
  for (const { eli } of [corpus.acts[0]!.summary, corpus.acts[500]!.summary, { eli: corpus.outside[0]! }]) {
    const record = catalog.record(catalog.find(eli)!);
    for (const language of ['it', 'en'] as const) {
      for (const direction of ['outgoing', 'incoming'] as const) {
        const own = direction === 'outgoing' ? 'from' : 'to';
        const expected = corpus.relations.filter((relation) => relation[own].act === eli && isAmendment(relation));
        const list = record.relations(direction);
        const text = textOf(list.piece(language));
        const found = Object.values(
          JSON.parse(`{${text.slice(1)}}`) as Record<string, { id: string; verbo: string; tipo: 'abroga' }[]>,
        )[0]!;
        assert.is(list.count, expected.length);
        assert.equal(found.map(({ id }) => id).sort(), expected.map(({ id }) => id).sort());
        for (const { id, verbo } of found) {
          const relation = expected.find((one) => one.id === id)!;
          assert.is(verbo, describeDeed(deedOf(relation), reachesWhole(relation), language, direction));
        }
        for (const article of list.articles()) {
          const only = list.select({ article });
          const suffix = (relation: (typeof expected)[number]) => relation[own].articleEli?.slice(eli.length) ?? '';
          assert.is(only.count, expected.filter((relation) => suffix(relation) === article).length);
          JSON.parse(`{${textOf(only.piece(language)).slice(1)}}`);
        }
      }
    }
  }
});

test('an article is found by its key', () => {
  const { summary } = corpus.acts.find((act) => act.summary.articleCount > 2)!;
  const record = catalog.record(catalog.find(summary.eli)!);
  assert.equal(record.articleKeys(), summary.articleKeys);
  const text = textOf(...record.articleAnswer('/art/2', 'it')!);
  assert.is((JSON.parse(`{${text.slice(1)}`) as { num: string }).num, '2');
  assert.is(record.articleAnswer('/art/99', 'it'), null);
});

test('an act is of its own type, however many types there are', () => {
  const many = randomCorpus(19, { acts: 300, outside: 0, relations: 0 });
  many.acts.forEach(({ summary }, i) => (summary.type = `tipo-${i}`));
  const typed = new Catalog(new Snapshot(compile(many, memorySink(), null), 'memory'), new Date());
  for (const [own, { summary }] of many.acts.entries()) {
    const isOfType = typed.isOfType(summary.type);
    const found = many.acts.map((_, act) => act).filter(isOfType);
    assert.equal(found, [own], summary.type);
  }
});

test('what one thread has in memory serves another that opens the same file, and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'legami-'));
  const write = (name: string, seed: number): string => {
    const path = join(folder, name);
    compile(randomCorpus(seed, { acts: 80, outside: 20, relations: 500 }), fileSink(path), null).close();
    return path;
  };
  const path = write('served.snapshot', 21);
  const open = (from: string): Catalog => new Catalog(openSnapshot(from), new Date());
  const [first, second, other] = [open(path), open(path), open(write('other.snapshot', 22))];
  await first.hydrate();
  // As a message between threads is: memory that is shared stays where it is, all else is copied.
  const shared = structuredClone(first.shared);
  assert.ok(shared.warm.length > 10 && shared.texts.length > 0);
  const memoryOf = ({ shared: { warm, texts } }: Catalog) => [
    ...warm.map(({ loaded }) => loaded.buffer),
    ...texts.map(({ slab }) => slab.buffer),
  ];
  const own = memoryOf(other).length;
  for (const taker of [second, other]) taker.share(shared);
  assert.is(memoryOf(other).length, own);
  const taken = memoryOf(second);
  assert.is(taken.length, shared.warm.length + shared.texts.length);
  await second.hydrate();
  assert.is(memoryOf(second).length, taken.length, 'nothing is loaded again');
  for (let act = 0; act < 80; act++) {
    const [one, two] = [first, second].map((from) => textOf(from.record(act).detail('it')));
    assert.is(one, two);
  }
  for (const opened of [first, second, other]) opened.close();
});

test.run();
