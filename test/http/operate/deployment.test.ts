// The files for deployment: systemd, Caddy, Compose and the schemas of Kubernetes find no fault with theirs, and all flags are those of the
// program.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAllDocuments } from 'yaml';
import { commands } from '../../../http/cli/commands.js';
import { flagsOf } from '../../documentation.js';
import { needing } from '../../programs.js';
import { projectRoot } from '../../source-tree.js';

const test = suite('deployment');
const room = join(projectRoot, 'http/operate');
const folder = mkdtempSync(join(tmpdir(), 'legami-deploy-'));
test.after(() => rmSync(folder, { recursive: true }));

const files = ['Containerfile', 'compose.yaml', 'kubernetes.yaml', 'nginx.conf', 'Caddyfile'];
const units = readdirSync(join(room, 'systemd'));
const read = (name: string): string => readFileSync(join(room, name), 'utf8');

test('every flag of legami in them is one of serve or keep', async () => {
  const known = await Promise.all(
    (['serve', 'keep'] as const).map(async (name) => flagsOf((await commands[name].load()).usage)),
  );
  let count = 0;
  for (const name of [...files, ...units.map((unit) => `systemd/${unit}`)]) {
    // A command line, or a list of arguments in YAML or JSON.
    const lines = read(name)
      .split('\n')
      .filter((line) => /legami (?:serve|keep)|"serve"|\[keep|^ +- --/.test(line));
    for (const flag of lines.flatMap(flagsOf)) {
      assert.ok(known.flat().includes(flag), `${name}: ${flag}`);
      count++;
    }
  }
  assert.ok(count >= 15, `${count} flags`);
});

needing(test, 'systemd-analyze')('systemd finds no fault with the units, and little that they may do', () => {
  const paths = units.map((unit) => join(folder, unit));
  // It looks for the program.
  for (const unit of units)
    writeFileSync(join(folder, unit), read(`systemd/${unit}`).replaceAll('/usr/local/bin/legami', process.execPath));
  const verified = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  assert.equal([verified.status, verified.stderr], [0, '']);
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const said = execFileSync('systemd-analyze', ['security', '--offline=true', join(folder, unit)], {
      encoding: 'utf8',
    });
    const level = Number(/exposure level for \S+: ([\d.]+)/.exec(said)![1]);
    assert.ok(level <= 2, `${unit}: ${level}`);
  }
});

needing(test, 'caddy')('Caddy finds no fault with its file', () => {
  const { status, stderr } = spawnSync('caddy', ['adapt', '--validate', '--config', join(room, 'Caddyfile')], {
    encoding: 'utf8',
  });
  assert.is(status, 0, stderr);
});

needing(test, 'docker-compose')('Compose finds no fault with its file', () => {
  const { status, stderr } = spawnSync('docker-compose', ['-f', join(room, 'compose.yaml'), 'config', '--quiet'], {
    encoding: 'utf8',
  });
  assert.is(status, 0, stderr);
});

test('each manifest is what the schema of Kubernetes says of its kind', async () => {
  const manifests = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS() as Manifest);
  assert.is(manifests.length, 5);
  for (const manifest of manifests) await validate(manifest);
  const broken = { ...manifests.find(({ kind }) => kind === 'Service')!, spec: { ports: [{ port: 'http' }] } };
  assert.is(
    await validate(broken).then(
      () => 'valid',
      () => 'refused',
    ),
    'refused',
  );
});

interface Manifest {
  apiVersion: string;
  kind: string;
}

/** @throws with what is wrong */
async function validate(manifest: Manifest): Promise<void> {
  const kinds = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<
    string,
    new (content: object) => { validate: () => void }
  >;
  new kinds[manifest.kind]!(manifest).validate();
}

test.run();
