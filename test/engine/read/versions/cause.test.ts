// Who changed an article: the rules one by one, and how often they are right on labelled changes of real acts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, words, type shapes } from '../../../../engine/index.js';
import type { Relation } from '../../../../engine/law/relation.js';
import { findCause } from '../../../../engine/read/versions/cause.js';
import type { Amenders } from '../../../../engine/read/versions/change.js';
import { openAsk } from '../../../../http/questions/ask.js';
import { endpoints } from '../../../../http/questions/index.js';
import { sharedPath } from '../../../shared.js';
import { projectRoot } from '../../../source-tree.js';

const causes = suite('who changed an article');

const law = (year: number, number: number) => `eli:/it/legge/${year}/01/02/${number}`;
const decree = 'eli:/it/decreto-legge/2020/03/01/9';

function find(
  events: readonly (readonly [act: string | null, date: string])[],
  change: Partial<Parameters<typeof findCause>[0]> = {},
  more: Partial<Amenders> = {},
) {
  const listed = events.map(([act, date]) => ({ act, date }));
  const none = {
    newEvents: [],
    relations: [],
    used: new Set<string>(),
    starts: new Set<string>(),
    earlier: new Set<string>(),
  };
  const own = { kind: 'modificato', start: '2020-05-16', isDated: true, mark: '', newNotes: [], ...change } as const;
  const { cause, candidates } = findCause(own, {
    events: listed,
    ...none,
    conversionOf: () => null,
    forceOf: () => null,
    isSilent: () => false,
    ...more,
  });
  return [cause?.act ?? null, cause?.method ?? null, candidates];
}

causes('one act on its usual day, none where two fit', () => {
  const [a, b] = [law(2020, 1), law(2020, 2)];
  assert.equal(find([[a, '2020-05-01']]), [a, 'data', []]);
  assert.equal(
    find([
      [a, '2020-05-01'],
      [b, '2020-05-15'],
    ]),
    [null, null, [a, b]],
  );
  assert.equal(
    find(
      [
        [a, '2020-05-01'],
        [b, '2020-05-15'],
      ],
      { newNotes: ['La L. 2 gennaio 2020, n. 2 ha disposto'] },
    ),
    [b, 'nota', []],
  );
  const mark = 'COMMA ABROGATO DALLA L. 2 GENNAIO 2020, N. 1';
  assert.equal(
    find(
      [
        [a, '2020-05-01'],
        [b, '2020-05-15'],
      ],
      { mark },
    ),
    [a, 'segno', []],
  );
});

causes('days alone make no author of an act whose loaded words are about other articles', () => {
  const [a, b] = [law(2020, 1), law(2020, 2)];
  const isSilent = (act: string) => act === a;
  assert.equal(find([[a, '2020-05-01']], {}, { isSilent }), [null, null, []]);
  // Nor does that make an author of another act.
  const two = [
    [a, '2020-05-01'],
    [b, '2020-05-15'],
  ] as const;
  assert.equal(find(two, {}, { isSilent }), [null, null, [b]]);
  assert.equal(find(two, { mark: 'COMMA ABROGATO DALLA L. 2 GENNAIO 2020, N. 1' }, { isSilent })[0], a);
});

causes('what was published on the day of a conversion proves nothing', () => {
  const [other] = [law(2020, 3)];
  assert.equal(find([[decree, '2020-03-17']]), [decree, 'conversione', []]);
  assert.equal(
    find([
      [decree, '2020-03-17'],
      [other, '2020-05-16'],
    ])[0],
    null,
  );
});

causes(
  'an act that caused an earlier change causes none again; where a version may be missing dates say nothing',
  () => {
    const [a, b] = [law(2020, 1), law(2020, 2)];
    assert.equal(
      find(
        [
          [a, '2020-05-01'],
          [b, '2020-05-15'],
        ],
        {},
        { used: new Set([a]) },
      ),
      [b, 'data', []],
    );
    const newEvents = [
      { act: a, date: '2020-05-01' },
      { act: b, date: '2020-05-15' },
    ];
    assert.equal(
      find(
        [
          [a, '2020-05-01'],
          [b, '2020-05-15'],
        ],
        { isDated: false },
        { newEvents },
      )[0],
      null,
    );
    assert.equal(
      find([[a, '2020-04-01']], { isDated: false }, { newEvents: [{ act: a, date: '2020-04-01' }] })[1],
      'rinvio',
    );
  },
);

causes(
  'an act that enters into force later changed nothing, and what was due on the day of an earlier change was part of it',
  () => {
    const [a, b] = [law(2020, 1), law(2020, 2)];
    const events = [
      [a, '2020-05-16'],
      [b, '2020-05-01'],
    ] as const;
    assert.equal(find(events)[0], null);
    assert.equal(find(events, {}, { forceOf: (act) => (act === a ? '2020-05-31' : null) }), [b, 'data', []]);
    assert.equal(find(events, {}, { forceOf: (act) => (act === a ? '2020-05-16' : '2020-05-02') })[0], a);
    const relation = {
      ...{ id: '1', kind: 'modifica', nature: 'testuale', method: 'testo', confidence: 1, date: '2020-04-01' },
      ...{
        from: { act: b, article: '1', paragraph: null },
        dates: { publication: '2020-03-31', force: null, effect: null },
      },
    } as unknown as Relation;
    const earlier = { relations: [relation], earlier: new Set(['2020-04-01']) };
    const late = [
      [a, '2020-05-15'],
      [b, '2020-03-31'],
    ] as const;
    assert.equal(find(late, {}, earlier), [a, 'data', []]);
    assert.equal(find(late, {}, { ...earlier, earlier: new Set() })[0], b);
  },
);

causes('a judgment is told by the note that gives the day of its Gazzetta', () => {
  const note =
    'La Corte Costituzionale con sentenza 2 maggio 2020 n. 1 (in G.U. 1ª s.s. 15/05/2020, n. 20) ha dichiarato';
  assert.equal(find([[null, '2020-05-15']], { newNotes: [note] }), [null, 'nota', []]);
  assert.equal(find([[null, '2020-05-15']]), [null, null, []]);
});

const folders = [
  sharedPath('corpus', 'normattiva', 'regio-decreto_1930-10-19_1398.xml'),
  sharedPath('corpus', 'versioni', 'decreto-legge_2012-05-15_59'),
  sharedPath('corpus', 'versioni', 'legge-costituzionale_1953-03-11_1'),
].filter((path) => path !== null);

/** Act, article (`*` for all of a version), day of the text, acts that are right. */
const labels = readFileSync(join(projectRoot, 'test/engine/read/versions/cause-labels.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, string, string, string]);

(folders.length === 3 ? causes : causes.skip)(
  'of 129 labelled changes, most on days that several acts fit, at least 95 % of those given are right',
  async () => {
    const catalog = await openCatalog({ corpus: folders, strict: false, report: () => undefined });
    const context = { language: 'it', words: words.it, isDamaged: false, mayTakeLong: true } as const;
    const ask = openAsk(endpoints, catalog, context);
    const [given, right, all] = [[] as string[], [] as string[], [] as string[]];
    for (const [act, article, day, acts] of labels) {
      const keys = article === '*' ? catalog.record(catalog.find(act)!).articleKeys() : [`/art/${article}`];
      for (const key of keys) {
        const { body } = await ask('storia', { eli: act + key });
        const change = (body as shapes.StoriaAnswer).storia.find(({ dal }) => dal === day);
        assert.ok(change !== undefined || article === '*', `${act}${key} ${day}`);
        if (change === undefined) continue;
        const name = `${key} ${day}`;
        all.push(name);
        if (change.causa === null) continue;
        given.push(name);
        const found = change.causa.norma?.eli.replace(/^eli:\/it\/|\/\d\d\/\d\d(?=\/[^/]+$)/g, '') ?? '-';
        if (acts.split(' ').includes(found)) right.push(name);
      }
    }
    catalog.close();
    assert.ok(all.length >= 125, `${all.length} labelled`);
    assert.ok(right.length / given.length >= 0.95, `${right.length} of ${given.length} right`);
    assert.ok(given.length / all.length >= 0.7, `${given.length} of ${all.length} given`);
  },
);

causes.run();
