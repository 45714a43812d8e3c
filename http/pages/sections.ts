// Navigation in the header of every page: paths and labels.

/** In their order. */
export const sections = [
  ['/norme', 'acts'],
  ['/grafo', 'graph'],
  ['/modifiche', 'changes'],
  ['/risolvi', 'resolve'],
  ['/dati', 'data'],
  ['/api/public/docs', 'documentation'],
] as const;
