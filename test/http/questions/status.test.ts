// The status for monitors over HTTP, on the sample corpus.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { version } from '../../../http/questions/version.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const status = suite('status');
const service = await startService(await openSample(), endpoints);
status.after(() => service.stop());

status('answers 200 with the version, as plain JSON', async () => {
  const { status: code, text, headers } = await service.get('/status');
  assert.is(code, 200);
  assert.is(headers['content-type'], 'application/json');
  assert.equal(JSON.parse(text), { title: 'OK', status: 200, stato: 'ok', versione: version });
});

status('no parameter makes it a 422: a monitor is never told off', async () => {
  for (const target of ['/status?lang=fr', '/status?lang=', '/status?x=1&x=2', '/status?lang=en&lang=it'])
    assert.is((await service.get(target)).status, 200, target);
});

status('is asked again each time', async () => {
  const { headers } = await service.get('/status');
  assert.is(headers['cache-control'], 'no-cache');
});

status('takes GET and HEAD, and says so to others', async () => {
  const head = await service.get('/status', {}, 'HEAD');
  assert.equal([head.status, head.text], [200, '']);
  const post = await service.get('/status', {}, 'POST');
  assert.is(post.status, 405);
  assert.match(post.headers.allow!, /GET/);
});

status.run();
