import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { isNamedByContent, withoutBase } from '../../shared/page/paths.ts';
import { headersOf, readHeaderRules } from '../outputs/header-rules.ts';
import { refuseHost } from './host-check.ts';
import { fileBelow, sendFile } from './send-file.ts';

/**
 * A server of a folder that behaves like a plain static host: content types, ETags, conditional requests
 * and ranges, `.br` and `.gz` files where they exist and compression on the fly where not, `404.html`
 * with its status, the headers of `_headers`, no listing, nothing outside the folder, nothing but GET
 * and HEAD. Unlike a public host it answers to names of its own only; see `hostProblem`.
 *
 * @param base The path the folder is served under; everything else is not found.
 * @param host What was given with `--host`.
 */
export function createPreviewServer(folder: string, base: string, host?: string): Server {
  const refused = new Set<string>();
  const warn = (header: string) => {
    if (!refused.has(header))
      console.warn(`Unexpected "${header}" in _headers, expected characters of Latin-1`);
    refused.add(header);
  };
  return createServer((request, response) => {
    if (refuseHost(request, response, host)) return;
    answer(request, response, { folder: resolve(folder), base, warn }).catch((error: unknown) => {
      // A file that has gone meanwhile, as another build takes its place.
      console.error(`Unexpected ${String(error)}, expected to read what ${request.url} asks for`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
}

interface Served {
  folder: string;
  base: string;
  /** Tells of a header that cannot be sent. */
  warn(header: string): void;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, base, warn }: Served,
): Promise<void> {
  const { url = '/' } = request;
  const [pathname = '/'] = url.split('?', 1);
  for (const [name, value] of headersOf(rulesOf(folder), pathname)) {
    try {
      response.setHeader(name, value);
    } catch {
      // HTTP knows no characters beyond Latin-1; what other hosts send in their place differs.
      warn(`${name}: ${value}`);
    }
  }
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
  const shown = file ?? fileBelow(folder, '404.html');
  if (shown)
    await sendFile(request, response, shown, { status: file ? 200 : 404, isCompressed: true });
  else {
    response.writeHead(404, { 'Content-Type': 'text/plain' });
    response.end(request.method === 'HEAD' ? undefined : 'Not found');
  }
}

/** The file that a static host shows at a path: itself, the page of its name, or the one of its folder. */
function fileAt(folder: string, name: string): string | undefined {
  const plain = name.endsWith('/') ? name.slice(0, -1) : name;
  for (const candidate of [plain, `${plain}.html`, `${plain}/index.html`]) {
    const file = candidate && fileBelow(folder, candidate);
    if (file) return file;
  }
  return undefined;
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
 * The name of a file below the folder that a path asks for; undefined where it leads up, is no valid
 * encoding or asks for a hidden file but those of `.well-known` (RFC 8615).
 */
function cleanName(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    const isClean = !/[\0\\]/.test(name) && !/\/\./.test(name.replace(/^\/\.well-known(?=\/)/, ''));
    return isClean ? name : undefined;
  } catch {
    return undefined;
  }
}
