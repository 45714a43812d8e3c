// The texts of an act in time: what may happen to an article between two of them, and how the cause of it is known.

/** What happened to an article when a version began. */
export const changeKinds = [
  'originale',
  'prima-nota',
  'inserito',
  'modificato',
  'rubrica',
  'abrogato',
  'soppresso',
  'decaduto',
  'ripristinato',
  'rimosso',
  'nota',
  'grafia',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Kinds that change no word of the law: editors' notes, and spelling, marks or divisions. They are no history. */
export function isWording(kind: ChangeKind): boolean {
  return kind !== 'nota' && kind !== 'grafia';
}

/**
 * How the cause of a change is known, surest first, each with its measured precision (corpus/README.md): the amending words themselves with
 * their day, an amendment of the article by an act that the version lists, a mark in the new text, a note, the day of the amender's
 * Gazzetta, the conversion of a decree-law, the only act that is new in the list.
 */
export const causeMethods = {
  testo: { confidence: 0.9 },
  frase: { confidence: 0.9 },
  segno: { confidence: 0.9 },
  nota: { confidence: 0.9 },
  data: { confidence: 0.8 },
  conversione: { confidence: 0.8 },
  rinvio: { confidence: 0.8 },
} as const satisfies Record<string, { confidence: number }>;
export type CauseMethod = keyof typeof causeMethods;

/** An event of an act's list: what touched it. */
export interface ListedEvent {
  /** ELI of the act; `null` for a judgment, a referendum or a correction, which the list leaves without name. */
  act: string | null;
  /** Day of the Gazzetta. */
  date: string;
}
