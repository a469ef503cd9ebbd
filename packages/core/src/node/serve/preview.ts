import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import compression from 'compression';
import Negotiator from 'negotiator';
import { isNamedByContent, withoutBase } from '../../shared/page/paths.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { fileBelow } from '../files/real-paths.ts';
import { headersOf, readHeaderRules } from '../outputs/header-rules.ts';
import { refuseHost } from './host-check.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { decodedPath, fileAt, sendFile, typeOf } from './send-file.ts';

/**
 * The encodings of `docs build --compress`, the smaller one first, with the extension of their
 * files.
 */
const encodings = { br: '.br', gzip: '.gz' };

const compress = compression();

/**
 * A server of a folder with the behavior of a plain static host: content types, ETags, conditional
 * requests and ranges, `.br` and `.gz` files if they exist and compression on the fly otherwise,
 * `404.html` with its status, a page's Markdown twin for clients that prefer it, the headers of `_headers`, no listing, nothing outside the folder,
 * only GET and HEAD. Unlike a public host it answers only to its own names; see `hostProblem`.
 *
 * @param base The path of the folder; any other path is not found.
 * @param host The value of `--host`.
 */
export function createPreviewServer(folder: string, base: string, host?: string): Server {
  const root = resolve(folder);
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    if (refuseHost(request, response, host)) return;
    // Read for each request: another build may have changed the rules.
    const rules = readHeaderRules(readIfThere(join(root, '_headers'))?.toString() ?? '');
    for (const [name, value] of headersOf(rules, pathOf(request))) {
      const header = `${name}: ${value}`;
      try {
        response.setHeader(name, value);
      } catch {
        // HTTP headers are Latin-1; hosts differ in what they send for other characters.
        if (!refused.has(header))
          console.warn(
            `"${header}" of _headers is not sent: a header may have characters of Latin-1 only`,
          );
        refused.add(header);
      }
    }
    const next = () => answer(request, response, root, base);
    // A range counts the bytes of the file, not of its compressed form.
    if (request.headers.range !== undefined) next();
    else compress(request, response, next);
  });
  // As hosts do: after Node's 5 seconds, a busy client sends a request into a connection that has just ended.
  server.keepAliveTimeout = 65_000;
  return server;
}

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]!;

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  base: string,
): void {
  const { url = '/' } = request;
  const pathname = pathOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  if (base !== '' && pathname === base) {
    response.writeHead(308, { Location: `${base}/${url.slice(pathname.length)}` }).end();
    return;
  }
  const path = withoutBase(base, pathname);
  const name = path === undefined ? undefined : cleanName(path);
  const file = name === undefined ? undefined : fileAt(folder, name);
  const isKept = file !== undefined && isNamedByContent(name ?? '');
  response.setHeader('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.statusCode = file ? 200 : 404;
  const shown = negotiated(request, response, folder, file === undefined ? '/404' : name!, file);
  if (shown) sendCompressed(request, response, shown);
  else response.setHeader('Content-Type', 'text/plain').end('Not found');
}

/**
 * The file to send for a page: its Markdown twin if the client prefers it, else the document.
 *
 * @param name The name of the page, as requested.
 * @param file The file of that name. Default: the page for unknown paths.
 */
function negotiated(
  { headers }: IncomingMessage,
  response: ServerResponse,
  folder: string,
  name: string,
  file = fileBelow(folder, '404.html'),
): string | undefined {
  const isPage = file?.endsWith('.html') && !name.endsWith('.html');
  const twin = isPage && fileBelow(folder, `${name.replace(/\/$/, '') || '/index'}.md`);
  if (!twin) return file;
  response.appendHeader('Vary', 'Accept');
  return prefersMarkdown(headers.accept) ? twin : file;
}

/**
 * Sends the compressed file beside a file, if there is one that the client accepts, else the file
 * itself.
 */
function sendCompressed(request: IncomingMessage, response: ServerResponse, file: string): void {
  response.appendHeader('Vary', 'Accept-Encoding');
  const accepted = new Negotiator(request).encodings(Object.keys(encodings));
  for (const [encoding, ending] of Object.entries(encodings)) {
    const stored = accepted.includes(encoding)
      ? fileBelow(dirname(file), `${basename(file)}${ending}`)
      : undefined;
    if (!stored) continue;
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(file));
    response.setHeader('Content-Encoding', encoding);
    return sendFile(request, response, stored);
  }
  sendFile(request, response, file);
}

/**
 * The file name below the folder for a path. Undefined if the path leads up, has an invalid
 * encoding, or names a hidden file outside of `.well-known` (RFC 8615).
 */
function cleanName(path: string): string | undefined {
  const name = decodedPath(path);
  const isHidden = /\/\./.test(name?.replace(/^\/\.well-known(?=\/)/, '') ?? '');
  return isHidden || /[\0\\]/.test(name ?? '') ? undefined : name;
}
