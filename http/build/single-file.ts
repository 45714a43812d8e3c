// The program in one file that Node.js runs: a beginning that unpacks (http/cli/unpack.cts), the licences to read, the packed files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from 'esbuild';

/**
 * @param names of the files from `root` on
 * @param licences of all that is in them
 */
export function makeSingleFile(root: string, names: readonly string[], licences: string): string {
  const files = [...names].sort().map((name) => [name, readFileSync(join(root, name))] as const);
  const index = Buffer.from(JSON.stringify(files.map(([name, { length }]) => [name, length])));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(index.length);
  const packed = gzipSync(Buffer.concat([size, index, ...files.map(([, bytes]) => bytes)]), { level: 9 });
  const digest = createHash('sha256').update(packed).digest('hex');
  const { code } = transformSync(readFileSync(join(root, 'http/cli/unpack.cts'), 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    charset: 'ascii',
    define: { DIGEST: JSON.stringify(digest) },
  });
  const lines = packed.toString('base64').replace(/.{1,128}/g, '$&\n');
  return `#!/usr/bin/env node\n${code}\n/*\n${licences.replaceAll('*/', '* /')}\n*/\n/*\n${lines}*/\n`;
}
