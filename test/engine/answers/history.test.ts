// Past texts are kept by what parts them from the served one, and come back as they were, or not at all.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BuiltUnit } from '../../../engine/answers/history/build.js';
import { HistoryWriter } from '../../../engine/answers/history/encode.js';
import { Histories, type ActHistory } from '../../../engine/answers/history.js';
import { restateArticle } from '../../../engine/answers/article.js';
import type { KeptVersion } from '../../../engine/answers/version.js';
import { DamagedError, Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';

const history = suite('history');

const days = ['2001-01-01', '2002-01-01', '2003-01-01'];

/** The entry of an article in a version. */
const entryOf = (unit: number, version: number): Buffer =>
  Buffer.from(
    JSON.stringify({
      eli: `eli:/it/legge/2001/01/01/1/art/${unit + 1}`,
      testo: `Testo ${unit} ${'delle parole che restano '.repeat(20)} e della versione ${version}.`,
      stato: null,
    }),
  );

const version = (start: string): KeptVersion => ({
  start,
  until: start,
  isOriginal: false,
  isOtherSource: false,
  isCertain: true,
  isUnchanged: false,
  officialEli: null,
  textDate: start,
  entryIntoForce: null,
  title: 'Titolo',
  articles: 1,
  changed: 0,
  events: [],
  causes: [],
  digest: '',
  seen: null,
  order: null,
});

/** So many articles that change with each of three versions, of which the last is served. */
function openHistory(count: number, served: (suffix: string) => Buffer | null): ActHistory {
  const units = Array.from({ length: count }, (_, unit): BuiltUnit => ({
    suffix: `/art/${unit + 1}`,
    texts: days.map((start, at) => ({
      version: at,
      start,
      kind: at === 0 ? 'originale' : 'modificato',
      entry: entryOf(unit, at),
      cited: `[${at}]`,
      isServed: at === 2,
    })),
    changes: [],
    notes: [`${unit}`],
    served: entryOf(unit, 2),
  }));
  const writer = new SnapshotWriter(memorySink());
  const histories = new HistoryWriter();
  const kept = { versions: days.map(version), served: 2, leftOut: [] };
  histories.add(7, { kept, units, begun: new Map() });
  histories.write(writer);
  const opened = new Histories(new Snapshot(writer.finish(new Uint8Array(32)), 'test'));
  assert.is(opened.of(6, served), null);
  return opened.of(7, served)!;
}

const unitOf = (suffix: string): number => Number(suffix.slice(5)) - 1;

for (const [what, count, isWhole] of [
  ['one by one', 3, false],
  ['one by one, when the whole act is asked for', 3, true],
  ['of many articles, one by one', 150, false],
  ['of many articles, together', 150, true],
] as const)
  history(`past texts come back as they were: ${what}`, () => {
    const status = { value: 'abrogato' } as never;
    // The status that is stated when it is asked for is no other text.
    const opened = openHistory(count, (suffix) => restateArticle(entryOf(unitOf(suffix), 2), status));
    if (isWhole) opened.unfoldAll();
    for (let unit = 0; unit < count; unit++) {
      for (const at of [0, 1]) {
        const text = opened.textIn(unit, at)!;
        assert.ok(text.entry.equals(entryOf(unit, at)), `${unit} ${at}`);
        assert.is(text.cited.toString(), `[${at}]`);
        assert.is(text.start, days[at]);
      }
      assert.ok(opened.textIn(unit, 2)!.isServed);
      assert.equal(opened.changes(unit), { changes: [], notes: [`${unit}`] });
    }
  });

history('a past text is not read by another served one', () => {
  for (const served of [() => entryOf(0, 1), () => null]) {
    const opened = openHistory(3, served);
    assert.throws(
      () => opened.textIn(0, 0),
      (error: unknown) => error instanceof DamagedError,
    );
  }
});

history('what parts a past text from the served one is little', () => {
  const size = (count: number) => {
    const writer = new SnapshotWriter(memorySink());
    const histories = new HistoryWriter();
    const texts = [0, 1].map((at) => ({
      version: at,
      start: days[at]!,
      kind: 'modificato' as const,
      entry: Buffer.from(JSON.stringify({ testo: `${at}${words}`, stato: null })),
      cited: '[]',
      isServed: at === 1,
    }));
    const units = Array.from({ length: count }, (_, unit): BuiltUnit => ({
      suffix: `/art/${unit}`,
      texts,
      changes: [],
      notes: [],
      served: texts[1]!.entry,
    }));
    histories.add(0, { kept: { versions: [], served: 1, leftOut: [] }, units, begun: new Map() });
    histories.write(writer);
    return new Map(new Snapshot(writer.finish(new Uint8Array(32)), 'test').sections).get('history')!.length / count;
  };
  const words = Array.from({ length: 2_000 }, (_, i) => ((i * 7919) % 10_007).toString(36)).join(' ');
  assert.ok(size(50) < size(150) / 10, `${size(50)} ${size(150)}`);
});

history.run();
