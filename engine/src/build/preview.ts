import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { isNamedByContent, withoutBase } from '../shared/paths.ts';
import { headersOf, readHeaderRules } from './header-rules.ts';

/**
 * A server of a folder that behaves like a plain static host: content types, ETags and conditional
 * requests, `.br` and `.gz` files where they exist and compression on the fly where not, `404.html`
 * with its status, the headers of `_headers`, no listing, nothing outside the folder, nothing but GET
 * and HEAD.
 *
 * @param base The path the folder is served under; everything else is not found.
 */
export function createPreviewServer(folder: string, base: string): Server {
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeader(
        'Cache-Control',
        isNamedByContent(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const compress = compression();
  const refused = new Set<string>();
  return createServer((request, response) => {
    const { url = '/' } = request;
    const [pathname = '/'] = url.split('?');
    const notFound = () => sendNotFound(folder, request, response);
    for (const [name, value] of headersOf(rulesOf(folder), pathname)) {
      try {
        response.setHeader(name, value);
      } catch {
        // HTTP knows no characters beyond Latin-1; what other hosts send in their place differs.
        if (!refused.has(value))
          console.warn(
            `Unexpected "${name}: ${value}" in _headers, expected characters of Latin-1`,
          );
        refused.add(value);
      }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    compress(request as never, response as never, () => {
      const path = withoutBase(base, pathname);
      if (base !== '' && pathname === base) {
        response.writeHead(308, { Location: `${base}/${url.slice(pathname.length)}` }).end();
      } else if (path === undefined || !isClean(path)) notFound();
      else {
        request.url = path;
        // The server of files would leave `%23` and `%3F` as they are, which name other files.
        const parsed = { raw: path, pathname: encodeURI(decodeURIComponent(path)) };
        serve(Object.assign(request, { _parsedUrl: parsed }), response, notFound);
      }
    });
  });
}

/** What the folder's `_headers` says, which another build may have changed meanwhile. */
function rulesOf(folder: string): ReturnType<typeof readHeaderRules> {
  try {
    return readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));
  } catch {
    return [];
  }
}

/**
 * Whether a path names a file below the folder: no way up, no broken encoding, and no hidden file but
 * those of `.well-known` (RFC 8615).
 */
function isClean(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return (
      !decoded.includes('\0') &&
      !decoded.includes('\\') &&
      !/\/\./.test(decoded.replace(/^\/\.well-known(?=\/)/, ''))
    );
  } catch {
    return false;
  }
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  let page = 'Not found';
  try {
    page = readFileSync(join(folder, '404.html'), 'utf8');
  } catch {
    // A folder without a page of its own for it.
  }
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
