// The base path: where a proxy has the service below a path of its host, that path is taken off what is asked and put before every
// address in what is answered. Addresses are found by the structure around them, so that no text is touched.
import { literal, type Piece } from '../../engine/index.js';

/** Members of JSON that hold the address of another answer. */
const members = ['successiva', 'precedente', 'relazioni_url', 'relazioni', 'come_scritto', 'url'];

/** The characters before an address, by media type: the writers of these types escape `"`, or `[` and `]`, wherever else they may stand. */
const places: Readonly<Record<string, RegExp>> = {
  'text/html': / (?:href|src|action|formaction|cite|data-url)="(?=\/)/g,
  'text/markdown': /\]\(<?(?=\/)/g,
  // Within a string of JSON a quotation mark has a backslash before it.
  'application/json': new RegExp(`"(?:${members.join('|')})":"(?=/)`, 'g'),
};

/**
 * A request target without the base path.
 * @param target in absolute form, too (RFC 9112 §3.2.2)
 * @param basePath with a slash before it and none behind it
 * @returns `null` where it is not below the base path; that path itself is the root, with a slash behind it or without
 */
export function takeOff(target: string, basePath: string): string | null {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!path.startsWith(basePath)) return null;
  const rest = path.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : null;
}

/** The body of an answer with the base path before its addresses. Pieces that are deflated already come from the snapshot and have none. */
export function placeBody(
  { contentType, body }: { contentType: string; body: readonly Piece[] },
  basePath: string,
): readonly Piece[] {
  const mediaType = contentType.split(';', 1)[0]!.replace('problem+json', 'json');
  const place = places[mediaType];
  if (place === undefined) return body;
  const placed: Piece[] = [];
  let plain: Buffer[] = [];
  const end = (): void => {
    if (plain.length > 0) placed.push(literal(replaceIn(Buffer.concat(plain), place, basePath)));
    plain = [];
  };
  for (const piece of body) {
    if (!piece.isPrepared) plain.push(...piece.plain());
    else {
      end();
      placed.push(piece);
    }
  }
  end();
  return placed;
}

/** JSON with the base path before its addresses. */
export function placeJson(json: Buffer, basePath: string): Buffer {
  return basePath === '' ? json : replaceIn(json, places['application/json']!, basePath);
}

/** Puts the base path before the addresses of headers. @param headers flat: name, value, name, value */
export function placeHeaders(headers: string[], basePath: string): void {
  for (let at = 0; at < headers.length; at += 2) {
    const value = headers[at + 1]!;
    if (headers[at] === 'link') headers[at + 1] = value.replace(/<(?=\/)/g, `<${basePath}`);
    if (['location', 'content-location'].includes(headers[at]!) && value.startsWith('/'))
      headers[at + 1] = basePath + value;
  }
}

function replaceIn(bytes: Buffer, place: RegExp, basePath: string): Buffer {
  // Byte by byte: what is looked for and what is put in is ASCII.
  return Buffer.from(bytes.toString('latin1').replace(place, `$&${basePath}`), 'latin1');
}
