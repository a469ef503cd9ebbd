import { lstatSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { isWithin, isWithinSome, realPathOf } from '../files/real-paths.ts';

/**
 * The file of a folder with a name; undefined where there is none, or where a link leads out of the
 * folder and of `site`.
 *
 * @param site A folder that links may lead into as well, absolute. Default: none.
 */
export function fileBelow(folder: string, name: string, site = folder): string | undefined {
  const path = join(folder, name);
  const file = isWithin(folder, path) ? realPathOf(path) : undefined;
  if (file === undefined || !isWithinSome([folder, site], file)) return undefined;
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** A path of a request, decoded, be it characters of file names such as `#`; undefined where it is not UTF-8. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The file that a static host shows at a path: the one of that name, its page, or the one of its folder.
 *
 * @param path Decoded, with a slash at its beginning.
 * @param site See `fileBelow`.
 */
export function fileAt(folder: string, path: string, site?: string): string | undefined {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  for (const name of [plain, `${plain}.html`, `${plain}/index.html`]) {
    const file = name && fileBelow(folder, name, site);
    if (file) return file;
  }
  return undefined;
}

/**
 * Answers GET and HEAD with a file: with all of it, with the range that was asked for, or by saying that
 * the client has it already. Headers that are set stay, and so does a status that is not 200.
 *
 * @param file Absolute. When it has gone meanwhile the answer is 404.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const { headers, method } = request;
  send(request, encodeURIComponent(file), { cacheControl: false, dotfiles: 'allow' })
    .on('file', (_path, { size, mtime }) => {
      const condition = headers['if-range'];
      // Two versions of a file may have one weak ETag, and an older date than the client's: neither is a match.
      const isOther = condition !== undefined && condition !== mtime.toUTCString();
      const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
      const isWhole = method !== 'GET' || response.statusCode !== 200 || Number(last) > size;
      // RFC 9110 has all of the file sent then, where `send` would send a part or none.
      if (isOther || isWhole) delete headers.range;
    })
    .on('error', (error: { status: number; headers?: Record<string, string> }) => {
      if (error.status >= 500)
        console.error(`Unexpected ${String(error)}, expected to read ${file}`);
      if (response.headersSent) return void response.destroy();
      // Nothing is sent, so that nothing is encoded.
      response.removeHeader('Content-Encoding');
      response.writeHead(error.status, { ...error.headers, 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

/** The media type of a file by its name; texts are UTF-8. */
export function typeOf(file: string, fallback = 'application/octet-stream'): string {
  return contentType(extname(file)) || fallback;
}
