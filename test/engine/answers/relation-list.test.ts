// Filters cut entries out of a list's bytes: what comes out is what the same relations written alone would be.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  encodeList,
  RelationList,
  type ListedRelation,
  type ListFilter,
} from '../../../engine/answers/relation-list.js';
import { languages, type Language } from '../../../engine/answers/words.js';
import { relationKinds } from '../../../engine/law/relation.js';
import { literal } from '../../../engine/store/piece.js';
import { seeded } from '../random-corpus.js';

const test = suite('relation-list');
const random = seeded(23);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const relations = Array.from({ length: 120 }, (_, i): ListedRelation => {
  const words = 'è '.repeat(Math.floor(random() * 9));
  return {
    kind: pick(relationKinds),
    article: pick(['', '/art/1', '/art/2-bis', '/testo/art/1']),
    paragraph: pick(['', '1', '1, 2-bis', '12']),
    date: pick([null, '2001-02-03', '2010-12-31', '2024-01-01']),
    entry: { it: `{"n":${i},"verbo":"${words}abroga"}`, en: `{"n":${i},"verbo":"repeals ${words}"}` },
  };
});

function openList(listed: readonly ListedRelation[]): RelationList {
  const { table, plain } = encodeList('outgoing', listed, relationKinds);
  const piece = (language: Language) => literal(plain[language]);
  return new RelationList('outgoing', table, relationKinds, { piece, plain: (language) => plain[language] });
}

const text = (list: RelationList, language: Language) => Buffer.concat(list.piece(language).plain()).toString();
const written = (listed: readonly ListedRelation[], language: Language) =>
  `,"modifica":[${listed.map(({ entry }) => entry[language]).join(',')}]`;

const filters: [ListFilter, (relation: ListedRelation) => boolean][] = [
  [{}, () => true],
  [{ article: '/art/1' }, ({ article }) => article === '/art/1'],
  [{ article: '' }, ({ article }) => article === ''],
  [{ article: '/art/9' }, () => false],
  [{ paragraph: '2-bis' }, ({ paragraph }) => paragraph === '1, 2-bis'],
  [{ article: '/art/1', paragraph: '1' }, (one) => one.article === '/art/1' && /^1(,|$)/.test(one.paragraph)],
  [{ kind: 'abroga' }, ({ kind }) => kind === 'abroga'],
  [{ from: '2010-12-31' }, ({ date }) => date !== null && date >= '2010-12-31'],
  [{ to: '2010-12-31' }, ({ date }) => date !== null && date <= '2010-12-31'],
  [
    { from: '2002-01-01', to: '2011-01-01', kind: 'modifica' },
    (one) => one.kind === 'modifica' && one.date === '2010-12-31',
  ],
];

test('a filter leaves the relations that pass it, in their order, in both languages', () => {
  const list = openList(relations);
  for (const [filter, passes] of filters) {
    const expected = relations.filter(passes);
    const found = list.select(filter);
    assert.is(found.count, expected.length, JSON.stringify(filter));
    for (const language of languages) assert.is(text(found, language), written(expected, language));
    const kinds = Object.values(found.byKind()).reduce((sum, count) => sum + count, 0);
    assert.is(kinds, expected.length);
  }
});

test('pages of a filtered list tile it', () => {
  const filtered = openList(relations).select({ article: '/art/1' });
  const expected = relations.filter(({ article }) => article === '/art/1');
  for (let offset = 0; offset < expected.length + 7; offset += 7) {
    assert.is(text(filtered.page(offset, 7), 'en'), written(expected.slice(offset, offset + 7), 'en'));
  }
});

test('kinds are those that are named, whatever their order when the list was written', () => {
  const reversed = [...relationKinds].reverse();
  const { table, plain } = encodeList('incoming', relations, reversed);
  const source = { piece: () => literal(plain.it), plain: () => plain.it };
  const list = new RelationList('incoming', table, reversed, source);
  assert.equal(list.byKind(), openList(relations).byKind());
});

test('a list without relations answers an empty member', () => {
  const list = openList([]);
  assert.is(list.count, 0);
  for (const found of [list, list.select({ article: '/art/1' }), list.select({ paragraph: '1' }), list.page(0, 10)]) {
    assert.is(text(found, 'it'), ',"modifica":[]');
  }
  assert.not(list.hasArticle('/art/1'));
});

test.run();
