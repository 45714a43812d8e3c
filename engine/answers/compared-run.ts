// A run of a text held against another: the shape.

/** Un tratto di testo: comune (=), solo del testo più vecchio (-), solo del più nuovo (+). / A run of text: common (=), only in the older text (-), only in the newer one (+). */
export interface ComparedRun {
  /** Di quale testo. / Of which text. */
  op: '=' | '-' | '+';
  /** Le parole. / The words. */
  testo: string;
}
