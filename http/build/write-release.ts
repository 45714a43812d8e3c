// Writes what is given away of a version. Of the same sources, by the same Node.js on the same kind of machine, it is the same byte for byte.
import { execFileSync } from 'node:child_process';
import { createHash, sign } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPrivateKey } from '../mirror/keys.js';
import { checkAdvisories } from './advisories.js';
import { explainUncaught } from './explain-build.js';
import { makeSingleFile } from './single-file.js';

explainUncaught();
const [build = '', ...args] = process.argv.slice(2);
const { values } = parseArgs({ args, options: { out: { type: 'string' }, key: { type: 'string' } } });
if (values.out === undefined) throw new Error('--out expected: an empty folder for the release');
const { out, key } = values;
mkdirSync(out, { recursive: true });
if (readdirSync(out).length > 0) throw new Error(`${out}: files found, an empty folder expected`);

const { components } = JSON.parse(readFileSync(join(build, 'sbom.cdx.json'), 'utf8')) as {
  components: { name: string }[];
};
const bundled = components.map(({ name }) => name);
process.stderr.write(`${checkAdvisories(process.cwd(), bundled)}\n`);

const listed = execFileSync('npm', ['pack', '--silent', '--json', '--pack-destination', out], {
  stdio: ['ignore', 'pipe', 2],
  encoding: 'utf8',
});
// npm 11 names the packages of its list.
const [packed] = Object.values(JSON.parse(listed) as Record<string, { filename: string; files: { path: string }[] }>);
const { filename, files } = packed!;
for (const name of ['sbom.cdx.json', 'LICENSES.txt']) copyFileSync(join(build, name), join(out, name));
const licences = readFileSync(join(build, 'LICENSES.txt'), 'utf8');
const names = files.map(({ path }) => path);
writeFileSync(join(out, filename.replace(/\.tgz$/, '.cjs')), makeSingleFile(process.cwd(), names, licences), {
  mode: 0o755,
});
const digests = readdirSync(out)
  .sort()
  .map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex')}  ${name}\n`,
  )
  .join('');
writeFileSync(join(out, 'SHA256SUMS'), digests);
if (key !== undefined) {
  const owner = readPrivateKey(readFileSync(key, 'utf8'), key, process.env['KEY_PASSPHRASE'] ?? null);
  writeFileSync(join(out, 'SHA256SUMS.sig'), sign(null, Buffer.from(digests), owner));
}
process.stdout.write(digests);
