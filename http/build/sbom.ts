// The bill of materials of the program (CycloneDX 1.6): every package whose code is part of it. Of one source it is the same byte for byte.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './packages.js';

interface LockFile {
  packages: Readonly<Record<string, { integrity?: string }>>;
}

/** Writes it to a path. @throws where the lock file has no digest of a package */
export function writeSbom(root: string, packages: readonly BundledPackage[], path: string): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const { packages: locked } = read('package-lock.json') as LockFile;
  const own = read('package.json') as { name: string; version: string; license: string };
  const components = packages.map(({ folder, name, version, license }) => {
    const integrity = locked[folder]?.integrity;
    if (integrity === undefined) throw new Error(`${folder}: no digest in package-lock.json found, one expected`);
    const [algorithm, digest] = integrity.split(/-(.*)/s) as [string, string];
    return {
      ...describe({ name, version, license }),
      type: 'library',
      hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    };
  });
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: { ...describe(own), type: 'application' } },
    components,
    dependencies: [{ ref: purlOf(own), dependsOn: components.map((component) => component['bom-ref']) }],
  };
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);
}

interface Named {
  name: string;
  version: string;
}

function describe({ name, version, license }: Named & { license: string }) {
  const purl = purlOf({ name, version });
  // One licence by its identifier, several as an expression.
  const licence = /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
  return { 'bom-ref': purl, name, version, licenses: [licence], purl };
}

/** Its package URL: `pkg:npm/%40fontsource/titillium-web@5.3.0`. */
function purlOf({ name, version }: Named): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
