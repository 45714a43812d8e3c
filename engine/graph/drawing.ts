// The input and the output of a layout: apart from the packages that make one, which answers need not load.
import type { LinkEnds } from './merged-links.js';

/** The input of a layout: nodes by number, the best first, and the links between them. */
export interface Unplaced extends LinkEnds {
  nodes: number;
  /** By link: its number of relations. */
  weight: Uint32Array;
}

/** Parallel columns, one entry a node. */
export interface Layout {
  /** In units of a {@link span}th of the drawing: what has links lies between -span and span; the rest in a strip below. */
  x: Float32Array;
  y: Float32Array;
  /** Numbers of communities, the one with most nodes first; {@link noCommunity} for a node without links. */
  community: Uint32Array;
}

/** Half of the width and of the height of the drawing; the strip below adds to its height. */
export const span = 1000;
export const noCommunity = 0xffffffff;
