// `legami sign`: vouches for a snapshot with a key, or makes a pair of keys.
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { verifySnapshot } from '../../engine/index.js';
import { makeSeal, readPrivateKey, sealPath } from '../mirror/seal.js';
import { FlagError, parseFlags } from './flags.js';
import { checkFile, checkSnapshot } from './paths.js';

export const usage = `usage: legami sign SNAPSHOT --key FILE, or legami sign --new-key NAME

  SNAPSHOT        is checked, and its seal is written beside it, to SNAPSHOT.sig
  --key FILE      a private key of Ed25519 (PEM)
  --new-key NAME  write a new pair of keys: NAME.pem, which stays secret, and NAME.pub.pem, for mirrors
  -h, --help      print this`;

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseFlags({
    args: [...args],
    allowPositionals: true,
    options: { key: { type: 'string' }, 'new-key': { type: 'string' } },
  });
  const [snapshot] = positionals;
  if (values['new-key'] !== undefined) return makeKeys(values['new-key']);
  if (snapshot === undefined || positionals.length > 1) throw new FlagError('one snapshot expected');
  if (values.key === undefined) throw new FlagError('--key expected: a private key, which --new-key makes');
  checkSnapshot(snapshot, false);
  checkFile(values.key);
  const key = readPrivateKey(readFileSync(values.key, 'utf8'), values.key);
  const seal = await makeSeal(snapshot, verifySnapshot(snapshot), new Date().toISOString(), key);
  const path = sealPath(snapshot);
  writeFileSync(`${path}.new`, `${JSON.stringify(seal)}\n`);
  renameSync(`${path}.new`, path);
  process.stdout.write(`signed    ${path}, sha256 ${seal.sha256}\n`);
}

/** Never replaces a key. */
function makeKeys(name: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(`${name}.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
  writeFileSync(`${name}.pub.pem`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  process.stdout.write(`keys      ${name}.pem (secret), ${name}.pub.pem\n`);
}
