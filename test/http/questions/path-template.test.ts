import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '../../../http/questions/index.js';
import { fillPath, readPathTemplate, refuseShadowed, takesPath } from '../../../http/questions/path-template.js';
import { openSample } from '../../corpora.js';
import { startService } from '../service.js';

const test = suite('path template');

test('a parameter is the end of a path, one segment aside; braces elsewhere are refused', () => {
  assert.equal(readPathTemplate('/a/b'), { prefix: '/a/b', parameter: null, suffix: '' });
  assert.equal(readPathTemplate('/a/{eli}'), { prefix: '/a/', parameter: 'eli', suffix: '' });
  assert.equal(readPathTemplate('/{rest}'), { prefix: '/', parameter: 'rest', suffix: '' });
  assert.equal(readPathTemplate('/a/{eli}/b'), { prefix: '/a/', parameter: 'eli', suffix: '/b' });
  for (const path of ['/a/{eli}/b/c', '/a{eli}', '/a/{}', '/a/}', '/{a}/{b}'] as const)
    assert.throws(() => readPathTemplate(path), /braces found, expected one \{name\}/, path);
});

test('an endpoint that another one takes all or some addresses of is refused', () => {
  refuseShadowed(['/a/b', '/a/{x}', '/a', '/ab']);
  const shadowed = [
    ['/a/{x}', '/a/b'],
    ['/a/{x}', '/a/b/{y}'],
    ['/a/{x}', '/a/{y}'],
    ['/a', '/a'],
  ] as const;
  for (const paths of shadowed)
    assert.throws(
      () => refuseShadowed(paths),
      new RegExp(`^${paths[1].replace(/[{}]/g, '.')}: shadowed by `),
      paths.join(),
    );
});

test('a server does not start with a shadowed endpoint', async () => {
  const norma = endpoints.find(({ name }) => name === 'norma')!;
  const versions = { ...norma, name: 'versioni', path: '/api/public/norme/versioni' } as const;
  const catalog = await openSample();
  let refused = '';
  await startService(catalog, [...endpoints, versions]).then(
    (service) => service.stop(),
    (error: Error) => (refused = error.message),
  );
  assert.match(refused, '/api/public/norme/versioni: shadowed by /api/public/norme/{eli}');
  await (await startService(catalog, [versions, ...endpoints])).stop();
});

test('a template is filled in, and takes what it makes', () => {
  assert.is(
    fillPath('/norme/{eli}/storia', () => '/it/legge/1990 bis'),
    '/norme//it/legge/1990%20bis/storia',
  );
  assert.is(
    fillPath('/norme', () => 'x'),
    '/norme',
  );
  const took = (path: `/${string}`) =>
    ['/norme', '/norme/a/b', '/norme/a/storia'].filter((one) => takesPath(path, one));
  assert.equal(took('/norme'), ['/norme']);
  assert.equal(took('/norme/{eli}/storia'), ['/norme/a/storia']);
  assert.equal(took('/norme/{eli}'), ['/norme/a/b', '/norme/a/storia']);
});

test.run();
