import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { cleanPath, withoutBase } from '../../shared/page/paths.ts';
import { errorPage, isFetchedAhead, showError } from './dev-errors.ts';
import { closeSession, type Session, startSession } from './dev-session.ts';
import type { DevSite } from './dev-site.ts';
import { hostProblem, refuseHost } from './host-check.ts';
import { isWithin, isWithinSome, realPathOf } from '../files/real-paths.ts';
import type { Changes } from './dev-watch.ts';
import type { LastStyles } from './last-styles.ts';
import { pageOutputs } from '../outputs/index.ts';
import { redirectHref, redirectsOf } from '../site/redirects.ts';
import { decodedPath, fileAt, sendFile, typeOf } from './send-file.ts';
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
  const changes: Changes = { count: 0, broken: [] };
  const styles: LastStyles = { good: new Map(), broken: new Map() };
  const common = { changes, styles, token: randomBytes(9).toString('base64url') };
  let session = await startSession(options, common, queueConfigChange);
  let configChanges = Promise.resolve();
  let isClosed = false;
  // While a session is being replaced there are two, and a connection is answered by one.
  server.on('upgrade', (request, socket, head) => {
    // Node listens to it no more, and the client may leave at any time.
    socket.on('error', () => socket.destroy());
    const protocol = request.headers['sec-websocket-protocol'];
    // A page asks whether the server is there again, be it under another base.
    if (protocol === 'vite-ping') request.url = `${session.dev.site.config.base}/`;
    const isHost = hostProblem(request, host) === undefined;
    const isVite = protocol === 'vite-ping' || protocol === 'vite-hmr';
    // Vite leaves others open, and fails at what is no address.
    if (isHost && isVite && URL.canParse(`http://localhost${request.url}`))
      session.sockets.emit('upgrade', request, socket, head);
    else {
      const status = isHost ? '400 Bad Request' : '403 Forbidden';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    }
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = session;
    response.setHeader('Server-Timing', `changes;desc="${changes.count}"`);
    try {
      await handle(asked, request, response);
    } catch (error) {
      // A session that is being replaced no longer renders: the next one answers.
      if (session !== asked && !response.headersSent) await answer(request, response);
      else {
        const screen = screenOf(asked);
        const diagnostics = diagnosticsOf(error);
        if (!isFetchedAhead(request, screen.site.config.base)) showError(screen, diagnostics);
        if (!response.headersSent) sendHtml(response, 500, errorPage(screen, diagnostics));
      }
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
      changes.broken = [];
      old.vite.ws.send({ type: 'full-reload' });
      await closeSession(old);
    } catch (error) {
      changes.broken = diagnosticsOf(error);
      showError(screenOf(session), changes.broken);
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

async function handle(
  session: Session,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { dev } = session;
  const { config } = dev.site;
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const decoded = decodedPath(pathname);
  const path = decoded === undefined ? undefined : withoutBase(config.base, decoded);
  if (path !== undefined) {
    const redirect = redirectsOf(config).find((other) => other.path === cleanPath(path));
    if (redirect) response.writeHead(302, { Location: redirectHref(config, redirect) }).end();
    if (redirect || (await isAnswered(session, path, request, response))) return;
  } else if (decoded !== undefined) {
    response.writeHead(302, { Location: `${config.base}/` }).end();
    return;
  }
  const { html } = await dev.notFound();
  sendHtml(response, 404, html);
}

/** Answers with what the site, its public folder or Vite has at a path; says whether one has anything. */
async function isAnswered(
  { dev, vite }: Session,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { root } = dev.site;
  if (request.method === 'GET' || request.method === 'HEAD') {
    const answer = await answerOf(dev, path);
    if (answer) {
      send(response, answer);
      return true;
    }
    // What modules import of a file is made by Vite.
    const isImported = /[?&](?:import|url|raw|inline)\b/.test(request.url ?? '');
    const file = isImported ? undefined : fileAt(join(root, 'public'), path, root);
    if (file) {
      response.setHeader('Cache-Control', 'no-cache');
      sendFile(request, response, file);
      return true;
    }
  }
  if (leadsOut(path, root, vite.config.server.fs.allow)) return false;
  // All of a file answers every range; what Vite makes of one is wrong, or no answer at all.
  delete request.headers.range;
  await new Promise<void>((resolve) => {
    response.once('close', resolve);
    vite.middlewares(request, response, () => resolve());
  });
  return response.headersSent || response.destroyed;
}

/** Whether links lead from what Vite would read at a path to a file that it must not serve. */
function leadsOut(path: string, root: string, allowed: string[]): boolean {
  const [, absolute] = /^\/@(?:fs|id)(\/.*)$/s.exec(path) ?? [];
  const publicFolder = join(root, 'public');
  const files = absolute === undefined ? [join(root, path), join(publicFolder, path)] : [absolute];
  return files.some((file) => {
    const real = realPathOf(file);
    // Modules may be those of other packages; what is published as it is, is the site's own.
    const own = isWithin(publicFolder, file) ? [root, publicFolder] : allowed;
    return real !== undefined && !isWithinSome(own, real);
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
  for (const output of Object.values(pageOutputs)) {
    const page = dev.site.pages.find(
      (each) =>
        output.files(each.path).includes(file) ||
        (output === pageOutputs.html && cleanPath(path) === each.path),
    );
    if (!page) continue;
    const rendered = await dev.page(page.path);
    return rendered && { type: output.type, content: output.content(rendered) };
  }
  return undefined;
}

function send(response: ServerResponse, { status = 200, type, content }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(content);
}

function sendHtml(response: ServerResponse, status: number, content: string): void {
  send(response, { status, type: 'text/html; charset=utf-8', content });
}

const screenOf = ({ vite, dev }: Session) => ({ vite, site: dev.site });
