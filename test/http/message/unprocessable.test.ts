// Requests whose answers clients of the original service know by heart.
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { decodeQuery } from '../../../http/message/query.js';
import { parseTarget } from '../../../http/deliver/target.js';
import { sharedPath } from '../../shared.js';
import { smallCatalog } from '../fixture.js';
import { startService } from '../service.js';

interface Case {
  id: string;
  request: string;
  status: number | 'valid';
  /** A list for a 422, a string for a 404. */
  detail?: object[] | string;
  parsed?: Record<string, unknown> & { ep: string };
  location?: string;
}

const unprocessable = suite('unprocessable');
const service = await startService(smallCatalog, endpoints);
unprocessable.after(() => service.stop());

const casesFile = sharedPath('validation', 'cases.jsonl');
const cases = casesFile
  ? readFileSync(casesFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Case)
  : [];

for (const { id, request, status, detail, parsed, location } of cases) {
  unprocessable(`${id}: answers as the original service does`, async () => {
    const reply = await service.get(request);
    if (status === 'valid') {
      assert.is.not(reply.status, 422, reply.text);
      if (parsed) assert.equal(readValues(request, parsed), parsed);
      return;
    }
    assert.is(reply.status, status);
    if (status === 422) assert.is(reply.text, JSON.stringify({ detail }));
    else if (status === 404) assert.is((JSON.parse(reply.text) as { detail: string }).detail, 'Not Found');
    if (location) assert.is(reply.headers.location, location);
  });
}

unprocessable('every case of the original service is asked', () => {
  assert.is(cases.length, casesFile ? 152 : 0);
});

/** The values that an endpoint's answer function would get, those that the original service has too. */
function readValues(request: string, parsed: Record<string, unknown>): Record<string, unknown> {
  const name = parsed['ep'];
  const endpoint = endpoints.find((one) => one.name === name)!;
  const { path, search } = parseTarget(request);
  const raw = decodeQuery(search);
  const prefix = endpoint.path.split('{')[0]!;
  if (prefix !== endpoint.path) raw.set('eli', path.slice(prefix.length));
  const question = endpoint.read(raw);
  if (question.refusal) return {};
  const [, values] = JSON.parse(question.key) as [string, Record<string, unknown>];
  const all: Record<string, unknown> = { ...values, ep: name, lang: raw.get('lang') ?? '' };
  return Object.fromEntries(Object.keys(parsed).map((key) => [key, all[key]]));
}

unprocessable('no value of any parameter is more than can be said', async () => {
  let asked = 0;
  for (const { path, parameters } of endpoints)
    for (const { name } of path.includes('{') ? [] : parameters)
      for (const value of ['pippo', '0', '-1', '9999999999', '2010-02-30', '']) {
        const { status } = await service.get(`${path}?${name}=${value}`);
        assert.ok(status < 500, `${path}?${name}=${value}: ${status}`);
        asked++;
      }
  assert.ok(asked > 100);
});

unprocessable.run();
