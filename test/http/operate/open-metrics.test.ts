// The text of metrics, by the grammar of OpenMetrics 1.0.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decimal, writeMetrics } from '../../../http/operate/open-metrics.js';
import { faultsOf } from './metrics-grammar.js';

const metrics = suite('open-metrics');

metrics('a family without samples is left out, and the text ends with its mark', () => {
  assert.is(writeMetrics([{ name: 'a', type: 'gauge', help: 'none.', samples: [] }]), '# EOF\n');
});

metrics('labels and help are escaped', () => {
  const text = writeMetrics([
    { name: 'a', type: 'gauge', help: 'one\ntwo \\ "', samples: [{ labels: { of: 'x"y\\z\n' }, value: -Infinity }] },
  ]);
  assert.is(text, '# TYPE a gauge\n# HELP a one\\ntwo \\\\ \\"\na{of="x\\"y\\\\z\\n"} -Inf\n# EOF\n');
  assert.equal(faultsOf(text), []);
});

metrics('types give samples their ends', () => {
  const of = (type: 'counter' | 'info') => writeMetrics([{ name: 'a', type, help: 'h.', samples: [{ value: 1 }] }]);
  assert.match(of('counter'), '\na_total 1\n');
  assert.match(of('info'), '\na_info 1\n');
});

metrics('bounds are canonical numbers', () => {
  assert.equal([1, 0.5, Infinity].map(decimal), ['1.0', '0.5', '+Inf']);
});

metrics('the grammar of the tests refuses what OpenMetrics refuses', () => {
  for (const [text, fault] of [
    ['a 1\n', 'no # EOF at the end'],
    ['a 1\n# EOF\n', 'a: of no family'],
    ['# TYPE a counter\na 1\n# EOF\n', 'a: a_total expected'],
    ['# TYPE a gauge\na{b=c} 1\n# EOF\n', 'a{b=c} 1: no sample'],
    ['# TYPE a gauge\na{b="c"} 1\na{b="c"} 2\n# EOF\n', 'a{b="c"}: twice'],
    ['# TYPE a gauge\n# UNIT a bytes\na 1\n# EOF\n', 'a: an end of bytes expected'],
    ['# TYPE a histogram\na_bucket{le="1.0"} 3\na_bucket{le="+Inf"} 2\n# EOF\n', 'a_bucket: 2 after 3'],
  ] as const)
    assert.equal(faultsOf(text), [fault], text);
});

metrics.run();
