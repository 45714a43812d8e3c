// Series made of real documents by damaging, doubling, holing and mixing them: what is answered of each day is held against the files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openCatalog } from '../../engine/index.js';
import { sharedPath } from '../shared.js';
import { newFolder, removeFolder } from '../http/fetch/run-fetch.js';
import { dayAfter, faultsOf, readFiles, type SeriesFile } from './series-faults.js';

const attack = suite('series that were attacked, long');
const shared = sharedPath('corpus', 'versioni');

const baseOf = (act: string): SeriesFile[] =>
  readdirSync(join(shared!, act))
    .sort()
    .map((name) => ({ at: name, xml: readFileSync(join(shared!, act, name), 'utf8') }));

const folder = newFolder();
attack.after(() => removeFolder(folder));
let count = 0;

/** Serves some files and says what is wrong. @param truth the files of all versions there are, if more than are given */
async function serve(
  act: string,
  files: readonly SeriesFile[],
  truth: readonly SeriesFile[] = files,
): Promise<string[]> {
  const home = join(folder, String(count++));
  for (const { at, xml } of files) {
    mkdirSync(join(home, at, '..'), { recursive: true });
    writeFileSync(join(home, at), xml);
  }
  const catalog = await openCatalog({ corpus: [home], strict: false, report: () => undefined });
  try {
    return await faultsOf(catalog, act, readFiles(truth), readFiles(files).at(-1)!.from);
  } finally {
    catalog.close();
    removeFolder(home);
  }
}

const packed = 'legge-costituzionale_1953-03-11_1';
const acts = {
  [packed]: 'eli:/it/legge-costituzionale/1953/03/11/1',
  'decreto-legge_2012-05-15_59': 'eli:/it/decreto-legge/2012/05/15/59',
} as const;

/** As another exporter would write it: other eIds, white space, marks in paragraphs of their own, no stop after a mark. */
const restyle = (xml: string) =>
  xml
    .replace(/eId="/g, 'eId="x_')
    .replace(/\)\)\./g, '))')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/<p>\(\(/g, '<p>((</p><p>');
const spaced = (xml: string) => xml.replace(/ (?=[a-z])/g, '\n   ');
const unmarked = (xml: string) => xml.replace(/\(\((?=\p{L})/gu, '').replace(/(?<=[\p{L}.])\)\)/gu, '');
const withStart = (xml: string, day: string) => xml.replace(/(CONSOLIDATED\/)\d{8}/g, `$1${day.replaceAll('-', '')}`);
const portalName = ({ at, xml }: SeriesFile, day: string): SeriesFile => ({
  at: `${at.replace(/^(\d{4})-(\d\d)-(\d\d)_/, '$1$2$3_').replace(/_(?:ORIGINALE|VIGENZA).*$/, '')}_VIGENZA_${day.replaceAll('-', '')}.xml`,
  xml,
});

for (const [name, act] of Object.entries(acts)) {
  const test = shared === null ? attack.skip : attack;
  const base = shared === null ? [] : baseOf(name);
  const isPack = name === packed;
  const cases: [string, () => { files: SeriesFile[]; truth?: SeriesFile[] }][] = [
    ['as it is', () => ({ files: base })],
    ['reversed', () => ({ files: base.map(({ at, xml }, i) => ({ at: `${9 - i}/../${at}`, xml })) })],
    ...base.map((_, i): [string, () => { files: SeriesFile[]; truth: SeriesFile[] }] => [
      `without ${i}`,
      () => ({ files: base.filter((__, k) => k !== i), truth: base }),
    ]),
    ...base.map((lone, i): [string, () => { files: SeriesFile[]; truth: SeriesFile[] }] => [
      `only ${i}`,
      () => ({ files: [lone], truth: base }),
    ]),
    ['twice', () => ({ files: [...base, ...base.map(({ at, xml }) => ({ at: `copy/${at}`, xml }))], truth: base })],
    [
      'twice in two styles',
      () => ({
        files: [...base, ...base.map(({ at, xml }) => ({ at: `copy/${at}`, xml: restyle(xml) }))],
        truth: base,
      }),
    ],
    ['each in a folder', () => ({ files: base.map(({ at, xml }, i) => ({ at: `f${i}/${at}`, xml })) })],
    [
      'every other in another style',
      () => ({
        files: base.map(({ at, xml }, i) => (i % 2 === 0 ? { at, xml } : { at: `o/${at}`, xml: restyle(xml) })),
      }),
    ],
    ...base.map(({ xml }, i): [string, () => { files: SeriesFile[]; truth: SeriesFile[] }] => [
      `white space of ${i}`,
      () => ({ files: base.map((one, k) => (k === i ? { at: one.at, xml: spaced(xml) } : one)), truth: base }),
    ]),
    // By its marks alone one knows what was put into the published text.
    ...base.map(({ xml }, i): [string, () => { files: SeriesFile[] }] => [
      `marks of ${i}`,
      () => ({ files: base.map((one, k) => (k === i ? { at: one.at, xml: unmarked(xml) } : one)) }),
    ]),
    ...base.map(({ at, xml }, i): [string, () => { files: SeriesFile[]; truth: SeriesFile[] }] => [
      `cut ${i}`,
      () => ({ files: base.map((one, k) => (k === i ? { at, xml: xml.slice(0, xml.length / 2) } : one)), truth: base }),
    ]),
    [
      'a start that is another one’s',
      () => ({
        files: base.map(({ at, xml }, i) => (i === 2 ? { at, xml: withStart(xml, '1960-01-01') } : { at, xml })),
      }),
    ],
    [
      'two of one start',
      () => ({
        files: base.map(({ at, xml }, i) =>
          i === 2 ? { at, xml: withStart(xml, isPack ? '1967-12-10' : '2012-07-14') } : { at, xml },
        ),
      }),
    ],
    [
      'one to come',
      () => ({
        files: base.map(({ at, xml }, i) => (i === 3 ? { at, xml: withStart(xml, '2089-01-01') } : { at, xml })),
      }),
    ],
    [
      'named by the portal',
      () => ({
        files: base.map((one, i) => (i === 0 ? one : portalName(one, dayAfter(readFiles([one])[0]!.from, 40)))),
      }),
    ],
    [
      'named by the portal, a hole',
      () => ({
        files: base.flatMap((one, i) =>
          i === 2 ? [] : i === 0 ? [one] : [portalName(one, dayAfter(readFiles([one])[0]!.from, isPack ? 0 : 40))],
        ),
        truth: base,
      }),
    ],
    ['without names', () => ({ files: base.map(({ xml }, i) => ({ at: `doc-${'dcba'[i]}.xml`, xml })) })],
  ];
  for (const [what, make] of cases)
    test(`${name}, ${what}`, async () => {
      const { files, truth } = make();
      const faults = await serve(act, files, truth);
      assert.equal(faults, []);
    });
}

attack.run();
