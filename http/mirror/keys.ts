// The keys with which snapshots and releases are signed: Ed25519, in PEM.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A key, a seal or a snapshot is not what it should be: `path: what was found, what was expected`. */
export class SealError extends Error {}

/**
 * @param pem a private key
 * @param passphrase of a key that is encrypted
 * @throws {SealError} unless it is an Ed25519 key that the passphrase opens
 */
export function readPrivateKey(pem: string, where: string, passphrase: string | null = null): KeyObject {
  const isEncrypted = pem.includes('ENCRYPTED PRIVATE KEY');
  if (isEncrypted && passphrase === null) {
    throw new SealError(`${where}: a key with a passphrase found, and no passphrase: --passphrase-file expected`);
  }
  const wrong = isEncrypted
    ? `${where}: the passphrase does not open it, or it is no key of Ed25519`
    : `${where}: no private key of Ed25519 in PEM found, one expected`;
  return readKey(() => createPrivateKey(passphrase === null ? pem : { key: pem, passphrase }), wrong);
}

/** @param pem a public key @throws {SealError} unless it is an Ed25519 key */
export function readPublicKey(pem: string, where: string): KeyObject {
  const wrong = `${where}: no public key of Ed25519 in PEM found, one expected`;
  // Node would derive the public key from a private one, but a private key must not be copied to a mirror.
  if (pem.includes('PRIVATE')) throw new SealError(wrong);
  return readKey(() => createPublicKey(pem), wrong);
}

function readKey(read: () => KeyObject, wrong: string): KeyObject {
  let key: KeyObject | null = null;
  try {
    key = read();
  } catch {
    // The library's reason names its parser, not the file.
  }
  if (key?.asymmetricKeyType !== 'ed25519') throw new SealError(wrong);
  return key;
}
