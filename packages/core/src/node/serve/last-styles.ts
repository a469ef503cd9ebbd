import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { bundlerProblems, sheetEncodings } from '../bundler/bundle-problems.ts';
import { isStyleSheet } from '../bundler/note-styles.ts';

/** The style sheets of a dev server, across all sessions. */
export interface LastStyles {
  /** The last valid CSS of each sheet, by id. */
  good: Map<string, Rolldown.TransformResult>;
  /** The last valid module of each sheet, by environment and id: the names of a CSS module are its exports. */
  modules: Map<string, Rolldown.TransformResult>;
  /** The mistakes of the current sheets, by file. */
  broken: Map<string, Diagnostic[]>;
}

/** The mistakes of the existing style sheets. */
export function brokenStyles({ broken }: LastStyles): Diagnostic[] {
  return [...broken].flatMap(([file, problems]) => (existsSync(file) ? problems : []));
}

/**
 * Serves the last valid version of a style sheet until its mistakes are fixed: without styles an author
 * could not work on the page. Also reports mistakes that a browser ignores, but that fail a build.
 *
 * Vite's own plugins are found by name, because no public hook surrounds another plugin's transform, and
 * `preprocessCSS` leaves the relative addresses of imported sheets as they are. A test fails if Vite
 * renames them.
 *
 * @param tell Receives the mistakes, once for each version of a sheet; none when it is mended.
 */
export function lastStyles(
  { good, modules, broken }: LastStyles,
  root: string,
  tell: (problems: Diagnostic[], file: string) => void,
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
          const diagnostics = sheetEncodings(root, sheets);
          if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
          good.set(id, result);
          if (broken.delete(file)) tell([], file);
          return result;
        } catch (error) {
          // Vite knows the imports only of a valid sheet.
          for (const sheet of sheets) this.addWatchFile(sheet);
          const problems = await bundlerProblems(error, root, sheets);
          const isKnown = JSON.stringify(broken.get(file)) === JSON.stringify(problems);
          broken.set(file, problems);
          if (!isKnown) tell(problems, file);
          return good.get(id) ?? { code: '', map: null };
        }
      };
      const toModule = plugins.find(({ name }) => name === 'vite:css-post')?.transform;
      if (typeof toModule !== 'object') return;
      const { handler: finish } = toModule;
      toModule.handler = async function (css, id, ...rest) {
        const [file = ''] = id.split('?');
        const key = `${this.environment.name} ${id}`;
        // Vite knows the names of a CSS module only of a sheet that was valid in this session.
        const last = broken.has(file) ? modules.get(key) : undefined;
        if (last) return last;
        const result = await finish.call(this, css, id, ...rest);
        if (!broken.has(file)) modules.set(key, result);
        return result;
      };
    },
  };
}

/** @throws The errors of the build's minifier for a sheet. */
async function check(result: Rolldown.TransformResult): Promise<void> {
  const code = typeof result === 'object' && result && 'code' in result ? result.code : undefined;
  if (typeof code !== 'string') return;
  const { transform } = await import('lightningcss');
  transform({ filename: 'styles.css', code: Buffer.from(code) });
}

/** A style sheet and its imports, as files without duplicates. */
function sheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !isStyleSheet(file) || !existsSync(file)) return [...seen];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g);
  for (const [, name] of imports) sheetsOf(resolve(dirname(file), name!), seen);
  return [...seen];
}
