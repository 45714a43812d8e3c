// Pairs of acts of which one amended the other of late, and what their list leaves out.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readRecentPairs, writeRecentPairs } from '../../../engine/answers/recent-pairs.js';
import { noDates, type Relation, type RelationKind } from '../../../engine/law/relation.js';
import { Snapshot } from '../../../engine/store/snapshot.js';
import { memorySink, SnapshotWriter } from '../../../engine/store/writer.js';

const recent = suite('recent pairs');
const nowhere = { article: null, articleEli: null, paragraph: null, point: null, number: null, division: null };

const amending = (number: number, kind: RelationKind, publication: string): Relation => ({
  ...{ id: '0123456789abcdef', kind, nature: null, reach: null, dates: { ...noDates, publication } },
  ...{ effectEvidence: null, saving: null, evidence: null, parts: [], method: 'testo', confidence: 0.96 },
  ...{ date: publication, dateKind: 'pubblicazione' },
  from: { act: `eli:/it/legge/2012/01/01/${number}`, ...nowhere },
  to: { act: 'eli:/it/legge/2001/02/03/45', ...nowhere },
});

recent('interventions of a kind that nobody states are no pairs, and are counted from the day of each pair on', () => {
  const writer = new SnapshotWriter(memorySink());
  const amendments = [
    amending(1, 'abroga', '2012-03-01'),
    amending(2, 'modifica', '2012-02-01'),
    amending(2, 'abroga', '2012-02-01'),
    amending(3, 'altro', '2012-02-15'),
    amending(4, 'altro', '2012-02-01'),
    amending(5, 'altro', '2012-01-31'),
  ];
  writeRecentPairs(writer, amendments, (eli) => ({ eli, title: null, inCorpus: true }));
  const pairs = readRecentPairs(new Snapshot(writer.finish(new Uint8Array(32)), 'test'));
  assert.equal(
    pairs.map(({ da, n, n_senza_genere }) => [da.sigla, n, n_senza_genere]),
    [
      ['L. 1/2012', 1, 0],
      ['L. 2/2012', 2, 2],
    ],
  );
});

recent.run();
