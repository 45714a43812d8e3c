// CSL-JSON: a list with one item, as reference managers import it.
import type { Source } from './format.js';
import { referenceOf } from './reference.js';

export function write(source: Source): string {
  return JSON.stringify([referenceOf(source)]);
}
