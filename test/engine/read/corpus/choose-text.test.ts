// Which text of an act is served, where packs hold several: the promises of reading packs as they are.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseText } from '../../../../engine/read/corpus/choose-text.js';
import { todayInRome } from '../../../../engine/read/corpus/today.js';
import { summarise, type DocumentRecord } from '../../../../engine/read/corpus.js';
import { readDocument } from '../../../../engine/read/akn/read-document.js';
import { readPackDays } from '../../../../engine/make/pack-days.js';
import { act, documentOf, type PortalAct } from '../../../http/fetch/portal-acts.js';
import { newFolder, removeFolder } from '../../../http/fetch/run-fetch.js';
import { digestBytes } from '../../../../engine/read/sources.js';

const choosing = suite('the text that is served');
const today = '2026-11-22';
const law = act('LEGGE', '2001-12-28', 448, { gazette: '2001-12-29', code: '001G0001' });

/** A document of the act as a pack or a folder holds it. */
function record(pack: string, start: string | null, number = 0, own: PortalAct = law): DocumentRecord {
  const bytes = Buffer.from(documentOf(own, start));
  const name = `${own.gazette}_${own.code}_${start === null ? 'ORIGINALE' : `VIGENZA_${start}`}_V${number}.xml`;
  const path = `${pack}${name}`;
  const { act: found, claims, warnings, leftOut } = readDocument(bytes, path);
  return { path, digest: digestBytes(bytes) + pack, summary: summarise(found), claims, warnings, leftOut };
}

choosing('a version that begins later is known, and not served', () => {
  const texts = [record('m.zip!', null), record('m.zip!', '2010-01-01', 1), record('m.zip!', '2027-03-01', 2)];
  const { served, versions, begins, refused } = chooseText(texts, today);
  assert.is(served?.summary.textDate, '2010-01-01');
  assert.equal(
    versions.map(({ textDate, isFuture }) => [textDate, isFuture]),
    [
      ['2010-01-01', false],
      ['2027-03-01', true],
      ['2001-12-28', false],
    ],
  );
  assert.equal([begins, refused], [['2027-03-01'], []]);
});

choosing('of two texts of one day the one that was exported last is served, whatever its digest', () => {
  const folder = newFolder();
  try {
    const state = {
      collections: [{ file: 'collections/a V.zip', made: '2026-08-08' }, { file: 5 }],
      acts: [{ file: 'exports/LEGGE/x V.zip', exported: '2026-08-20' }],
    };
    for (const [day, last] of [
      ['2026-08-20', 'exports/LEGGE/x V.zip'],
      ['2026-08-01', 'collections/a V.zip'],
    ] as const) {
      state.acts[0]!.exported = day;
      writeFileSync(join(folder, 'fetch-state.json'), JSON.stringify(state));
      const packs = ['collections/a V.zip', 'exports/LEGGE/x V.zip'].map((file) => join(folder, file));
      const texts = packs.map((pack) => record(`${pack}!`, '2010-01-01'));
      for (const documents of [texts, texts.toReversed()]) {
        const { served } = chooseText(documents, today, readPackDays([folder]));
        assert.is(served?.path.split('!')[0], join(folder, last));
      }
    }
    writeFileSync(join(folder, 'fetch-state.json'), 'no JSON');
    assert.is(readPackDays([folder])('x'), null);
  } finally {
    removeFolder(folder);
  }
});

choosing('the same version is served from the day on which it begins', () => {
  const texts = [record('m.zip!', '2010-01-01', 1), record('m.zip!', '2027-03-01', 2)];
  assert.is(chooseText(texts, '2027-02-28').served?.summary.textDate, '2010-01-01');
  const later = chooseText(texts, '2027-03-01');
  assert.equal([later.served?.summary.textDate, later.begins], ['2027-03-01', []]);
});

choosing('an act of which no text has begun is refused with a line, and its day is known', () => {
  const { served, versions, refused, begins } = chooseText([record('v.zip!', '2027-01-01')], today);
  assert.equal([served, versions, begins], [null, [], ['2027-01-01']]);
  assert.equal(
    refused.map(({ line }) => line),
    [
      'v.zip!2001-12-29_001G0001_VIGENZA_2027-01-01_V0.xml:1: a text that begins on 2027-01-01, one that has begun by 2026-11-22 expected',
    ],
  );
});

choosing('V0 is the original only where the document says so', () => {
  const [inForce, original] = [record('v.zip!', '2026-04-29', 0), record('o.zip!', null, 0)];
  const { served } = chooseText([original, inForce], today);
  assert.is(served, inForce);
  assert.equal([inForce.summary.begins, original.summary.begins], ['2026-04-29', null]);
});

choosing('one act in two packs is one act, its versions of one pack where both have them', () => {
  const multi = ['2005-01-01', '2010-01-01', '2026-04-29'].map((start, at) => record('m.zip!', start, at + 1));
  const { served, versions } = chooseText([record('v.zip!', '2026-04-29'), ...multi], today);
  assert.is(served?.path.split('!')[0], 'm.zip');
  assert.is(versions.length, 3);
});

choosing('a newer pack adds the version that an older one lacks', () => {
  const multi = ['2005-01-01', '2010-01-01'].map((start, at) => record('m.zip!', start, at + 1));
  const { served, versions } = chooseText([...multi, record('v.zip!', '2026-04-29')], today);
  assert.is(served?.path.split('!')[0], 'v.zip');
  assert.is(versions.length, 3);
});

choosing('two versions of one day: the one with the higher number is served', () => {
  const texts = [record('m.zip!', '2010-01-01', 9), record('m.zip!', '2010-01-01', 10)];
  assert.match(chooseText(texts, today).served!.path, /_V10\.xml$/);
  assert.match(chooseText(texts.reverse(), today).served!.path, /_V10\.xml$/);
});

choosing('of two publications under one identifier the newest text is served, the other is a line each', () => {
  const second = { ...law, gazette: '2002-01-30', code: '002A0001' };
  const texts = [
    record('m.zip!', '2010-01-01', 1),
    record('m.zip!', null, 0, second),
    record('m.zip!', '2003-01-01', 1, second),
  ];
  for (const order of [texts, [...texts].reverse()]) {
    const { served, versions, refused } = chooseText(order, today);
    assert.is(served, texts[0]);
    assert.is(versions.length, 1);
    assert.equal(refused.map(({ line }) => line).sort(), [
      'm.zip!2002-01-30_002A0001_ORIGINALE_V0.xml:1: another publication (2002-01-30, 002A0001) of eli:/it/legge/2001/12/28/448, the one that is served (2001-12-29, 001G0001) expected',
      'm.zip!2002-01-30_002A0001_VIGENZA_2003-01-01_V1.xml:1: another publication (2002-01-30, 002A0001) of eli:/it/legge/2001/12/28/448, the one that is served (2001-12-29, 001G0001) expected',
    ]);
  }
});

choosing('the day is that of Italy', () => {
  assert.is(todayInRome(new Date('2026-11-21T23:30:00Z')), '2026-11-22');
  assert.is(todayInRome(new Date('2026-07-21T22:30:00Z')), '2026-07-22');
});

choosing.run();
