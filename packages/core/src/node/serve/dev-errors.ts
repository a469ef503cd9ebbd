import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { escapeHtml } from '../../shared/document/escape-html.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { cleanPath, payloadFile, payloadFolder, withoutBase } from '../../shared/page/paths.ts';
import { engineModule } from '../files/engine-version.ts';
import { codeFrame, formatDiagnostics } from '../site/report.ts';
import type { Site } from '../site/site.ts';

/** The output for mistakes: the overlay of a dev server, and the site of the files. */
export interface ErrorScreen {
  vite: ViteDevServer;
  site: Site;
}

/** The last mistakes in the terminal, by the server that told them. */
const lastTold = new WeakMap<ViteDevServer, string>();
const shown = new WeakSet<Diagnostic[]>();

/**
 * Shows diagnostics in the browser's overlay and in the terminal, there once: a browser asks for the payload of a
 * broken page, and then for the page.
 */
export function showError({ vite, site }: ErrorScreen, diagnostics: Diagnostic[]): void {
  const text = formatDiagnostics(diagnostics, site.root, { color: process.stderr.isTTY });
  if (lastTold.get(vite) !== text) console.error(`\n${text}`);
  lastTold.set(vite, text);
  shown.add(diagnostics);
  vite.ws.send(errorMessage(site, diagnostics));
}

/** Whether these mistakes were shown: those of a page that was only fetched ahead are not. */
export const isShown = (diagnostics: Diagnostic[]) => shown.has(diagnostics);

/** Says in the terminal that a file has none of the mistakes any more that were shown. */
export function sayMended(vite: ViteDevServer, file: string): void {
  lastTold.delete(vite);
  console.log(`\nMended: ${file}`);
}

/** Keeps the indentation of the first line: the overlay trims the excerpt. It has no width. */
const untrimmed = '\u200B';

/** The message to a browser that shows diagnostics in its overlay. */
export function errorMessage({ root }: Site, diagnostics: Diagnostic[]): ErrorPayload {
  const [first] = diagnostics;
  const { file, line, column = 1 } = first ?? {};
  const id = file && join(root, file);
  return {
    type: 'error',
    err: {
      message: diagnostics
        .map(({ message, hint }) => [message, hint].filter(Boolean).join('\n'))
        .join('\n\n'),
      stack: '',
      ...(id && { id }),
      ...(id &&
        line && {
          loc: { file: id, line, column },
          frame: existsSync(id)
            ? untrimmed + codeFrame(readFileSync(id, 'utf8'), line, column)
            : '',
        }),
      plugin: first?.rule ?? 'docs',
    },
  };
}

/** The text of a mistake that leaves a page usable, for its notice. */
export function noteOf({ message, hint, file, line }: Diagnostic) {
  return { place: [file, line].filter(Boolean).join(':'), message, hint: hint ?? '' };
}

/** A page that shows mistakes until they are fixed. */
export function errorPage({ site }: ErrorScreen, diagnostics: Diagnostic[]): string {
  const { base } = site.config;
  const text = escapeHtml(formatDiagnostics(diagnostics, site.root));
  const scripts = ['/@vite/client', `/@fs${engineModule('client-dev-error.ts')}`];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Error</title>',
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">',
    '<style>:root { color-scheme: light dark } pre { margin: 1.5rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.6 ui-monospace, monospace }</style>',
    ...scripts.map(
      (address) => `<script type="module" src="${base + encodeURI(address)}"></script>`,
    ),
    `<pre>${text}</pre></html>`,
  ].join('');
}

/** Whether a request is a preload: its mistakes belong to another page than the current one. */
export function isFetchedAhead({ url, headers }: IncomingMessage, base: string): boolean {
  if (!url?.includes(`/${payloadFolder}/`)) return false;
  const referer = headers.referer ?? '/';
  // The referrer of a client may be any text.
  if (!URL.canParse(referer, 'http://localhost')) return false;
  const { pathname } = new URL(referer, 'http://localhost');
  const shown = withoutBase(base, pathname);
  return shown !== undefined && !url.endsWith(`/${payloadFile(cleanPath(shown))}`);
}
