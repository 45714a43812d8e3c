// Navigation in the header and the footer of every page: paths and labels.

/** In their order. */
export const sections = [
  ['/norme', 'acts'],
  ['/grafo', 'graph'],
  ['/modifiche', 'changes'],
  ['/risolvi', 'resolve'],
  ['/dati', 'data'],
  ['/api/public/docs', 'documentation'],
] as const;

/** Those of the footer. */
export const footerLinks = [
  ['/guida', 'guide'],
  ['/seguire', 'followed'],
  ['/accessibilita', 'accessibility'],
  ['/privacy', 'privacy'],
] as const;
