// `legami sign`: vouches for a snapshot with a key, or makes a pair of keys.
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { verifySnapshot } from '../../engine/index.js';
import { readPrivateKey, SealError } from '../mirror/keys.js';
import { makeSeal, sealPath, writeSeal } from '../mirror/seal.js';
import { FlagError, parseFlags } from './flags.js';
import { checkFile, checkSnapshot } from './paths.js';

export const usage = `usage: legami sign SNAPSHOT --key FILE [FLAG]…, or legami sign --new-key NAME [FLAG]…

  SNAPSHOT        is checked, and its seal is written beside it, to SNAPSHOT.sig
  --key FILE      a private key of Ed25519 (PEM)
  --new-key NAME  write a new pair of keys: NAME.pem, which stays secret, and NAME.pub.pem, for mirrors
  --passphrase-file FILE  the passphrase of the secret key, the first line of FILE; - for standard input
  -h, --help      print this

The environment variable KEY_PASSPHRASE sets the passphrase, too. Without one a new key is not encrypted.`;

export async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const { values, positionals } = parseFlags({
    args: [...args],
    allowPositionals: true,
    options: { key: { type: 'string' }, 'new-key': { type: 'string' }, 'passphrase-file': { type: 'string' } },
  });
  const [snapshot] = positionals;
  const passphrase = readPassphrase(values['passphrase-file'], environment);
  if (values['new-key'] !== undefined) return makeKeys(values['new-key'], passphrase);
  if (snapshot === undefined || positionals.length > 1) throw new FlagError('one snapshot expected');
  if (values.key === undefined) throw new FlagError('--key expected: a private key, which --new-key makes');
  checkSnapshot(snapshot, false);
  checkFile(values.key);
  const key = readPrivateKey(readFileSync(values.key, 'utf8'), values.key, passphrase);
  const seal = await makeSeal(snapshot, verifySnapshot(snapshot), new Date().toISOString(), key);
  const path = sealPath(snapshot);
  await writeSeal(path, seal);
  process.stdout.write(`signed    ${path}, sha256 ${seal.sha256}\n`);
}

/** @throws {SealError} where the file has none */
function readPassphrase(path: string | undefined, environment: NodeJS.ProcessEnv): string | null {
  if (path === undefined) return environment['KEY_PASSPHRASE'] || null;
  if (path !== '-') checkFile(path);
  const [line = ''] = readFileSync(path === '-' ? 0 : path, 'utf8').split(/\r?\n/);
  if (line === '') throw new SealError(`${path}: an empty first line found, a passphrase expected`);
  return line;
}

/** Never replaces a key. */
function makeKeys(name: string, passphrase: string | null): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const encryption = passphrase === null ? {} : { cipher: 'aes-256-cbc', passphrase };
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem', ...encryption });
  writeFileSync(`${name}.pem`, pem, { flag: 'wx', mode: 0o600 });
  writeFileSync(`${name}.pub.pem`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  process.stdout.write(`keys      ${name}.pem (secret${passphrase === null ? '' : ', encrypted'}), ${name}.pub.pem\n`);
}
