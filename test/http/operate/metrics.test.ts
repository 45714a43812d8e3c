// The grammar by which the tests judge the text of metrics.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOf } from './metrics-grammar.js';

const metrics = suite('grammar of metrics');

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
