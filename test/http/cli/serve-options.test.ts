import { delimiter } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FlagError } from '../../../http/cli/flags.js';
import { readServeOptions } from '../../../http/cli/serve-options.js';

const options = suite('serve-options');

options('default: the sample corpus on 127.0.0.1:8080', () => {
  const { corpus, snapshot, host, port, strict, hydrate } = readServeOptions([], {});
  assert.is(corpus.length, 1);
  assert.match(corpus[0]!, /corpus$/);
  // The build made it; with the documents beside it, it is used only if it was made from them.
  assert.match(snapshot!, /sample\.snapshot$/);
  assert.equal([host, port, strict, hydrate], ['127.0.0.1', 8080, false, true]);
});

options('the environment sets the same options as flags, and a flag wins', () => {
  const environment = { CORPUS: ['a', 'b'].join(delimiter), SNAPSHOT: 's', HOST: '::1', PORT: '0' };
  const { corpus, snapshot, host, port } = readServeOptions([], environment);
  assert.equal([corpus, snapshot, host, port], [['a', 'b'], 's', '::1', 0]);
  const flags = ['--corpus', 'c', '--corpus=d', '--snapshot', 't', '--host', 'h', '--port', '9', '--strict'];
  const won = readServeOptions(flags, environment);
  assert.equal([won.corpus, won.snapshot, won.host, won.port, won.strict], [['c', 'd'], 't', 'h', 9, true]);
});

options('a snapshot alone needs no corpus', () => {
  assert.equal(readServeOptions(['--snapshot', 's'], {}).corpus, []);
});

options('limits are numbers within bounds; memory is stated in MB', () => {
  assert.equal(readServeOptions([], {}).limits, {});
  const { limits } = readServeOptions(['--memory', '300', '--dear', '2', '--max-connections', '16'], {});
  assert.equal(limits, { memory: 300 * 2 ** 20, dear: 2, connections: 16 });
});

options('the base path begins with a slash and ends without one, and the public address has it', () => {
  const placed = (args: string[], environment: Record<string, string> = {}) => {
    const { basePath, publicUrl } = readServeOptions(args, environment).installation;
    return [basePath, publicUrl];
  };
  const PUBLIC_URL = 'https://ente.example';
  assert.equal(placed([]), ['', null]);
  assert.equal(placed(['--base-path', '/legami/']), ['/legami', null]);
  assert.equal(placed(['--base-path', '/']), ['', null]);
  assert.equal(placed([], { BASE_PATH: '/a/b', PUBLIC_URL }), ['/a/b', 'https://ente.example/a/b']);
  for (const url of [`${PUBLIC_URL}/a`, `${PUBLIC_URL}/a/`, PUBLIC_URL])
    assert.equal(placed(['--base-path=/a'], { PUBLIC_URL: url }), ['/a', 'https://ente.example/a']);
  assert.throws(() => placed([], { PUBLIC_URL: `${PUBLIC_URL}/a` }), /https:\/\/legami\.example expected/);
  assert.throws(() => placed(['--base-path=/a'], { PUBLIC_URL: `${PUBLIC_URL}/b` }), /legami\.example\/a expected/);
  for (const path of ['legami', '/a b', '/a//b', '//', '/..', '/a/../b', '/%6c', '/a?b', '/a#', 'https://x/'])
    assert.throws(() => placed([`--base-path=${path}`]), /--base-path: .* expected/, path);
});

options('CONTACT_URL is a web address', () => {
  const urlOf = (url: string) => readServeOptions([], { CONTACT_URL: url }).installation.contact.url;
  assert.is(urlOf('https://comune.example/contatti'), 'https://comune.example/contatti');
  assert.is(urlOf(''), undefined);
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'comune.example', 'mailto:a@comune.example', '//x'])
    assert.throws(
      () => urlOf(url),
      (error: unknown) => error instanceof FlagError && error.message.startsWith(`CONTACT_URL: ${url} found`),
      url,
    );
});

for (const args of [
  ['--port', ''],
  ['--port', '-1'],
  ['--port', '8080.5'],
  ['--nothing'],
  ['extra'],
  ['--corpus'],
  ['--memory', '255'],
  ['--memory', '1e3'],
  ['--max-connections', '15'],
  ['--dear', '0'],
  ['--dear', '-1'],
]) {
  options(`${args.join(' ')}: refused`, () => {
    assert.throws(
      () => readServeOptions(args, {}),
      (error: unknown) => error instanceof FlagError,
    );
  });
}

options.run();
