// A catalog that holds nothing, for what HTTP does by itself.
import type { Catalog } from '../../http/endpoint.js';

export const emptyCatalog: Catalog = {
  digest: 'empty',
  readAt: new Date('2025-01-02T03:04:05Z'),
  counts: { acts: 1234, articles: 56789, relations: 7 },
};
