import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { withoutBase } from '../../shared/page/paths.ts';
import { isWithin, isWithinSome, realPathOf } from '../files/real-paths.ts';
import type { Session } from './dev-session.ts';
import { decodedPath, sendFile } from './send-file.ts';

/** Answers a request for an output or a module of the site. */
export async function answerRequest(
  session: Session,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { dev } = session;
  const { base } = dev.site.config;
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const decoded = decodedPath(pathname);
  const path = decoded === undefined ? undefined : withoutBase(base, decoded);
  if (path === undefined && decoded !== undefined) {
    response.writeHead(302, { Location: `${base}/` }).end();
    return;
  }
  if (path !== undefined) {
    if (await isOutput(session, path, request, response)) return;
    if (await isModule(session, path, request, response)) return;
  }
  const { html } = await dev.notFound();
  sendHtml(response, 404, html);
}

/** Answers with the output at a path; false if there is none. */
async function isOutput(
  { dev }: Session,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const output = await dev.output(path);
  if (!output) return false;
  if ('location' in output) response.writeHead(302, { Location: output.location }).end();
  else if ('content' in output) send(response, 200, output.type, output.content);
  else {
    // Vite transforms files that modules import.
    if (/[?&](?:import|url|raw|inline)\b/.test(request.url ?? '')) return false;
    response.setHeader('Cache-Control', 'no-cache');
    sendFile(request, response, output.source);
  }
  return true;
}

/** Answers with the module at a path; false if there is none. */
async function isModule(
  { dev, vite }: Session,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (leadsOut(path, dev.site.root, vite.config.server.fs.allow)) return false;
  // A complete file is a valid answer to every range. Vite answers ranges of transformed modules
  // wrongly, or not at all.
  delete request.headers.range;
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    vite.middlewares(request, response, () => resolve());
  });
  return response.headersSent || response.destroyed;
}

/**
 * Whether the file that Vite would read at a path is, after all links, outside of the allowed
 * folders.
 */
function leadsOut(path: string, root: string, allowed: string[]): boolean {
  const [, absolute] = /^\/@(?:fs|id)(\/.*)$/s.exec(path) ?? [];
  const publicFolder = join(root, 'public');
  const files = absolute === undefined ? [join(root, path), join(publicFolder, path)] : [absolute];
  return files.some((file) => {
    const real = realPathOf(file);
    // Modules may belong to other packages; public files must be the site's own.
    const own = isWithin(publicFolder, file) ? [root, publicFolder] : allowed;
    return real !== undefined && !isWithinSome(own, real);
  });
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Uint8Array,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(content);
}

/** Sends an HTML document. */
export function sendHtml(response: ServerResponse, status: number, content: string): void {
  send(response, status, 'text/html; charset=utf-8', content);
}
