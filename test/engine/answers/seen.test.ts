// When things were first held: carried from one snapshot to the next, told by a fetch, and never by the day of a start.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { shapes } from '../../../engine/index.js';
import { openCatalog } from '../../../engine/make/open-catalog.js';
import { OpenError } from '../../../engine/make/open-file.js';
import { format } from '../../../engine/store/snapshot.js';
import type { Catalog } from '../../../engine/catalog.js';
import { endpoints } from '../../../http/questions/index.js';
import { openAsk } from '../../../http/questions/ask.js';
import { words } from '../../../engine/index.js';
import { amender, code } from '../../dated-corpus.js';
import { added, days, gone, openSeenCorpus } from '../../seen-corpus.js';
import { act, packOf } from '../../http/fetch/portal-acts.js';

const seen = suite('seen');
const corpus = openSeenCorpus();
seen.after(() => corpus.remove());
const snapshots = [await corpus.make('first'), await corpus.make('same'), await corpus.make('changed')];
await corpus.make('back');

/** What a catalog answers about an act. */
async function actIn(catalog: Catalog, eli: string): Promise<shapes.ActAnswer> {
  const ask = openAsk(endpoints, catalog, { language: 'it', words: words.it });
  return (await ask('norma', { eli })).body as shapes.ActAnswer;
}

const seenIn = async (day: keyof typeof days, eli: string) => (await actIn(corpus.open(day), eli)).visto_il;

seen(
  'nothing is known where there is no snapshot before, and made again from the same documents nothing is new',
  async () => {
    assert.ok(snapshots[0]!.equals(snapshots[1]!), 'the same bytes on a later day');
    const { visto_il, versioni, modificata_da } = await actIn(corpus.open('same'), code);
    assert.equal([visto_il, versioni[0]!.visto_il, modificata_da[0]!.visto_il], [null, null, null]);
    const { facts, latest } = corpus.open('same').seen;
    assert.equal([facts, latest], [{ since: null, days: [] }, null]);
  },
);

seen('what comes is seen on the day of the snapshot that has it first; what was there stays as it was', async () => {
  const { visto_il, versioni, modificata_da } = await actIn(corpus.open('changed'), code);
  assert.is(visto_il, null, 'held before, since when is not known');
  assert.is(versioni[0]!.visto_il, days.changed, 'another document');
  assert.equal(
    modificata_da.map(({ da, visto_il: day }) => [da.eli, day]).sort(),
    [
      [amender, null],
      [amender, null],
      [added, days.changed],
    ].sort(),
  );
  assert.is(await seenIn('changed', added), days.changed);
  const { norme } = (await openAsk(endpoints, corpus.open('changed'), { language: 'it', words: words.it })('norme', {}))
    .body as shapes.NormeAnswer;
  assert.equal(norme.map(({ visto_il: day }) => day).sort(), [days.changed, null, null].sort());
});

seen('a law that comes back was first held before it went', async () => {
  assert.is(await seenIn('first', gone), null);
  assert.is(await seenIn('back', gone), null);
  assert.is(corpus.open('back').seen.lastChange(corpus.open('back').find(gone)!), days.back);
});

seen('the day on which what is answered about an act became another', () => {
  const changeOf = (day: keyof typeof days, eli: string) => {
    const catalog = corpus.open(day);
    return catalog.seen.lastChange(catalog.find(eli)!);
  };
  assert.equal(
    [code, amender, gone].map((eli) => changeOf('same', eli)),
    [null, null, null],
  );
  assert.equal(
    [code, amender, added].map((eli) => changeOf('changed', eli)),
    [days.changed, days.changed, days.changed],
  );
  // What amended the code has gone: its answers changed, those of the other act did not.
  assert.equal(
    [code, amender].map((eli) => changeOf('back', eli)),
    [days.back, days.changed],
  );
});

seen('another snapshot may tell since when things are held; one that cannot be read is refused', async () => {
  const options = { corpus: [corpus.corpus], strict: true, report: () => undefined, today: '2026-12-01' };
  const make = (previous: string) => openCatalogOver(join(corpus.path, '..', 'other.snapshot'), previous);
  const openCatalogOver = async (snapshot: string, previous: string) => {
    rmSync(snapshot, { force: true });
    return openCatalog({ ...options, snapshot, previous });
  };
  const catalog = await make(`${corpus.path}.changed`);
  assert.is((await actIn(catalog, code)).versioni[0]!.visto_il, days.changed);
  assert.is(catalog.seen.facts.since, days.changed);
  catalog.close();
  const refused = await make(join(corpus.corpus, 'none')).catch((error: unknown) => error);
  assert.instance(refused, OpenError);
});

seen('days outlast another version of the program, as long as the format is the same', async () => {
  const path = join(corpus.path, '..', 'shapes.snapshot');
  const bytes = readFileSync(`${corpus.path}.back`);
  bytes.fill(7, format.shapesAt, format.checksumAt);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, format.checksumAt)), format.checksumAt);
  writeFileSync(path, bytes);
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  const made = await openCatalog({
    corpus: [corpus.corpus],
    strict: true,
    report,
    today: '2026-12-01',
    snapshot: path,
  });
  assert.match(lines.join('\n'), 'made by another version of this program');
  assert.is((await actIn(made, code)).versioni[0]!.visto_il, days.changed);
  assert.equal(made.seen.facts.days, [days.changed, days.back]);
  made.close();
});

seen(
  'without a snapshot the state of a fetch tells the day of a pack that replaced no other; a start tells nothing',
  async () => {
    const folder = join(corpus.path, '..', 'fetched');
    mkdirSync(folder);
    writeFileSync(join(folder, 'one.zip'), packOf([act('LEGGE', '1990-08-07', 241)], 'V'));
    writeFileSync(join(folder, 'two.zip'), packOf([act('LEGGE', '1991-08-07', 242)], 'V'));
    const write = (isFirst: boolean) =>
      writeFileSync(
        join(folder, 'fetch-state.json'),
        JSON.stringify({
          collections: [
            { file: 'one.zip', made: '2026-10-01', fetched: '2026-10-05', isFirst: true },
            { file: 'two.zip', made: '2026-10-01', fetched: '2026-10-06', isFirst },
          ],
        }),
      );
    const ask = async () => {
      const catalog = await openCatalog({
        corpus: [folder],
        strict: true,
        report: () => undefined,
        today: '2026-12-01',
      });
      const elis = ['eli:/it/legge/1990/08/07/241', 'eli:/it/legge/1991/08/07/242'];
      const found = await Promise.all(elis.map((eli) => actIn(catalog, eli)));
      const changed = elis.map((eli) => catalog.seen.lastChange(catalog.find(eli)!));
      catalog.close();
      return [found.map(({ visto_il }) => visto_il), changed];
    };
    write(true);
    assert.equal(await ask(), [
      ['2026-10-05', '2026-10-06'],
      ['2026-10-05', '2026-10-06'],
    ]);
    write(false);
    assert.equal(await ask(), [
      ['2026-10-05', null],
      ['2026-10-05', null],
    ]);
  },
);

seen.run();
