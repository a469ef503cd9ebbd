import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { bundlerProblems } from '../bundler/bundle-problems.ts';
import { isStyleSheet } from '../bundler/note-styles.ts';

/** The style sheets of a dev server, over all its sessions. */
export interface LastStyles {
  /** What Vite made of each sheet when it was right last, by id. */
  good: Map<string, Rolldown.TransformResult>;
  /** What is wrong with sheets as they are now, by file. */
  broken: Map<string, Diagnostic[]>;
}

/** What is wrong with the style sheets that are there now. */
export function brokenStyles({ broken }: LastStyles): Diagnostic[] {
  return [...broken].flatMap(([file, problems]) => (existsSync(file) ? problems : []));
}

/**
 * Serves the last good state of a style sheet until a mistake in it is mended: without a rule, a page could
 * not be worked on. A browser reads over mistakes that a build fails with; those are told as well.
 *
 * @param tell Called with what is wrong, once for each state of a sheet.
 */
export function lastStyles(
  { good, broken }: LastStyles,
  root: string,
  tell: (problems: Diagnostic[]) => void,
): Plugin {
  const isOwn = (file: string) => file.startsWith(`${root}/`) && !file.includes('/node_modules/');
  return {
    name: 'docs:last-styles',
    configResolved({ plugins }) {
      const transform = plugins.find(({ name }) => name === 'vite:css')?.transform;
      if (typeof transform !== 'object') return;
      const { handler } = transform;
      transform.handler = async function (source, id, ...rest) {
        const [file = ''] = id.split('?');
        const sheets = sheetsOf(file).filter(isOwn);
        try {
          const result = await handler.call(this, source, id, ...rest);
          if (sheets.length > 0) await check(result);
          good.set(id, result);
          broken.delete(file);
          return result;
        } catch (error) {
          // Vite knows what a sheet imports only of one that is right.
          for (const sheet of sheets) this.addWatchFile(sheet);
          const problems = await bundlerProblems(error, root, sheets);
          const isKnown = JSON.stringify(broken.get(file)) === JSON.stringify(problems);
          broken.set(file, problems);
          if (!isKnown) tell(problems);
          return good.get(id) ?? { code: '', map: null };
        }
      };
    },
  };
}

/** @throws What the build's minifier throws of a sheet. */
async function check(result: Rolldown.TransformResult): Promise<void> {
  const code = typeof result === 'object' && result && 'code' in result ? result.code : undefined;
  if (typeof code !== 'string') return;
  const { transform } = await import('lightningcss');
  transform({ filename: 'styles.css', code: Buffer.from(code) });
}

/** A style sheet and those that it imports by their files, each once. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !isStyleSheet(file) || !existsSync(file)) return [...seen];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g);
  for (const [, name] of imports) sheetsOf(resolve(dirname(file), name!), seen);
  return [...seen];
}
