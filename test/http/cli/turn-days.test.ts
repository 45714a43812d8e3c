// Midnight in Italy, by a clock that the test sets: the text that begins is the present from then on, and nothing stored outlives it.
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { beginningOf, openCatalog, type shapes } from '../../../engine/index.js';
import { followDays } from '../../../http/cli/turn-days.js';
import { endpoints } from '../../../http/questions/index.js';
import { dated, versionFile, versionsOfLaw, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { startService } from '../service.js';

const folder = newFolder();
writeVersionedCorpus(folder, [
  ...versionsOfLaw,
  [
    '2001-03-10_001G0050_VIGENZA_2011-01-01_V4.xml',
    versionFile(
      '2011-01-01',
      [
        ['1', 'Il posteggio dura un anno.'],
        ['2', 'Vigila il comune.'],
      ],
      [],
    ),
  ],
]);
const today = '2010-09-20';
const catalog = await openCatalog({ corpus: [folder], strict: false, report: () => undefined, today });
const days = suite('midnight');
days.after.each(() => mock.timers.reset());
days.after(() => removeFolder(folder));

days('a day begins in Italy an hour or two before it does in UTC', () => {
  for (const [day, moment] of [
    ['2026-01-15', '2026-01-14T23:00:00Z'],
    ['2026-07-15', '2026-07-14T22:00:00Z'],
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-30', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
  ] as const)
    assert.is(beginningOf(day), Date.parse(moment), day);
});

days('the days on which answers change are those on which later texts begin', () => {
  assert.equal(catalog.facts.turns, ['2010-09-30', '2011-01-01', '2011-01-02']);
});

days('a day is told at its midnight, once, however long that takes', () => {
  mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.parse('2010-09-20T10:00:00Z') });
  const told: string[] = [];
  const stop = followDays(['2010-09-10', '2010-09-30', '2011-01-01', '2011-02-01'], (day) => told.push(day));
  // Timers take their time from the clock hour by hour.
  const passTo = (moment: string) => {
    while (Date.now() < Date.parse(moment)) mock.timers.tick(Math.min(3_600_000, Date.parse(moment) - Date.now()));
  };
  passTo('2010-09-29T21:59:59Z');
  assert.equal(told, []);
  passTo('2010-09-29T22:00:00Z');
  assert.equal(told, ['2010-09-30']);
  passTo('2010-12-31T22:59:59Z');
  assert.equal(told, ['2010-09-30']);
  passTo('2010-12-31T23:00:00Z');
  assert.equal(told, ['2010-09-30', '2011-01-01']);
  stop();
  passTo('2011-03-01T00:00:00Z');
  assert.equal(told.length, 2);
});

days(
  'what is asked after midnight is answered by the text that has begun; entity tags of the day before are stale',
  async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2010-09-29T21:59:00Z') });
    const service = await startService(catalog, endpoints);
    const path = `/api/public/norme/${dated.eli.replace('eli:/', '')}/art/2`;
    const ask = async (headers: Record<string, string> = {}) => {
      const { status, headers: replied, text } = await service.get(path, headers);
      return { status, etag: replied.etag!, answer: text === '' ? null : (JSON.parse(text) as shapes.ArticleAnswer) };
    };
    // Twice: a repeated response is stored.
    const [first, before] = [await ask(), await ask()];
    assert.equal([first.etag, before.answer!.testo], [before.etag, 'Vigila il sindaco.']);
    assert.is((await ask({ 'if-none-match': before.etag })).status, 304);
    mock.timers.setTime(Date.parse('2010-09-29T22:00:00Z'));
    await service.change(catalog);
    const after = await ask({ 'if-none-match': before.etag });
    assert.is(after.status, 200);
    assert.match(after.answer!.testo, /ABROGATO/);
    assert.equal([after.answer!.dal, after.answer!.posizione], ['2010-09-30', 'attuale']);
    assert.is.not(after.etag, before.etag);
    // Another day on which nothing begins is no other present.
    mock.timers.setTime(Date.parse('2010-10-01T22:00:00Z'));
    await service.change(catalog);
    assert.is((await ask({ 'if-none-match': after.etag })).status, 304);
    await service.stop();
  },
);

days.run();
