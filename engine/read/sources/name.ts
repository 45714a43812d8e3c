// The dates in the names of documents.
import { isRealDate } from '../../law/eli/parts.js';

/** The date that the portal's file name gives a text (`_VIGENZA_20241222`); it is nowhere in the document. */
export function dateInName(path: string): string | null {
  const found = /_VIGENZA_(\d{4})-?(\d\d)-?(\d\d)(?!\d)/i.exec(path.split(/[\\/]/).at(-1)!);
  const date = found === null ? null : `${found[1]}-${found[2]}-${found[3]}`;
  return date !== null && isRealDate(date) ? date : null;
}

/** The day on which a version begins, in its name in a pack (`_VIGENZA_1990-12-20_V1.xml`), whatever its number. */
export function startInName(path: string): string | null {
  return /_VIGENZA_\d{4}-?\d\d-?\d\d_V\d+\.\w+$/i.test(path) ? dateInName(path) : null;
}

/** Whether the name is that of a text as published, `…_ORIGINALE_V0.xml`, `…_ORIGINALE.xml`. */
export function isOriginalByName(path: string): boolean {
  return /_ORIGINALE(?:_V\d+)?\.\w+$/i.test(path.split(/[\\/]/).at(-1)!);
}
