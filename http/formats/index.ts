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
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}
