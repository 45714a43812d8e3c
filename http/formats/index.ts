// The formats of answers. A new format is a file and a row here; which endpoints have it, their parameter `formato` says.
import type { Endpoint } from '../questions/endpoint.js';
import type { Format } from './format.js';

export type { Format, Source } from './format.js';

/** By the value of `formato`. */
export const formats = {
  json: { label: 'JSON', mediaType: 'application/json', contentType: 'application/json', load: null },
  csv: {
    label: 'CSV',
    mediaType: 'text/csv',
    contentType: 'text/csv; charset=utf-8; header=present',
    load: () => import('./csv.js'),
  },
  ndjson: {
    label: 'NDJSON',
    mediaType: 'application/x-ndjson',
    contentType: 'application/x-ndjson; charset=utf-8',
    load: () => import('./ndjson.js'),
  },
  md: {
    label: 'Markdown',
    mediaType: 'text/markdown',
    contentType: 'text/markdown; charset=utf-8',
    load: () => import('./md.js'),
  },
  txt: {
    label: 'TXT',
    mediaType: 'text/plain',
    contentType: 'text/plain; charset=utf-8',
    load: () => import('./txt.js'),
  },
  jsonld: {
    label: 'JSON-LD',
    mediaType: 'application/ld+json',
    contentType: 'application/ld+json',
    load: () => import('./jsonld.js'),
  },
  atom: {
    label: 'Atom',
    mediaType: 'application/atom+xml',
    contentType: 'application/atom+xml; charset=utf-8',
    load: () => import('./atom.js'),
  },
  gexf: {
    label: 'GEXF',
    mediaType: 'application/gexf+xml',
    contentType: 'application/gexf+xml; charset=utf-8',
    load: () => import('./gexf.js'),
  },
  graphml: {
    label: 'GraphML',
    mediaType: 'application/graphml+xml',
    contentType: 'application/graphml+xml; charset=utf-8',
    load: () => import('./graphml.js'),
  },
  akn: {
    label: 'Akoma Ntoso',
    mediaType: 'application/akn+xml',
    contentType: 'application/akn+xml; charset=utf-8',
    load: () => import('./akn.js'),
  },
  csl: {
    label: 'CSL-JSON',
    mediaType: 'application/vnd.citationstyles.csl+json',
    contentType: 'application/vnd.citationstyles.csl+json',
    load: () => import('./csl.js'),
  },
  xlsx: {
    label: 'XLSX',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    load: () => import('./xlsx.js'),
  },
  epub: {
    label: 'EPUB',
    mediaType: 'application/epub+zip',
    contentType: 'application/epub+zip',
    load: () => import('./epub.js'),
  },
  docx: {
    label: 'DOCX',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    load: () => import('./docx.js'),
  },
  bib: {
    label: 'BibTeX',
    mediaType: 'application/x-bibtex',
    contentType: 'application/x-bibtex; charset=utf-8',
    load: () => import('./bib.js'),
  },
  // The same by the name of the format, for those who try that.
  bibtex: {
    label: 'BibTeX',
    mediaType: 'application/x-bibtex',
    contentType: 'application/x-bibtex; charset=utf-8',
    load: () => import('./bib.js'),
  },
  opensearch: {
    label: 'OpenSearch',
    mediaType: 'application/x-suggestions+json',
    contentType: 'application/x-suggestions+json; charset=utf-8',
    load: () => import('./opensearch.js'),
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

/** The formats of an endpoint: the closed set of its parameter `formato`. @throws where one of them is no format */
export function formatsOf({ parameters, path }: Pick<Endpoint, 'parameters' | 'path'>): readonly FormatName[] {
  const stated = parameters.find(({ name }) => name === 'formato')?.schema.enum ?? ['json'];
  const unknown = stated.find((name) => !isFormat(name));
  if (unknown !== undefined) throw new Error(`${path}: formato ${unknown}, a row of http/formats/index.ts expected`);
  return stated as readonly FormatName[];
}
