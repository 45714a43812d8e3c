// The language of legal text on a page.

import { isItalian } from '../../formats/block.js';

/** As `lang` has it: empty, which is “not known”, for acts of other countries. @param eli of an act, or of what belongs to it */
export function textLanguage(eli: string): 'it' | '' {
  return isItalian(eli) ? 'it' : '';
}
