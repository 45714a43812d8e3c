// The end of a relation or citation, named as everybody reads it.
import { actOfEli } from '../law/eli.js';
import { namePlace } from '../law/place-name.js';
import { citePlace } from './act-name.js';

/** A place with its act, {@link citePlace}: `art. 575 c.p.` @param end with the ELI of the act, or of what is in it */
export function nameAsKnown({
  eli,
  sigla,
  ...place
}: Parameters<typeof namePlace>[0] & { eli: string; sigla: string }): string {
  return citePlace(namePlace(place), { eli: actOfEli(eli), sigla }, place.parte ?? null);
}
