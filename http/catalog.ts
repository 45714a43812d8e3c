// The catalog that answers come from.
export type { Catalog } from '../engine/index.js';
