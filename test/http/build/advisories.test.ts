// A release is refused where an advisory names one of its packages; a registry without an answer is no clean record.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAdvisories } from '../../../http/build/advisories.js';

const test = suite('advisories');

const names = ['polka', 'minisearch'];
const report = (vulnerabilities: object): string => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const about = (name: string) => ({
  [name]: {
    name,
    severity: 'high',
    isDirect: true,
    via: [
      {
        source: 1,
        name,
        title: 'Endless loop',
        url: 'https://example.org/advisory',
        severity: 'high',
        range: '<2.0.0',
      },
    ],
    effects: [],
    range: '<2.0.0',
    nodes: [`node_modules/${name}`],
  },
});

test('an advisory about a package of the bill of materials refuses the release', () => {
  assert.throws(
    () => readAdvisories(report({ ...about('polka'), ...about('prettier') }), names),
    (error: Error) =>
      error.message ===
      'advisories found, none expected:\npolka <2.0.0: high: Endless loop (https://example.org/advisory)',
  );
});

test('one that comes through another package says through which', () => {
  const through = { polka: { ...about('polka').polka, via: ['regexparam'] } };
  assert.throws(
    () => readAdvisories(report(through), names),
    (error: Error) => error.message.endsWith('polka <2.0.0: high: through regexparam'),
  );
});

test('an advisory about a tool of ours is none about the program', () => {
  assert.is(
    readAdvisories(report(about('prettier')), names),
    'advisories: none for the 2 packages of the bill of materials',
  );
});

test('no answer is said, and is not taken for a clean record', () => {
  const refused = JSON.stringify({
    message: '405 Method Not Allowed - POST https://example.org/bulk\nmore',
    error: {},
  });
  assert.is(
    readAdvisories(refused, names),
    'advisories: not known, npm audit had no answer (405 Method Not Allowed - POST https://example.org/bulk)',
  );
  for (const printed of ['', 'not json', '{}'])
    assert.is(readAdvisories(printed, names), 'advisories: not known, npm audit had no answer (no report found)');
});

test.run();
