// Versions of an act, and a law whose words made one of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalog } from '../../../engine/index.js';
import type { EndpointName } from '../../../http/questions/answers.js';
import { versionFile, versionsOfLaw, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';
import { askAny } from './ask-any.js';

const clauses = [
  "1. All'articolo 1 della legge 4 marzo 2001, n. 50, la parola: «sei» e' sostituita dalla seguente: «dieci».",
  "2. Dopo l'articolo 1 della legge 4 marzo 2001, n. 50, e' inserito il seguente: «Art. 1-bis. - Il subentro e' ammesso.».",
  "3. All'articolo 9 della legge 7 agosto 1990, n. 241, la parola: «uno» e' soppressa.",
];
const amender = versionFile(null, [['4', clauses.join('</p></content></paragraph><paragraph><content><p>')]], [])
  .replaceAll('2001-03-04/50', '2005-06-01/90')
  .replaceAll('2001-03-04;50', '2005-06-01;90')
  .replaceAll('2001-03-25', '2005-06-25')
  .replaceAll('2001-03-10', '2005-06-10');

/** Writes the versions and the law into a folder. */
export function writeProvedCorpus(folder: string, versions = versionsOfLaw): void {
  writeVersionedCorpus(folder, versions);
  writeFileSync(join(folder, '2005-06-10_005G0200_ORIGINALE_V0.xml'), amender);
}

/** The corpus, opened: how it is asked, and what removes its documents. */
export function openProved() {
  const folder = newFolder();
  writeProvedCorpus(folder);
  const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });
  const ask = async <Body>(name: EndpointName, values: Record<string, string>) =>
    askAny<Body>(await opened, name, values);
  return { opened, ask, close: () => removeFolder(folder) };
}
