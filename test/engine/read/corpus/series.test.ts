// Series of versions that are damaged, out of order, doubled, with holes, or of two exports: no text is wrong, and what is not known is said.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog, words, type shapes } from '../../../../engine/index.js';
import { formOf, lettersOf } from '../../../../engine/read/versions/comparable.js';
import { openAsk } from '../../../../http/questions/ask.js';
import { endpoints } from '../../../../http/questions/index.js';
import { seeded } from '../../random-corpus.js';
import { versionFile } from '../../../versioned-corpus.js';
import { newFolder, removeFolder } from '../../../http/fetch/run-fetch.js';
import { startService } from '../../../http/service.js';
import type { CercaAnswer } from '../../../../http/questions/cerca.js';

const faults = ['none', 'reversed', 'doubled', 'hole', 'cut', 'mixed'] as const;
type Fault = (typeof faults)[number];

interface Version {
  start: string;
  text: string;
}

/** A law whose versions are known, and what was done to their files. */
interface Law {
  number: string;
  fault: Fault;
  versions: Version[];
  /** Numbers of the versions of which no whole file of the pack is there. */
  missing: Set<number>;
  /** Files that no version is read from. */
  unread: string[];
}

const random = seeded(20_301);
const below = (limit: number) => Math.floor(random() * limit);
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

function makeLaw(number: string, fault: Fault): Law {
  const versions: Version[] = [];
  let start = '2001-03-25';
  for (let n = 4 + below(5); n > 0; n--) {
    versions.push({ start, text: `Il canone del posteggio ${number} e' di euro ${100 + below(900)}, per anni ${n}.` });
    start = dayAfter(start, 1 + below(700));
  }
  return { number, fault, versions, missing: new Set(), unread: [] };
}

/** Writes the files of a law, with its fault. */
function writeLaw(folder: string, law: Law): void {
  const { number, fault, versions, missing, unread } = law;
  const code = `001G0${number.padStart(3, '0')}`;
  const home = join(folder, `LEGGE_20010304_${number}`);
  mkdirSync(home, { recursive: true });
  const fileOf = (i: number, mark = (text: string) => text) =>
    versionFile(
      i === 0 ? null : versions[i]!.start,
      [
        ['1', mark(versions[i]!.text)],
        ['2', 'Vigila il sindaco.'],
      ],
      [],
      number,
    );
  const nameOf = (i: number) =>
    `2001-03-10_${code}_${i === 0 ? 'ORIGINALE' : `VIGENZA_${versions[i]!.start}`}_V${i}.xml`;
  const order = versions.map((_, i) => i);
  if (fault === 'reversed') order.reverse();
  const lost =
    fault === 'hole' || fault === 'cut' ? new Set([below(versions.length), 1 + below(versions.length - 1)]) : new Set();
  for (const i of order) {
    const text = fileOf(i);
    if (lost.has(i)) missing.add(i);
    if (lost.has(i) && fault === 'hole') continue;
    const path = join(home, nameOf(i));
    if (lost.has(i)) {
      writeFileSync(path, text.slice(0, Math.floor(text.length * (0.1 + 0.8 * random()))));
      unread.push(path);
    } else writeFileSync(path, text);
  }
  if (fault === 'doubled') {
    const copy = join(folder, `copy-${number}`);
    mkdirSync(copy);
    for (const i of order) writeFileSync(join(copy, nameOf(i)), fileOf(i));
  }
  if (fault !== 'mixed') return;
  // Another export: named by the day that was asked, other marks, the last version left out of the pack.
  const last = versions.length - 1;
  const other = join(folder, `portal-${number}`);
  mkdirSync(other);
  removeFolder(join(home, nameOf(last)));
  missing.add(last);
  for (const i of [1, last]) {
    const name = `20010310_${code}_VIGENZA_${versions[i]!.start.replaceAll('-', '')}.xml`;
    writeFileSync(
      join(other, name),
      fileOf(i, (text) => `((${text.replace(/\.$/, '')} ))`),
    );
  }
}

const folder = newFolder();
const laws = faults.flatMap((fault, f) =>
  Array.from({ length: 12 }, (_, i) => makeLaw(String(100 + 20 * f + i), fault)),
);
for (const law of laws) writeLaw(folder, law);
const told: string[] = [];
const catalog = await openCatalog({ corpus: [folder], strict: false, report: (line) => void told.push(line) });
const ask = openAsk(endpoints, catalog, { language: 'it', words: words.it, isDamaged: false, mayTakeLong: true });
const eliOf = ({ number }: Law) => `eli:/it/legge/2001/03/04/${number}`;
const same = (text: string) => lettersOf(formOf({ heading: null, text }));

const series = suite('series of versions');
const service = await startService(catalog, endpoints);
series.after(async () => {
  await service.stop();
  removeFolder(folder);
});

/** Days about the starts of a law, and some between. */
function daysOf({ versions }: Law): string[] {
  const days = versions.flatMap(({ start }) => [dayAfter(start, -1), start, dayAfter(start, 1 + below(300))]);
  return [...days, '2001-03-11', '2001-01-01', '2026-01-01'];
}

for (const fault of faults)
  series(`${fault}: a text that is said to be certain is the text of that day`, async () => {
    let [certain, uncertain] = [0, 0];
    for (const law of laws.filter((one) => one.fault === fault)) {
      for (const day of daysOf(law)) {
        const { status, body } = await ask('norma', { eli: `${eliOf(law)}/art/1`, al: day });
        const right = law.versions.findLast(({ start }) => start <= day) ?? law.versions[0]!;
        if (status !== 200) {
          const isLost = law.missing.has(0) || day < '2001-03-10';
          assert.ok(
            status === 404 && isLost && day < law.versions.find((_, i) => !law.missing.has(i))!.start,
            `${law.number} ${day}`,
          );
          continue;
        }
        const { testo, certezza, avviso_versione, in_vigore, dal } = body as shapes.ArticleAnswer;
        const isRight = same(testo) === same(right.text);
        assert.ok(isRight || certezza === 'parziale', `${law.number}: another text on ${day}`);
        assert.is(in_vigore, day >= '2001-03-25', `${law.number} ${day}`);
        if (certezza === 'completa') certain++;
        else {
          uncertain++;
          assert.ok(avviso_versione, 'what is not known is said');
        }
        if (isRight && certezza === 'completa') assert.is(dal, right.start, `${law.number} ${day}`);
      }
    }
    assert.ok(certain > 0 && uncertain > 0);
  });

series(
  'what is whole is certain on all days up to its last start, whatever the order and number of its files',
  async () => {
    for (const law of laws.filter(({ fault }) => ['none', 'reversed', 'doubled'].includes(fault))) {
      const { complete, versioni, escluse } = (await ask('versioni', { eli: eliOf(law) }))
        .body as shapes.VersioniAnswer;
      assert.is(complete, true, law.number);
      assert.equal(escluse, []);
      assert.equal(
        versioni.map(({ dal, al }) => [dal, al]),
        law.versions.map(({ start }, i) => [
          start,
          i + 1 < law.versions.length ? dayAfter(law.versions[i + 1]!.start, -1) : null,
        ]),
      );
      const { storia } = (await ask('storia', { eli: `${eliOf(law)}/art/1` })).body as shapes.StoriaAnswer;
      assert.equal(
        storia.map(({ dal, dal_certo }) => [dal, dal_certo]),
        law.versions.map(({ start }) => [start, true]),
      );
    }
  },
);

series('a hole is told by the act, its history and each day in it', async () => {
  for (const law of laws.filter(({ fault }) => fault === 'hole' || fault === 'cut')) {
    const { complete, avviso, versioni } = (await ask('versioni', { eli: eliOf(law) })).body as shapes.VersioniAnswer;
    const present = law.versions.filter((_, i) => !law.missing.has(i));
    assert.equal(
      versioni.map(({ dal }) => dal),
      present.map(({ start }) => start),
    );
    const isHole = (i: number) => law.missing.has(i) && i > 0 && i < law.versions.length - 1;
    const hasHole = law.versions.some(
      (_, i) =>
        isHole(i) &&
        law.versions.slice(i + 1).some((__, k) => !law.missing.has(i + 1 + k)) &&
        law.versions.slice(0, i).some((__, k) => !law.missing.has(k)),
    );
    assert.is(complete, !hasHole && present.length > 1, law.number);
    if (!complete) assert.ok(avviso);
    for (const path of law.unread)
      assert.ok(
        told.some((line) => line.includes(path)),
        `${path} is refused in a line`,
      );
  }
});

series(
  'before a hole no day is said on which the text is not known to stand, in hits, versions and texts',
  async () => {
    let holes = 0;
    for (const law of laws.filter(({ fault }) => fault === 'hole')) {
      const eli = eliOf(law);
      const { versioni } = (await ask('versioni', { eli })).body as shapes.VersioniAnswer;
      const storia = (await ask('storia', { eli: `${eli}/art/1` })).body as shapes.StoriaAnswer;
      assert.is(
        storia.certezza === 'completa',
        !law.missing.has(0) && versioni.slice(0, -1).every((one) => one.certezza === 'completa'),
      );
      const { text } = await service.get(`/api/public/norme/${eli.replace('eli:/', '')}/art/1/storia?formato=md`);
      for (const { dal, al, certezza } of versioni) {
        const lost = law.versions.find(({ start }) => al !== null && start > dal! && start <= al);
        assert.ok(lost === undefined || certezza === 'parziale');
        if (lost === undefined) continue;
        holes++;
        const own = law.versions.find(({ start }) => start === dal)!;
        const [euro] = /euro \d+/.exec(own.text)!;
        const { risultati } = (await ask('cerca', { q: `"${euro}"`, norma: eli, testo_al: dal! })).body as CercaAnswer;
        assert.ok(risultati.length > 0, `${eli} ${dal}`);
        for (const hit of risultati) assert.ok(hit.testo_al! < lost.start, `${hit.eli} ${hit.testo_al}`);
        assert.match(text, /può essere cominciato prima/);
      }
    }
    assert.ok(holes > 3);
  },
);

series('versions of another export add what lies outside, and are listed where they lie within', async () => {
  for (const law of laws.filter(({ fault }) => fault === 'mixed')) {
    const { versioni, escluse } = (await ask('versioni', { eli: eliOf(law) })).body as shapes.VersioniAnswer;
    assert.equal(
      versioni.map(({ fonte_diversa }) => fonte_diversa),
      law.versions.map((_, i) => i === law.versions.length - 1),
    );
    assert.equal(
      escluse.map(({ dal, motivo }) => [dal, motivo]),
      [[law.versions[1]!.start, 'stessa-versione']],
    );
    const { storia } = (await ask('storia', { eli: `${eliOf(law)}/art/2` })).body as shapes.StoriaAnswer;
    assert.is(storia.length, 1, 'marks and full stops of another export change nothing');
  }
});

series.run();
