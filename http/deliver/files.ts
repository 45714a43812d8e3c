// Static files, for paths that no route answers: only those in the folder that the build made.
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { assetFolder, assetPath } from '../pages/assets.js';
import { fileHeaders } from '../message/headers.js';
import type { Encoding } from '../message/encoding.js';

type Next = () => void;

/** Paths of static files. */
export const filePattern = new RegExp(`^${assetPath}/[^]+$`);

/**
 * @returns a handler of `/static/…`; it calls `next` where there is no such file
 */
export function createFileHandler() {
  const setHeaders = (reply: ServerResponse) => {
    const headers = fileHeaders();
    for (let at = 0; at < headers.length; at += 2) reply.setHeader(headers[at]!, headers[at + 1]!);
  };
  let serve: ReturnType<typeof sirv> | undefined;
  return (request: IncomingMessage, reply: ServerResponse, encodings: readonly Encoding[], next: Next): void => {
    // sirv mishandles `;q=0` and some ranges, so pass it the negotiated encoding and drop `Range`.
    const [best = 'identity'] = encodings;
    request.headers['accept-encoding'] = best;
    delete request.headers.range;
    request.url = (request.url ?? '').slice(assetPath.length);
    // Created on first use: sirv scans the folder, which would delay the start.
    serve ??= sirv(assetFolder, { brotli: true, gzip: true, etag: false, extensions: [], setHeaders });
    serve(request, reply, next);
  };
}
