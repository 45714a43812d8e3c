// The formats of answers. A new format is a file and a row here; which endpoints have it, their parameter `formato` says.
import type { Format } from './format.js';

export type { Format, Source } from './format.js';

/** By the value of `formato`. */
export const formats = {
  json: { mediaType: 'application/json', contentType: 'application/json', load: null },
  csv: {
    mediaType: 'text/csv',
    contentType: 'text/csv; charset=utf-8; header=present',
    load: () => import('./csv.js'),
  },
  ndjson: {
    mediaType: 'application/x-ndjson',
    contentType: 'application/x-ndjson; charset=utf-8',
    load: () => import('./ndjson.js'),
  },
  md: { mediaType: 'text/markdown', contentType: 'text/markdown; charset=utf-8', load: () => import('./md.js') },
  txt: { mediaType: 'text/plain', contentType: 'text/plain; charset=utf-8', load: () => import('./txt.js') },
  jsonld: {
    mediaType: 'application/ld+json',
    contentType: 'application/ld+json',
    load: () => import('./jsonld.js'),
  },
  gexf: {
    mediaType: 'application/gexf+xml',
    contentType: 'application/gexf+xml; charset=utf-8',
    load: () => import('./gexf.js'),
  },
  graphml: {
    mediaType: 'application/graphml+xml',
    contentType: 'application/graphml+xml; charset=utf-8',
    load: () => import('./graphml.js'),
  },
  akn: {
    mediaType: 'application/akn+xml',
    contentType: 'application/akn+xml; charset=utf-8',
    load: () => import('./akn.js'),
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}
