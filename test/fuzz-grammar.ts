// Random questions: paths, parameters, headers and bodies, sound and unsound, from lists of what each may be.
import { endpoints } from '../http/questions/index.js';
import { seeded } from './engine/random-corpus.js';

export interface Asked {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | null;
  /** Whether the connection may be closed without an answer. */
  mayBeCut: boolean;
}

/** Asked before and asked again, with other headers: so many are remembered. */
const remembered = 400;

const references = [
  ...[
    'L. 241/1990',
    'art. 2-bis L. 241/1990',
    'CAD',
    'Cost.',
    'codice civile',
    'art. 97 Cost.',
    'l. 114',
    'D.L. 76/2020',
  ],
  ...[
    '',
    ' ',
    'nulla',
    'Regolamento (UE) 2016/679',
    'art. 1',
    'urn:nir:stato:legge:1990-08-07;241',
    '💥',
    '\u202E',
    "'--",
  ],
  ...['eli:/it/legge/1990/08/07/241/art/2-bis/com/1', 'eli:/it/legge/9999/99/99/9', 'eli:', 'a'.repeat(900), '\u0000'],
];
const words = [
  ...[
    'preavviso di rigetto',
    '"la legge"',
    'codice',
    'modifche',
    'a',
    '',
    'art',
    '"',
    '""',
    '"la legge" "decreto"',
    '*',
  ],
  ...['amministrazione AND (', 'é', 'İ', 'ﬁ', '\\', '<script>', '%', 'parole '.repeat(120), '1990', '-', '\t\n'],
];
const days = ['', ...'1990-08-07 2005-03-08 2024-02-30 0000-00-00 9999-12-31 oggi 2020-1-1 +2020-01-01'.split(' ')];
const integers = ['', ' 7', ...'0 1 2 5 10 100 1000 20000 -1 1.5 1e3 +3 ٣ x 99999999999'.split(' ')];
const formats = ['', ...'json csv ndjson gexf graphml jsonld md txt akn atom html xml JSON'.split(' ')];
const flags = ['true', 'false', '1', '0', 'on', '', 'TRUE'];
const languages = ['it', 'en', '', 'IT', 'fr', 'it-IT'];
const enumerated = ['norma', 'articolo', 'modifiche', 'tutte', 'citazioni', 'tutti', 'in', 'out', 'entrambe', 'titoli'];

const valuesOf: Record<string, readonly string[]> = {
  lang: languages,
  formato: formats,
  q: words,
  testo: [...references, ...words, 'art. 2 della legge 7 agosto 1990, n. 241; '.repeat(60)],
  norma: references,
  da: [...references, ...days],
  a: [...references, ...days],
  con: references,
  al: days,
  dal: days,
  tipo: ['legge', 'dl', 'abroga', 'inserisce', 'D.Lgs.', 'x', ''],
  posizioni: flags,
};
const pages = '/ /cerca /norme /grafo /risolvi /modifiche /dati /relazioni /citazioni /nessuna'.split(' ');
const files = ['norme', 'articoli', 'relazioni', 'citazioni'].flatMap((name) => [`${name}.csv`, `${name}.ndjson`]);
const others = [
  ...[
    '/status',
    '/docs',
    '/openapi.json',
    '/llms.txt',
    '/robots.txt',
    '/favicon.ico',
    '/sitemap.xml',
    '/opensearch.xml',
  ],
  ...['/grafo/dati'],
  ...['/api/public/docs', '/api/public/openapi.json', '/api/public', '/api/public/', '/api/public/health/', '//', '/%'],
  ...['/%2e%2e/package.json', '/../../etc/passwd', '/norme/%00', '/%ff', '/api/public/norme/..%2f', '/dati/x.csv', '*'],
  ...['/dati/legami.snapshot', '/dati/legami.snapshot.sig', '/API/PUBLIC/health', `/${'a'.repeat(17_000)}`],
];
const accepts = [
  '*/*',
  'application/json',
  'text/html',
  'text/markdown',
  'text/csv',
  'application/gexf+xml',
  'image/png',
];
const oddAccepts = ['application/ld+json', 'text/html;q=0.1, application/json', ';;', 'text/*', 'application/xml', ''];
const encodings = ['gzip', 'br', 'identity', 'gzip, br', 'gzip;q=0', '*', 'identity;q=0', 'x', ''];
const spoken = ['it', 'en', 'en-GB, it;q=0.5', 'fr', '*', 'it;q=0, en', ''];
const tools = ['search', 'act', 'article', 'relations', 'resolve', 'graph', 'impact', 'path', 'none'];
const suffixes = [
  '',
  '/art/1',
  '/art/2-bis',
  '/art/1/com/1',
  '/art/9999',
  '@2005-03-08',
  '/versioni',
  '/storia',
  '/confronto',
  '/x',
];

/** @param elis of acts that are served */
export function randomQuestions(seed: number, elis: readonly string[]): { next: () => Asked } {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const maybe = (share: number): boolean => random() < share;
  const places = [...elis, ...elis.flatMap((eli) => [`${eli}/art/1`, `${eli}/art/2`])];
  const targets: string[] = [];

  const encode = (text: string): string => (maybe(0.03) ? text.replace(/[\s#]/g, '+') : encodeURIComponent(text));
  const valueOf = (name: string, stated: readonly string[]): string => {
    if (stated.length > 0 && maybe(0.75)) return pick(stated);
    if (['norma', 'da', 'a', 'con', 'eli'].includes(name) && maybe(0.6)) return pick(places);
    return pick(valuesOf[name] ?? (maybe(0.7) ? integers : enumerated));
  };
  const queryFrom = (parameters: readonly { name: string; stated: readonly string[]; isNeeded: boolean }[]): string => {
    const chosen = parameters.filter(({ isNeeded }) => maybe(isNeeded ? 0.95 : 0.25));
    const pairs = chosen.map(({ name, stated }) => `${name}=${encode(valueOf(name, stated))}`);
    if (maybe(0.05) && pairs.length > 0) pairs.push(pick(pairs));
    if (maybe(0.1)) pairs.push(`z=${below(1e6)}`);
    if (maybe(0.02)) pairs.push(pick(['%', '&&', '=', 'q', 'lang=%zz', '?', '__proto__=1', 'constructor=x']));
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  };
  const eliPath = (): string =>
    pick(elis).replace(/^eli:\//, maybe(0.5) ? '' : 'eli:/') + (maybe(0.5) ? pick(suffixes) : '');
  const ofEndpoint = (): string => {
    const { path, parameters } = pick(endpoints);
    const query = parameters.filter(({ place }) => place === 'query');
    const named = query.map(({ name, required, schema }) => ({
      name,
      isNeeded: required,
      stated: (schema.enum ?? []).map(String),
    }));
    return path.replace(/\{\w+\}/, () => (maybe(0.85) ? eliPath() : encode(pick(references)))) + queryFrom(named);
  };
  const ofPage = (): string => {
    const path = maybe(0.4) ? `/norme/${eliPath().replace(/^eli:\//, '')}` : pick(pages);
    const names = [
      'q',
      'norma',
      'da',
      'a',
      'tipo',
      'dal',
      'al',
      'offset',
      'lang',
      'testo',
      'livello',
      'formato',
      'profondita',
    ];
    return path + queryFrom(names.map((name) => ({ name, stated: [], isNeeded: false })));
  };
  const ofTable = (): string => `/dati/${pick(files)}${maybe(0.7) ? `?offset=${pick(integers)}` : ''}`;
  const makeTarget = (): string => {
    if (targets.length > 0 && maybe(0.35)) return pick(targets);
    const kind = random();
    const target = kind < 0.6 ? ofEndpoint() : kind < 0.85 ? ofPage() : kind < 0.88 ? ofTable() : pick(others);
    targets[targets.length < remembered ? targets.length : below(remembered)] = target;
    return target;
  };
  const makeHeaders = (): Record<string, string> => {
    const headers: Record<string, string> = {};
    if (maybe(0.4)) headers['accept'] = pick(maybe(0.7) ? accepts : oddAccepts);
    if (maybe(0.6)) headers['accept-encoding'] = pick(encodings);
    if (maybe(0.4)) headers['accept-language'] = pick(spoken);
    if (maybe(0.05)) headers['if-none-match'] = pick(['*', '"x"', 'W/"x"', '', '"', '"a", "b"']);
    if (maybe(0.03)) headers['if-match'] = pick(['*', '"x"', '']);
    if (maybe(0.03)) headers['range'] = pick(['bytes=0-9', 'bytes=-1', 'x']);
    if (maybe(0.02)) headers['x-forwarded-for'] = pick(['203.0.113.9', 'x, ::1', ',', '']);
    if (maybe(0.01)) headers['expect'] = 'nothing';
    return headers;
  };
  const makePost = (): Asked => {
    const isForm = maybe(0.4);
    const call = {
      jsonrpc: maybe(0.97) ? '2.0' : '1.0',
      id: pick<unknown>([1, 'a', null, below(1e6)]),
      method: pick([
        'tools/list',
        'tools/call',
        'tools/call',
        'tools/call',
        'resources/read',
        'initialize',
        'ping',
        'x',
      ]),
      params: pick<unknown>([
        {},
        {
          name: pick(tools),
          arguments: { norma: pick(references), q: pick(words), testo: pick(words), eli: pick(places) },
        },
        { name: pick(tools), arguments: { norma: pick(places), limit: pick(integers), max_token: 500 } },
        { uri: pick(places) },
        [],
      ]),
    };
    const json = pick([
      JSON.stringify(call),
      JSON.stringify(call),
      JSON.stringify([call, call]),
      '{',
      '',
      'null',
      '"x"',
    ]);
    const form = `testo=${encode(pick(valuesOf['testo']!))}`;
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    return {
      method: maybe(0.95) ? 'POST' : pick(['PUT', 'DELETE', 'PATCH']),
      target: maybe(0.95) ? (isForm ? '/risolvi' : '/mcp') : makeTarget(),
      headers: {
        ...makeHeaders(),
        accept: 'application/json, text/event-stream',
        ...(maybe(0.95) ? { 'content-type': type } : {}),
        ...(maybe(0.02) ? { origin: pick(['null', 'https://altrove.example', 'http://localhost:1']) } : {}),
        ...(maybe(0.02) ? { 'content-encoding': 'gzip' } : {}),
      },
      body: isForm ? form : json,
      // A body that is not read is not waited for.
      mayBeCut: true,
    };
  };
  return {
    next: () => {
      if (maybe(0.06)) return makePost();
      const target = makeTarget();
      const isPlain = /^\/[!-~]*$/.test(target);
      const method = maybe(0.93) ? 'GET' : pick(['HEAD', 'OPTIONS', 'DELETE', 'POST']);
      return { method, target, headers: makeHeaders(), body: null, mayBeCut: !isPlain };
    },
  };
}
