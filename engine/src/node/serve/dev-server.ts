import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { cleanPath, htmlFiles, withoutBase } from '../../shared/page/paths.ts';
import { errorPage, isFetchedAhead, showError } from './dev-errors.ts';
import { closeSession, type Session, startSession } from './dev-session.ts';
import type { DevSite } from './dev-site.ts';
import { answerPing } from './dev-messages.ts';
import { refuseHost, refuseUpgrade } from './host-check.ts';
import { isWithin, realPathOf } from '../files/real-paths.ts';
import { pageOutputs } from '../outputs/index.ts';
import { redirectHref, redirectsOf } from '../site/redirects.ts';
import { fileBelow, sendFile, typeOf } from './send-file.ts';
import type { SiteOptions } from '../site/site.ts';

/** A running dev server. */
export interface DevServer {
  server: Server;
  /** The base of the site that is being served. */
  base(): string;
  close(): Promise<void>;
}

/**
 * Serves a site while it is being written. Pages are rendered when they are asked for; an edit is
 * sent to the browser as soon as it is on disk. Neither a bad file nor a bad request ends the server. What
 * names a host that is not ours is answered 403, before anything else is looked at.
 *
 * @param host What was given with `--host`.
 */
export async function createDevServer(options: SiteOptions, host?: string): Promise<DevServer> {
  const server = createHttpServer((request, response) => {
    if (refuseHost(request, response, host)) return;
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const changes = { count: 0 };
  const common = { changes, token: randomBytes(9).toString('base64url') };
  let session = await startSession(options, common, queueConfigChange);
  let configChanges = Promise.resolve();
  let isClosed = false;
  // While a session is being replaced there are two, and a connection is answered by one.
  server.on('upgrade', (request, socket, head) => {
    // Node listens to it no more, and the client may leave at any time.
    socket.on('error', () => socket.destroy());
    if (refuseUpgrade(request, socket, host)) return;
    const protocol = request.headers['sec-websocket-protocol'];
    if (protocol === 'vite-ping') answerPing(request, socket);
    // Vite leaves all others open, and fails at what is no address.
    else if (protocol === 'vite-hmr' && URL.canParse(`http://localhost${request.url}`))
      session.sockets.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = session;
    response.setHeader('Server-Timing', `changes;desc="${changes.count}"`);
    try {
      await handle(asked, request, response);
    } catch (error) {
      // A session that is being replaced no longer renders: the next one answers.
      if (session !== asked && !response.headersSent) await answer(request, response);
      else sendError(asked, request, response, diagnosticsOf(error));
    }
  }

  /** One at a time, so that the last one stays. */
  function queueConfigChange(): void {
    configChanges = configChanges.then(applyConfigChange);
  }

  async function applyConfigChange(): Promise<void> {
    if (isClosed) return;
    try {
      const next = await startSession(options, common, queueConfigChange);
      const old = session;
      session = next;
      // Pages that were asked for since the file changed still have the old one.
      changes.count++;
      old.vite.ws.send({ type: 'full-reload' });
      await closeSession(old);
    } catch (error) {
      showError(screenOf(session), diagnosticsOf(error));
    }
  }

  return {
    server,
    base: () => session.dev.site.config.base,
    async close() {
      isClosed = true;
      server.closeAllConnections();
      server.close();
      // A session that is still starting would outlive the one it replaces.
      await configChanges;
      await closeSession(session);
    },
  };
}

function decodedPath(pathname: string): string | undefined {
  try {
    // All of it: `%23` and `%3F` belong to the names of files.
    return decodeURIComponent(pathname);
  } catch {
    return undefined; // Not valid UTF-8.
  }
}

async function handle(
  session: Session,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { dev, vite } = session;
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const decoded = decodedPath(pathname);
  if (decoded === undefined) {
    const { html } = await dev.notFound();
    send(response, 404, 'text/html; charset=utf-8', html);
    return;
  }
  const path = withoutBase(dev.site.config.base, decoded);
  if (path === undefined) {
    response.writeHead(302, { Location: `${dev.site.config.base}/` }).end();
    return;
  }
  const redirect = redirectsOf(dev.site.config).find((other) => other.path === cleanPath(path));
  if (redirect) {
    response.writeHead(302, { Location: redirectHref(dev.site.config, redirect) }).end();
    return;
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    const answer = await answerOf(dev, path);
    if (answer) {
      send(response, answer.status ?? 200, answer.type, answer.content);
      return;
    }
  }
  const file = isFetched(request) ? publicFile(dev.site.root, path) : undefined;
  if (file) {
    response.setHeader('Cache-Control', 'no-cache');
    await sendFile(request, response, file);
    return;
  }
  if (leadsOut(path, dev.site.root, vite.config.server.fs.allow)) {
    const { html } = await dev.notFound();
    send(response, 404, 'text/html; charset=utf-8', html);
    return;
  }
  // All of a file answers every range; what Vite makes of one is wrong, or no answer at all.
  delete request.headers.range;
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    vite.middlewares(request, response, () => resolve());
  });
  if (response.headersSent || response.destroyed) return;
  const { html } = await dev.notFound();
  send(response, 404, 'text/html; charset=utf-8', html);
}

/** Whether a browser asks for a file as it is; what modules import of it is made by Vite. */
function isFetched({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !/[?&](?:import|url|raw|inline)\b/.test(url);
}

/** The file of the public folder that hosts serve at a path, be it the document of a folder. */
function publicFile(root: string, path: string): string | undefined {
  const folder = join(root, 'public');
  for (const name of [path, ...htmlFiles(cleanPath(path))]) {
    const file = fileBelow(folder, name, root);
    if (file) return file;
  }
  return undefined;
}

/** Whether links lead from what Vite would read at a path to a file that it must not serve. */
function leadsOut(path: string, root: string, allowed: string[]): boolean {
  const [, absolute] = /^\/@(?:fs|id)(\/.*)$/s.exec(path) ?? [];
  const names =
    absolute === undefined ? [join(root, path), join(root, 'public', path)] : [absolute];
  const border = allowed.map(realPathOf);
  return names.some((name) => {
    const real = realPathOf(name);
    return real !== undefined && !border.some((folder) => folder && isWithin(folder, real));
  });
}

interface Answer {
  type: string;
  content: string | Uint8Array;
  status?: number;
}

/** What the site's own outputs answer to a path; undefined leaves it to modules and public files. */
async function answerOf(dev: DevSite, path: string): Promise<Answer | undefined> {
  const made = dev.site.config.files[path];
  if (made !== undefined) {
    return { type: typeOf(path, 'text/plain'), content: made };
  }
  const file = path.slice(1);
  const linked = dev.linked(file);
  if (linked && ('content' in linked || existsSync(linked.source)))
    return {
      type: typeOf(file),
      content: 'content' in linked ? await linked.content() : readFileSync(linked.source),
    };
  const siteOutput = await dev.siteOutput(file);
  if (siteOutput) return siteOutput;
  for (const { path: page } of dev.site.pages) {
    for (const output of Object.values(pageOutputs)) {
      const isOwn =
        output.files(page).includes(file) ||
        (output === pageOutputs.html && cleanPath(path) === page);
      if (!isOwn) continue;
      const rendered = await dev.page(page);
      return rendered && { type: output.type, content: output.content(rendered) };
    }
  }
  return undefined;
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

const screenOf = ({ vite, dev }: Session) => ({ vite, site: dev.site });

function sendError(
  session: Session,
  request: IncomingMessage,
  response: ServerResponse,
  diagnostics: Diagnostic[],
): void {
  const screen = screenOf(session);
  if (!isFetchedAhead(request, screen.site.config.base)) showError(screen, diagnostics);
  if (!response.headersSent)
    send(response, 500, 'text/html; charset=utf-8', errorPage(screen, diagnostics));
}
