// What stands in the header of every page: where it leads, and its word.

/** In their order. */
export const sections = [
  ['/norme', 'acts'],
  ['/grafo', 'graph'],
  ['/risolvi', 'resolve'],
  ['/dati', 'data'],
  ['/api/public/docs', 'documentation'],
] as const;
