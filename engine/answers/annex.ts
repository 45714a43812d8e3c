// Annexes that are not made of articles: how they are listed, behind the articles of their act.
import type { tags } from '#typia';
import type { Day } from './values.js';

/** Un allegato che non è fatto di articoli. / An annex that is not made of articles. */
export interface AnnexEntry {
  /** ELI dell’allegato. / ELI of the annex. */
  eli: string;
  /** Nome. / Name. */
  nome: string;
  /** Testo. / Text. */
  testo: string;
  /** Note editoriali di aggiornamento. / Editorial update notes. */
  note: string[];
  /** Giorno da cui questo testo è quello dell’allegato, dove il documento lo dice; altrimenti null. / Day since which this has been the annex’s text, where the document says so; else null. */
  testo_dal: (Day & tags.Example<'2006-03-28'>) | null;
  /** Vero dove il testo porta segni di modifica della fonte; falso non vuol dire mai modificato. / True where the text carries the source’s marks of amendment; false does not mean never amended. */
  testo_modificato: boolean;
  /** Vero dove una parte fu pubblicata come immagine, che qui manca. / True where a part was published as a picture, which is missing here. */
  parti_grafiche: boolean;
}

/** The members after the articles: `"allegati":[…],"premessa":…,"conclusioni":…}`. */
export function restOf(body: Buffer, { articles }: { articles: Uint32Array }): Buffer {
  const end = articles.length === 0 ? ',"articoli":['.length : articles.at(-1)!;
  return body.subarray(end + '],'.length);
}

/** The annexes among what stands behind the articles. */
export function readAnnexes(rest: Buffer): AnnexEntry[] {
  return (JSON.parse(`{${rest.toString()}`) as { allegati: AnnexEntry[] }).allegati;
}
