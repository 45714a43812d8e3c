// The bill of materials names every package whose licence goes with the program, with the digest under which it was installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from '../../source-tree.js';

const test = suite('sbom');

interface Component {
  'bom-ref': string;
  type: string;
  name: string;
  version: string;
  purl: string;
  licenses: { license?: { id: string }; expression?: string }[];
  hashes: { alg: string; content: string }[];
}

const sbom = JSON.parse(readFileSync(join(projectRoot, 'dist/http/sbom.cdx.json'), 'utf8')) as {
  bomFormat: string;
  specVersion: string;
  serialNumber?: string;
  metadata: { component: Omit<Component, 'hashes'>; timestamp?: string };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

test('it names the packages of the notices and no other, each once', () => {
  const notices = readFileSync(join(projectRoot, 'dist/http/LICENSES.txt'), 'utf8');
  const named = [...notices.matchAll(/^((?:@[\w-]+\/)?[\w.-]+) (\d+\.\d+\.\d+\S*) \([\w. -]+\)$/gm)];
  assert.equal(
    sbom.components.map(({ name, version }) => `${name} ${version}`),
    named.map(([, name, version]) => `${name} ${version}`),
  );
  assert.equal([sbom.bomFormat, sbom.specVersion, sbom.metadata.component.name], ['CycloneDX', '1.6', 'legami']);
  assert.equal([sbom.dependencies[0]!.ref, sbom.dependencies.length], [sbom.metadata.component['bom-ref'], 1]);
  assert.equal(
    sbom.dependencies[0]!.dependsOn,
    sbom.components.map((component) => component['bom-ref']),
  );
});

test('each has a package URL, a licence and a digest; nothing in it is of the day or the machine', () => {
  for (const { name, version, purl, licenses, hashes } of sbom.components) {
    assert.is(decodeURIComponent(purl), `pkg:npm/${name}@${version}`);
    assert.match(licenses[0]!.license?.id ?? licenses[0]!.expression!, /^[\w. ()+-]+$/);
    assert.match(hashes[0]!.content, /^(?:[0-9a-f]{40}|[0-9a-f]{128})$/, name);
  }
  assert.equal([sbom.serialNumber, sbom.metadata.timestamp], [undefined, undefined]);
});

test.run();
