import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { fileBelow } from '../files/real-paths.ts';

/**
 * A path of a request, decoded, including characters of file names such as `#`; undefined if it is
 * not UTF-8.
 */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The file of a static host for a path: the one of that name, its page, or the index of its folder.
 *
 * @param path Decoded, with a leading slash.
 */
export function fileAt(folder: string, path: string): string | undefined {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  for (const name of [plain, `${plain}.html`, `${plain}/index.html`]) {
    const file = name && fileBelow(folder, name);
    if (file) return file;
  }
  return undefined;
}

/**
 * Answers GET and HEAD with a file: the complete file, the requested range, or 304. Existing
 * headers stay, and so does a status other than 200.
 *
 * @param file Absolute. If it is missing, the answer is 404.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const { headers, method } = request;
  send(request, encodeURIComponent(file), { cacheControl: false, dotfiles: 'allow' })
    .on('file', (_path, { size, mtime }) => {
      const condition = headers['if-range'];
      // Two versions of a file may have the same weak ETag and a date older than the client's:
      // neither is a match.
      const isOther = condition !== undefined && condition !== mtime.toUTCString();
      const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
      const isWhole = method !== 'GET' || response.statusCode !== 200 || Number(last) > size;
      // RFC 9110 requires the complete file here; `send` would send a part or nothing.
      if (isOther || isWhole) delete headers.range;
    })
    .on('error', (error: { status: number; headers?: Record<string, string> }) => {
      if (error.status >= 500) console.error(`Cannot read ${file}: ${String(error)}`);
      if (response.headersSent) return void response.destroy();
      // An empty answer has no encoding.
      response.removeHeader('Content-Encoding');
      response.writeHead(error.status, { ...error.headers, 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

/** The media type of a file by its name; texts are UTF-8. */
export function typeOf(file: string, fallback = 'application/octet-stream'): string {
  return contentType(extname(file)) || fallback;
}
