import { randomBytes } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Duplex } from 'node:stream';
import { type Diagnostic, diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { noConfig } from '../site/config/find-config.ts';
import { redirectsOf } from '../site/redirects.ts';
import type { Site, SiteOptions } from '../site/site.ts';
import { cleanPath, withoutBase } from '../../shared/page/paths.ts';
import { decodedPath } from './send-file.ts';
import { answerRequest, sendHtml } from './dev-answers.ts';
import { errorPage, isFetchedAhead, sayMended, showError } from './dev-errors.ts';
import { closeSession, type Common, type Session, startSession } from './dev-session.ts';
import { hostProblem, refuseHost } from './host-check.ts';

/** A running dev server. */
export interface DevServer {
  server: Server;
  /** The base of the current site. */
  base(): string;
  close(): Promise<void>;
}

/**
 * Serves a site for its authors. Pages are rendered on request; edits are sent to the browser as
 * soon as they are on disk. Neither a bad file nor a bad request ends the server. A request with a
 * foreign host is answered with 403 before any other check.
 *
 * @param host The value of `--host`.
 */
export async function createDevServer(options: SiteOptions, host?: string): Promise<DevServer> {
  const server = createHttpServer((request, response) => {
    if (refuseHost(request, response, host)) return;
    answerIn(editions, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const editions = await startEditions(options);
  const { source: sessions } = editions;
  // During a replacement there are two sessions: a single listener answers each connection once.
  server.on('upgrade', (request, socket, head) => {
    void editions.of(request).then(({ current }) => {
      const status = connect(current, request, socket, head, host);
      if (status) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    });
  });
  return {
    server,
    base: () => sessions.current.dev.site.config.base,
    close() {
      server.closeAllConnections();
      server.close();
      return editions.close();
    },
  };
}

/** The sessions of each edition, of which all but the source's start when a reader first asks for one of their pages. */
interface Editions {
  source: Sessions;
  /** The sessions of the edition that a request is for. */
  of(request: IncomingMessage): Promise<Sessions>;
  close(): Promise<void>;
}

async function startEditions(options: SiteOptions): Promise<Editions> {
  const source = await startSessions(options);
  const started = new Map<string, Promise<Sessions>>();
  return {
    source,
    async of({ url = '/' }) {
      const pathname = decodedPath(url.split('?')[0]!) ?? '/';
      const edition = editionAt(source.current.dev.site, pathname);
      if (!edition) return source;
      let sessions = started.get(edition.base);
      if (!sessions) {
        const { version, language } = edition;
        sessions = startSessions({ ...options, version, language });
        started.set(edition.base, sessions);
        // The next request tries again.
        sessions.catch(() => started.delete(edition.base));
      }
      return sessions;
    },
    async close() {
      const others = await Promise.allSettled(started.values());
      const all = [source, ...others.flatMap((it) => (it.status === 'fulfilled' ? it.value : []))];
      await Promise.all(all.map((sessions) => sessions.close()));
    },
  };
}

/**
 * The edition of an address, with the longest base that covers it; undefined for the source, which also redirects paths in
 * the folders of others.
 */
function editionAt({ config, editions, versions }: Site, pathname: string) {
  const path = cleanPath(withoutBase(config.base, pathname) ?? '');
  if (redirectsOf(config).some((redirect) => redirect.path === path)) return undefined;
  const present = { name: undefined, editions: editions?.all ?? [] };
  const past = (versions ?? []).flatMap(({ all }) => all.slice(1));
  return [present, ...past]
    .flatMap(({ name, editions: all }) =>
      all.map(({ lang, base }) => ({ version: name, language: lang, base })),
    )
    .filter(({ base }) => base !== config.base && withoutBase(base, pathname) !== undefined)
    .sort((one, other) => other.base.length - one.base.length)[0];
}

/** Answers a request in the edition that it is for. */
async function answerIn(editions: Editions, request: IncomingMessage, response: ServerResponse) {
  return answer(await editions.of(request), request, response);
}

/** The current session, which is replaced when the configuration changes. */
interface Sessions {
  readonly current: Session;
  readonly changes: Common['changes'];
  close(): Promise<void>;
}

async function startSessions(options: SiteOptions): Promise<Sessions> {
  const common: Common = {
    changes: { count: 0, broken: [] },
    styles: { good: new Map(), modules: new Map(), broken: new Map() },
    token: randomBytes(9).toString('base64url'),
  };
  const { changes } = common;
  let replaced = Promise.resolve();
  let isClosed = false;
  // Replacements run one at a time, so that the last configuration wins.
  const queue = () => {
    replaced = replaced.then(replace);
  };
  let current = await startSession(options, common, queue);

  async function replace(): Promise<void> {
    if (isClosed) return;
    try {
      const next = await startSession(options, common, queue);
      const old = current;
      current = next;
      // Pages that were requested since the change of the file are outdated.
      changes.count++;
      if (changes.broken.length > 0) sayMended(next.vite, basename(next.dev.site.configFiles.main));
      changes.broken = [];
      old.vite.ws.send({ type: 'full-reload' });
      await closeSession(old);
    } catch (error) {
      changes.broken = problemsOf(current, error);
      showError(screenOf(current), changes.broken);
    }
  }

  return {
    get current() {
      return current;
    },
    changes,
    async close() {
      isClosed = true;
      // A session that is still starting would outlive the one that it replaces.
      await replaced;
      await closeSession(current);
    },
  };
}

async function answer(
  sessions: Sessions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = sessions.current;
  const { count } = sessions.changes;
  response.setHeader('Server-Timing', `changes;desc="${sessions.changes.count}"`);
  try {
    await answerRequest(asked, request, response);
  } catch (error) {
    // A session that is being replaced renders no more: the next one answers.
    if (sessions.current !== asked && !response.headersSent)
      return answer(sessions, request, response);
    const screen = screenOf(asked);
    const diagnostics = problemsOf(asked, error);
    // After an edit the page asks again: an older error would stay on the screen.
    const isOutdated = count !== sessions.changes.count;
    if (!isOutdated && !isFetchedAhead(request, screen.site.config.base))
      showError(screen, diagnostics);
    if (!response.headersSent) sendHtml(response, 500, errorPage(screen, diagnostics));
  }
}

/** The mistakes of a session; one, if the folder of the site has gone: each step would fail in another way. */
function problemsOf({ dev: { site } }: Session, error: unknown): Diagnostic[] {
  return diagnosticsOf(existsSync(site.root) ? error : noConfig(site.root));
}

/**
 * Passes a browser's connection to Vite; returns the status of a rejection for any other
 * connection.
 */
function connect(
  { dev, sockets }: Session,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  host: string | undefined,
): string | undefined {
  // Node no longer listens for its errors, and the client may close it at any time.
  socket.on('error', () => socket.destroy());
  const protocol = request.headers['sec-websocket-protocol'];
  // A page pings the server until it is back, possibly under another base.
  if (protocol === 'vite-ping') request.url = `${dev.site.config.base}/`;
  if (hostProblem(request, host)) return '403 Forbidden';
  const isVite = protocol === 'vite-ping' || protocol === 'vite-hmr';
  // Vite keeps other connections open, and throws for an invalid address.
  if (!isVite || !URL.canParse(`http://localhost${request.url}`)) return '400 Bad Request';
  sockets.emit('upgrade', request, socket, head);
  return undefined;
}

const screenOf = ({ vite, dev }: Session) => ({ vite, site: dev.site });
