// The act that an identifier below it belongs to.
import { formatEli, parseEli } from '../../../engine/index.js';

/** ELI of the act of an article, or of the act itself. */
export function actOf(eli: string): string {
  const parts = parseEli(eli);
  return parts === null ? eli : formatEli({ ...parts, part: null, article: null, annex: null });
}
