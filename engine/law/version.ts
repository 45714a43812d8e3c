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
 * How the cause of a change is known, surest first: the amending words themselves with their day, an amendment of the article by an act that
 * the version lists, a mark in the new text, a note, the day of the amender's Gazzetta, the conversion of a decree-law, an act whose effect
 * was deferred. Precision as measured on labelled changes, (right + 1) of (given + 2); the first two have that of their relation.
 */
export const causeMethods = {
  testo: { confidence: null },
  frase: { confidence: null },
  segno: { confidence: 0.96 },
  nota: { confidence: 0.93 },
  data: { confidence: 0.96 },
  conversione: { confidence: 0.91 },
  rinvio: { confidence: 0.92 },
} as const satisfies Record<string, { confidence: number | null }>;
export type CauseMethod = keyof typeof causeMethods;

/** An event of an act's list: what touched it. */
export interface ListedEvent {
  /** ELI of the act; `null` for a judgment, a referendum or a correction, which the list leaves without name. */
  act: string | null;
  /** Day of the Gazzetta. */
  date: string;
}

/** The day before a day, both `YYYY-MM-DD`. */
export function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}
