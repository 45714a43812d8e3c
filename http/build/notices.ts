// The licences of the packages whose code is part of the program, which must go with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages whose files are served as they are. */
const served = ['swagger-ui-dist', '@fontsource/titillium-web', '@fontsource-variable/source-serif-4'];

/** Writes the name, version and licence text of every package that contributes an input file to the bundles. */
export function writeNotices(root: string, inputs: readonly string[], path: string): void {
  const folders = inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []);
  const all = new Set([...folders, ...served.map((name) => `node_modules/${name}`)]);
  writeFileSync(
    path,
    [...all]
      .sort()
      .map((folder) => noticeOf(join(root, folder)))
      .join('\n\n\n') + '\n',
  );
}

function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, license } = manifest;
  const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)\b/i.test(file));
  const heading = `${String(name)} ${String(version)} (${String(license)})`;
  return [heading, ...texts.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join('\n\n');
}
