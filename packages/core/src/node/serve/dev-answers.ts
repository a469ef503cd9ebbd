import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cleanPath, withoutBase } from '../../shared/page/paths.ts';
import type { LinkedFile } from '../document/linked-files.ts';
import { isWithin, isWithinSome, realPathOf } from '../files/real-paths.ts';
import { pageOutputs, pageOutputsOf } from '../outputs/index.ts';
import { redirectHref, redirectsOf } from '../site/redirects.ts';
import type { Session } from './dev-session.ts';
import type { DevSite } from './dev-site.ts';
import { decodedPath, fileAt, sendFile, typeOf } from './send-file.ts';

/** Answers a request for a page, an output, a public file or a module of the site. */
export async function answerRequest(
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
    // A browser may ask for a file of a document that the server rendered before it restarted.
    const file = path.slice(1);
    const late = file.startsWith('assets/') && (await dev.linkedOfAll(file));
    const answer = late ? await linkedAnswer(file, late) : undefined;
    if (answer) {
      send(response, answer);
      return;
    }
  } else if (decoded !== undefined) {
    response.writeHead(302, { Location: `${config.base}/` }).end();
    return;
  }
  const { html } = await dev.notFound();
  sendHtml(response, 404, html);
}

/** Answers with the output, public file or module at a path; false if there is none. */
async function isAnswered(
  { dev, live, vite }: Session,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { root } = dev.site;
  if (request.method === 'GET' || request.method === 'HEAD') {
    const answer = (await answerOf(dev, path)) ?? (await live?.file(path.slice(1)));
    if (answer) {
      send(response, answer);
      return true;
    }
    // Vite transforms files that modules import.
    const isImported = /[?&](?:import|url|raw|inline)\b/.test(request.url ?? '');
    const file = isImported ? undefined : fileAt(join(root, 'public'), path, root);
    if (file) {
      response.setHeader('Cache-Control', 'no-cache');
      sendFile(request, response, file);
      return true;
    }
  }
  if (leadsOut(path, root, vite.config.server.fs.allow)) return false;
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

interface Answer {
  type: string;
  content: string | Uint8Array;
  status?: number;
}

/** The content of a file that documents refer to; undefined if its source is gone. */
async function linkedAnswer(file: string, linked?: LinkedFile): Promise<Answer | undefined> {
  if (!linked || !('content' in linked || existsSync(linked.source))) return undefined;
  const content = 'content' in linked ? await linked.content() : readFileSync(linked.source);
  return { type: typeOf(file), content };
}

/** The site's own output at a path; undefined for modules and public files. */
async function answerOf(dev: DevSite, path: string): Promise<Answer | undefined> {
  const content = dev.site.config.files[path];
  if (content !== undefined) {
    const type = typeOf(path, typeof content === 'string' ? 'text/plain' : undefined);
    return { type, content };
  }
  const file = path.slice(1);
  const linked = await linkedAnswer(file, dev.linked(file));
  if (linked) return linked;
  const siteOutput = await dev.siteOutput(file);
  if (siteOutput) return siteOutput;
  for (const output of pageOutputsOf(dev.site)) {
    const page = dev.site.pages.find(
      (each) =>
        output.files(each.path).includes(file) ||
        (output === pageOutputs.html && cleanPath(path) === each.path),
    );
    if (!page) continue;
    const rendered = await dev.page(page.path);
    if (!rendered) return undefined;
    return { type: output.type ?? typeOf(file), content: await output.content(rendered) };
  }
  return undefined;
}

function send(response: ServerResponse, { status = 200, type, content }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(content);
}

/** Sends an HTML document. */
export function sendHtml(response: ServerResponse, status: number, content: string): void {
  send(response, { status, type: 'text/html; charset=utf-8', content });
}
