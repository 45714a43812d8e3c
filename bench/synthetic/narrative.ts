// The sentence in which a document says what it does to another act; the only place where the kind of a change stands.
import type { Modification } from './modifications.js';

const deeds: Partial<Record<Modification['kind'], string>> = {
  abroga: "l'abrogazione",
  inserisce: "l'introduzione",
  proroga: 'la proroga del termine di cui',
  modifica: 'la modifica',
};

/** `ha disposto (con l'art. 4, comma 1) l'introduzione dell'art. 12-bis.` */
export function narrate({ kind, by, comma, article, isWhole }: Modification): string {
  const object = isWhole
    ? "dell'intero provvedimento"
    : kind === 'proroga'
      ? `all'art. ${article}`
      : `dell'art. ${article}`;
  return `ha disposto (con l'art. ${by}, comma ${comma}) ${deeds[kind] ?? 'la modifica'} ${object}.`;
}
