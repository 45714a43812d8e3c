// The files that the build leaves beside the program: static files, named with their digest so that browsers may keep them for ever.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the static files, and the table of their names and of the program beside it. */
export const assetFolder = join(import.meta.dirname, '../static');
export const assetTable = join(import.meta.dirname, '../static.json');
/** Path under which they are served. */
export const assetPath = '/static';

export interface Assets {
  /** File name → path with digest. */
  paths: Readonly<Record<string, string>>;
  /** Digest of the program's own content, whatever the corpus: prose, description of the API, static files. 6 characters. */
  program: string;
}

/** @throws where the build did not leave its table */
export function readAssets(): Assets {
  try {
    return JSON.parse(readFileSync(assetTable, 'utf8')) as Assets;
  } catch (cause) {
    throw new Error(`${assetTable}: no table of static files, expected the one that \`npm run build\` writes`, {
      cause,
    });
  }
}
