// Views of the graph: its level, and which links it has.

/** `act`: nodes are acts. `article`: nodes are articles and, where a link names no article, acts. */
export const levels = ['act', 'article'] as const;
export type Level = (typeof levels)[number];

/** The sorts of links, in the order of the table: each is a bit of a mask. */
export const sorts = ['amendments', 'effects', 'citations'] as const;
export const masks = { amendments: 1, effects: 2, citations: 4 } as const satisfies Record<
  (typeof sorts)[number],
  number
>;

/** All relations: amendments, and effects that change no text. */
export const allRelations = masks.amendments | masks.effects;

/** A level, and the sum of the {@link masks} of its links. */
export interface View {
  level: Level;
  mask: number;
}

/** The masks that can be asked for. */
export const viewMasks = [
  masks.amendments,
  allRelations,
  masks.citations,
  masks.amendments | masks.citations,
  allRelations | masks.citations,
] as const;

/** The mask of the two views whose answers are stored. */
export const usualMask = masks.amendments;

/** The links that a walk follows: from the amending to the amended end (`outgoing`), the other way (`incoming`), or both. */
export type Direction = 'both' | 'outgoing' | 'incoming';
