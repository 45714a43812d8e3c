// What the attackers of `bench/attack.ts` ask for: each kind of dear question, hardly ever the same twice.

const api = '/api/public';
const code = '/norme/it/regio-decreto/1930/10/19/1398';
const budget = 'it/legge/2006/12/27/296';

/** Dear questions: the `n`th of each kind. */
export const dearTargets: readonly ((n: number) => string)[] = [
  (n) => `${api}/graph?livello=articolo&legame=tutti&max_nodi=${20_000 - (n % 15_000)}`,
  (n) => `${code}?testo=intero&z=${n}`,
  (n) => `${api}/cerca?q=${encodeURIComponent(`"la legge" "la legge" ${n}`)}`,
  (n) => `${api}/graph?livello=articolo&formato=gexf&max_nodi=${20_000 - (n % 15_000)}`,
  (n) => `${api}/norme/${budget}?formato=akn&z=${n}`,
  (n) => `${api}/norme/${budget}?formato=md&z=${n}`,
  (n) => `${api}/graph?livello=articolo&norma=L.%20296/2006&profondita=5&max_nodi=${20_000 - (n % 15_000)}`,
  (n) => `${api}/graph/impatto?norma=L.%20241/1990&dir=in&profondita=5&max_nodi=${2_000 - (n % 1_500)}`,
  (n) => `${api}/graph/percorso?da=L.%20241/1990&a=L.%20296/2006&livello=articolo&verso=entrambi&z=${n}`,
  (n) =>
    `${api}/risolvi?testo=${encodeURIComponent(`L. ${n % 400}/1990; art. 2 della legge 241/1990 `.repeat(450))}`.slice(
      0,
      15_500,
    ),
  (n) => `/relazioni?da=${encodeURIComponent('L. 296/2006')}&z=${n}`,
  (n) => `${api}/relazioni?norma=L.%20296/2006&formato=csv&dal=19${10 + (n % 90)}-01-01`,
];

const call = (name: string, args: object) => (n: number) => ({
  jsonrpc: '2.0',
  id: n,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** Calls of tools, and a resource. */
export const mcpCalls: readonly ((n: number) => object)[] = [
  call('relations', { norma: 'L. 296/2006', max_token: 20_000 }),
  call('article', { eli: 'art. 1 L. 296/2006', max_token: 20_000 }),
  call('resolve', { testo: 'art. 2 della legge 241/1990; '.repeat(600) }),
  call('search', { q: '"la legge" "decreto legislativo"' }),
  (n) => ({ jsonrpc: '2.0', id: n, method: 'resources/read', params: { uri: `eli:/${budget}` } }),
  (n) => ({ jsonrpc: '2.0', id: n, method: 'tools/list' }),
];

/** Large answers, which slow readers hold open. */
export const slowTargets: readonly string[] = [
  `${api}/norme/${budget}`,
  `${api}/graph?livello=articolo&max_nodi=20000`,
  '/dati/articoli.ndjson',
  `${api}/norme/it/regio-decreto/1930/10/19/1398`,
  `${code}?testo=intero`,
  '/dati/relazioni.csv',
  `${api}/relazioni?norma=L.%20296/2006`,
  `${api}/graph?livello=articolo&max_nodi=20000&legame=tutti`,
];
