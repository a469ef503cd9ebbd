import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import type { PageSource } from '../../shared/page/page.ts';
import {
  findPageImports,
  type ImportPlace,
  moduleOf,
  resolveSpecifier,
} from '../assets/page-imports.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { bundlerProblems, isAddress, missingProblem } from '../bundler/bundle-problems.ts';
import { loadProblem } from '../bundler/load-problem.ts';
import { importsIn } from '../bundler/parse-module.ts';
import { createOutlines } from '../site/outlines.ts';
import type { Site } from '../site/site.ts';
import { contentRoot } from '../site/versions/versions.ts';
import type { ImportModule } from './dev-context.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** The parts of the server that load the modules of a page. */
interface Loading {
  site: Pick<Site, 'root' | 'version'>;
  vite: ViteDevServer;
  importModule: ImportModule;
}

/**
 * Loads the modules that a page imports, by their specifiers.
 *
 * @throws DiagnosticError with every unresolved import, worded as in a build, or else with the
 *   errors of the modules.
 */
export async function loadModules(
  loading: Loading,
  source: PageSource,
  specifiers: string[],
): Promise<Record<string, unknown>> {
  const { root } = loading.site;
  const names = specifiers.map((each) => resolveSpecifier(root, source.file, each));
  // The outlines of the site would hold the page of every edit.
  const places = await findPageImports(root, [source], createOutlines(), contentRoot(loading.site));
  const loaded = await Promise.allSettled(
    names.map((name) => loading.importModule(moduleOf(name, places.get(name) ?? []))),
  );
  const failures = loaded.flatMap((each) =>
    each.status === 'rejected' ? [each.reason as unknown] : [],
  );
  if (failures.length > 0) {
    const missing = await findMissing(loading, source, names, places);
    const problems =
      missing.length > 0 ? [missing] : failures.map((each) => problemsOf(each, root));
    throw new DiagnosticError((await Promise.all(problems)).flat());
  }
  const modules = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return Object.fromEntries(specifiers.map((each, index) => [each, modules[index]]));
}

/** Every unresolved import of a page and of the site's modules that it depends on. */
async function findMissing(
  { site, vite }: Loading,
  source: PageSource,
  names: string[],
  places: Map<string, ImportPlace[]>,
): Promise<Diagnostic[]> {
  const { root } = site;
  const resolve = async (specifier: string, importer: string) =>
    isAddress(specifier)
      ? undefined
      : (await vite.environments.ssr?.pluginContainer.resolveId(specifier, importer))?.id;
  const found: Diagnostic[] = [];
  const seen = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    const [path = ''] = file.split('?');
    if (seen.has(path) || !/\.[cm]?[jt]sx?$/.test(path) || path.includes('/node_modules/')) return;
    seen.add(path);
    if (!isAbsolute(path) || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    for (const { specifier, offset } of importsIn(text, path)) {
      const id = await resolve(specifier, path);
      if (id !== undefined) await visit(id);
      else
        found.push({
          ...missingProblem(specifier),
          file: relative(root, path).replaceAll('\\', '/'),
          ...placeAt(text, offset),
        });
    }
  };
  for (const name of names) {
    const id = await resolve(name, `${root}/${source.file}`);
    if (id !== undefined && (!isAbsolute(id) || existsSync(id.split('?')[0]!))) {
      await visit(id);
      continue;
    }
    for (const { specifier, ...place } of places.get(name) ?? [])
      found.push({ ...missingProblem(specifier), ...place });
  }
  return found;
}

/** The diagnostics of a module that cannot be transformed, or that throws at its load. */
async function problemsOf(error: unknown, root: string): Promise<Diagnostic[]> {
  const { message, stack = '' } = errorOf(error);
  const isBundlers = ['diagnostics', 'plugin', 'loc'].some((key) => Object(error)[key]);
  if (isBundlers) return bundlerProblems(error, root, []);
  const own = stack.split('\n').find((line) => line.includes(`${root}/`));
  const [, file] = /([^/\n]\S*?\.[cm]?[jt]sx?)[:?]/.exec(own?.split(`${root}/`)[1] ?? '') ?? [];
  return [loadProblem(message.replaceAll(`${root}/`, ''), file)];
}
