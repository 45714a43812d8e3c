// The beginning of the program in one file: unpacks what stands behind it beside the user's caches, once, and runs from there.
import crypto = require('node:crypto');
import fs = require('node:fs');
import modules = require('node:module');
import os = require('node:os');
import path = require('node:path');
import zlib = require('node:zlib');

/** Written out by the release: SHA-256 of the packed files. */
declare const DIGEST: string;

try {
  modules.createRequire(__filename)(path.join(unpacked(), 'dist/legami.cjs'));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

/** The folder of the unpacked program, by its digest: another version has another one. */
function unpacked(): string {
  const { CACHE_DIRECTORY, XDG_CACHE_HOME } = process.env;
  // As systemd names it, as the desktop does, and where both say nothing.
  const caches = CACHE_DIRECTORY?.split(':')[0] ?? XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  const folder = path.join(caches, 'legami', DIGEST.slice(0, 32));
  if (!fs.existsSync(folder)) unpack(folder);
  // What another user put there would run as this one.
  if (process.getuid && fs.lstatSync(folder).uid !== process.getuid())
    throw new Error(
      `${folder}: a folder of another user found, expected one of this user; XDG_CACHE_HOME names another place`,
    );
  return folder;
}

function unpack(folder: string): void {
  const text = fs.readFileSync(__filename, 'latin1');
  const packed = Buffer.from(text.slice(text.lastIndexOf('/*') + 2), 'base64');
  const digest = crypto.createHash('sha256').update(packed).digest('hex');
  if (digest !== DIGEST)
    throw new Error(`${__filename}: digest ${digest} found, ${DIGEST} expected: fetch the file again`);
  const plain = zlib.gunzipSync(packed);
  let at = 4 + plain.readUInt32LE(0);
  const files = JSON.parse(plain.toString('utf8', 4, at)) as [name: string, size: number][];
  const parent = path.dirname(folder);
  let own: string;
  try {
    fs.mkdirSync(parent, { recursive: true, mode: 0o700 });
    own = fs.mkdtempSync(path.join(parent, '.unpack-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `${parent}: ${code} found, expected a folder that can be written; XDG_CACHE_HOME names another place`,
    );
  }
  for (const [name, size] of files) {
    fs.mkdirSync(path.join(own, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(own, name), plain.subarray(at, (at += size)));
  }
  try {
    fs.renameSync(own, folder);
  } catch (error) {
    fs.rmSync(own, { recursive: true });
    // Another process was first.
    if (!fs.existsSync(folder)) throw error;
  }
}
