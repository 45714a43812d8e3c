// The measure of a snapshot: operations by grade, in all, by what they do, by decade, by act; the sums agree.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reportProofs } from '../../../engine/index.js';
import { proofLines } from '../../../http/cli/report-lines.js';
import { dated } from '../../versioned-corpus.js';
import { openProved } from '../../http/questions/proved-corpus.js';

const report = suite('report of proofs');
const { opened, close } = openProved();
report.after(close);

report('counts each operation once in every list', async () => {
  const found = reportProofs(await opened);
  assert.equal([found.total, found.grades.testo, found.grades.nessuno], [3, 2, 1]);
  assert.equal(
    found.acts.map(({ eli, total }) => [eli, total]),
    [[dated.first, 3]],
  );
  assert.equal(Object.keys(found.byDecade), ['2000']);
  assert.equal(found.byAction['sopprime']!.nessuno, 1);
  const sum = Object.values(found.byAction).reduce((all, own) => all + own.testo + own.nessuno, 0);
  assert.is(sum, found.total);
  assert.equal([Object.keys(found.byGeneration), found.byKind['abroga']!.nessuno], [['modern'], 1]);
});

report('holds the words against texts anew: before, after, and as a control at the place of another', async () => {
  const { forward, backward, control } = reportProofs(await opened).measure;
  assert.equal([forward.total, forward.placed, forward.applied, forward.compared, forward.exact], [1, 1, 1, 1, 1]);
  assert.equal(
    [backward, control],
    [
      { total: 2, places: 2, placed: 2, borneOut: 2, against: 0 },
      { total: 0, borneOut: 0 },
    ],
  );
});

report('says so in lines, without the grades that nothing has', async () => {
  const lines = [...proofLines(reportProofs(await opened))];
  assert.equal(lines.slice(0, 2), ['3 operations on the words of other acts', '  testo 2, nessuno 1']);
  assert.ok(lines.some((line) => line.includes(dated.first)));
});

report.run();
