// Versions of a law, and acts of 2020 that amend it and that no version contains.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalog } from '../../../engine/index.js';
import { versionFile, writeVersionedCorpus } from '../../versioned-corpus.js';
import { newFolder, removeFolder } from '../fetch/run-fetch.js';

const law = 'della legge 4 marzo 2001, n. 50';

/** The corpus, opened, and what removes its documents: laws 101, 102 and 104, decree-law 103 of 2020. */
export function openAwaited() {
  const folder = newFolder();
  writeVersionedCorpus(folder);
  const write = (number: string, clauses: readonly string[], type = 'legge'): void => {
    const text = versionFile(null, [['4', clauses.join('</p></content></paragraph><paragraph><content><p>')]], [])
      .replaceAll('/legge/stato/2001-03-04/50', `/${type}/stato/2020-06-01/${number}`)
      .replaceAll('legge:2001-03-04;50', `${type.replace('_', '.')}:2020-06-01;${number}`)
      .replaceAll('2001-03-25', '2020-06-25')
      .replaceAll('2001/03/10/001G0050', `2020/06/10/020G0${number}`)
      .replaceAll('2001-03-10', '2020-06-10');
    writeFileSync(join(folder, `2020-06-10_020G0${number}_ORIGINALE_V0.xml`), text);
  };
  write('101', [
    `1. All'articolo 1 ${law}, la parola: «dieci» e' sostituita dalla seguente: «dodici».`,
    `2. All'articolo 1 ${law}, dopo la parola: «anni» sono inserite le seguenti: «e non si rinnova».`,
  ]);
  write('102', [`1. All'articolo 1 ${law}, la parola: «venti» e' sostituita dalla seguente: «trenta».`]);
  write('103', [`1. All'articolo 1 ${law}, la parola: «dieci» e' sostituita dalla seguente: «sei».`], 'decreto_legge');
  write('104', [
    `1. All'articolo 1 ${law}, la parola: «dieci» e' sostituita dalla seguente: «sette» e il comma 2 diventa il comma 3.`,
  ]);
  const opened = openCatalog({ corpus: [folder], strict: false, report: () => undefined });
  return { opened, close: () => removeFolder(folder) };
}
