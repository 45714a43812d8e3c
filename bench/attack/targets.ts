// What the attackers of `bench/attack.ts` ask for: each kind of dear question, hardly ever the same twice.

const api = '/api/public';

/** ELIs of the acts that are asked for. */
export interface Attacked {
  /** The longest text. */
  code: string;
  /** The most relations. */
  hub: string;
  /** Another act. */
  other: string;
  article: string;
}

export interface Targets {
  /** Dear questions: the `n`th of each kind. */
  dear: readonly ((n: number) => string)[];
  /** Calls of tools, and a resource. */
  mcp: readonly ((n: number) => object)[];
  /** Large answers, which slow readers hold open. */
  slow: readonly string[];
}

const call = (name: string, args: object) => (n: number) => ({
  jsonrpc: '2.0',
  id: n,
  method: 'tools/call',
  params: { name, arguments: args },
});

/** Without its scheme, as an address of a page has it. */
const bare = (eli: string): string => eli.replace('eli:/', '');

export function targetsOf({ code, hub, other, article }: Attacked): Targets {
  return {
    dear: [
      (n) => `${api}/graph?livello=articolo&legame=tutti&max_nodi=${20_000 - (n % 15_000)}`,
      (n) => `/norme/${bare(code)}?testo=intero&z=${n}`,
      (n) => `${api}/cerca?q=${encodeURIComponent(`"la legge" "la legge" ${n}`)}`,
      (n) => `${api}/graph?livello=articolo&formato=gexf&max_nodi=${20_000 - (n % 15_000)}`,
      (n) => `${api}/norme/${hub}?formato=akn&z=${n}`,
      (n) => `${api}/norme/${hub}?formato=md&z=${n}`,
      (n) => `${api}/graph?livello=articolo&norma=${hub}&profondita=5&max_nodi=${20_000 - (n % 15_000)}`,
      (n) => `${api}/graph/impatto?norma=${other}&dir=in&profondita=5&max_nodi=${2_000 - (n % 1_500)}`,
      (n) => `${api}/graph/percorso?da=${other}&a=${hub}&livello=articolo&verso=entrambi&z=${n}`,
      (n) =>
        `${api}/risolvi?testo=${encodeURIComponent(`L. ${n % 400}/1990; art. 2 della legge 241/1990 `.repeat(450))}`.slice(
          0,
          15_500,
        ),
      (n) => `/relazioni?da=${encodeURIComponent(hub)}&z=${n}`,
      (n) => `${api}/relazioni?norma=${hub}&formato=csv&dal=19${10 + (n % 90)}-01-01`,
    ],
    mcp: [
      call('relations', { norma: hub, max_token: 20_000 }),
      call('article', { eli: article, max_token: 20_000 }),
      call('resolve', { testo: 'art. 2 della legge 241/1990; '.repeat(600) }),
      call('search', { q: '"la legge" "decreto legislativo"' }),
      (n) => ({ jsonrpc: '2.0', id: n, method: 'resources/read', params: { uri: hub } }),
      (n) => ({ jsonrpc: '2.0', id: n, method: 'tools/list' }),
    ],
    slow: [
      `${api}/norme/${hub}`,
      `${api}/graph?livello=articolo&max_nodi=20000`,
      '/dati/articoli.ndjson',
      `${api}/norme/${code}`,
      `/norme/${bare(code)}?testo=intero`,
      '/dati/relazioni.csv',
      `${api}/relazioni?norma=${hub}`,
      `${api}/graph?livello=articolo&max_nodi=20000&legame=tutti`,
    ],
  };
}
