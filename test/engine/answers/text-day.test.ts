// The day of a text: amendments after it, and those of which no day is known.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayMembers, keepTextDay, textDayOf, writeTextDay } from '../../../engine/answers/text-day.js';
import { noDates, type Relation, type RelationEnd } from '../../../engine/law/relation.js';

const days = suite('text day');
const act = 'eli:/it/legge/2001/02/03/45';
const nowhere = { article: null, articleEli: null, paragraph: null, point: null, number: null, division: null };

const amending = (to: Partial<RelationEnd>, own: Partial<Relation>): Relation => ({
  ...{ id: '0123456789abcdef', kind: 'modifica', nature: 'testuale', reach: 'parole', dates: noDates },
  ...{ effectEvidence: null, saving: null, evidence: null, parts: [], method: 'testo', confidence: 0.96 },
  ...{ date: null, dateKind: null },
  from: { act: 'eli:/it/legge/2012/02/03/4', ...nowhere },
  to: { act, ...nowhere, ...to },
  ...own,
});

const first = { article: '1', articleEli: `${act}/art/1` };
const text = { from: '2010-01-01', until: '2020-01-01', isConsolidated: true, isOriginal: false };
const keep = (relations: Relation[]) => keepTextDay(text, relations, '2020-01-01', false, new Map());

days('an amendment without a day is counted apart, for its own place, and nothing is complete then', () => {
  const kept = keep([amending({ ...first, paragraph: '2' }, {}), amending(first, { date: '2021-05-06' })]);
  const counts = (article: string | null, paragraph: string | null = null) => {
    const { count, undated, isComplete } = textDayOf(kept, article, paragraph, '2020-01-01');
    return [count, undated, isComplete];
  };
  assert.equal(counts(null), [1, 1, false]);
  assert.equal(counts('/art/1'), [1, 1, false]);
  assert.equal(counts('/art/1', '2'), [0, 1, false]);
  assert.equal(counts('/art/1', '3'), [0, 0, false]);
  assert.equal(counts('/art/2'), [0, 0, true]);
  const ofAct = keep([amending({}, {})]);
  assert.equal(textDayOf(ofAct, '/art/2', null, '2020-01-01').isComplete, false);
  assert.is(textDayOf(keep([]), null, null, '2020-01-01').isComplete, true);
});

days('the sentence says how many have no day', () => {
  const say = (relations: Relation[], language: 'it' | 'en') =>
    writeTextDay(textDayOf(keep(relations), null, null, null), '/x', language, false, null).modifiche_successive;
  const one = say([amending(first, {})], 'it');
  assert.is(one.senza_data, 1);
  assert.match(one.frase, 'perché gli atti che le dispongono possono non essere caricati. 1 modifica senza data nota');
  const several = say([amending(first, {}), amending({}, {}), amending(first, { date: '2021-05-06' })], 'en');
  assert.match(several.frase, 'There may be others. 2 amendments of no known day may not be in it.');
  assert.not.match(say([], 'it').frase, 'senza data');
});

days('its members are written as JSON.stringify writes them, whatever is in them', () => {
  const relations = [amending(first, { date: '2021-05-06' }), amending({}, {})];
  for (const language of ['it', 'en'] as const)
    for (const given of [[], relations]) {
      const day = textDayOf(keep(given), null, null, '2020-01-01');
      for (const list of ['/x?norma=eli%3A&dir=in', '/a"b\\c\n\u0007', 'lone \ud83d half', '🙂 whole, à’—'])
        for (const from of [null, '2010-01-01']) {
          const dated = writeTextDay({ ...day, from }, list, language, false, '2022-01-01');
          assert.is(`{${dayMembers(dated)}}`, JSON.stringify(dated));
        }
    }
});

days.run();
