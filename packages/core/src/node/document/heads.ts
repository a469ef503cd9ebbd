import type { Config } from '../../shared/config/config.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { longestPrefix } from '../../shared/page/paths.ts';
import { callExtension, callOption, collecting, type ExtensionTimes } from '../site/extensions.ts';

type ReactNode = import('react').ReactNode;

/** The elements of the configuration for the heads of pages, as HTML. */
export interface Heads {
  /** By path prefix, for the pages that `byPath` lacks. */
  byPrefix: Record<string, string>;
  /** By the page's path. */
  byPath: Record<string, string>;
}

/**
 * Renders the option `head` for every page.
 *
 * @throws DiagnosticError with the page if the function throws.
 */
export async function renderHeads(
  head: Config['head'],
  paths: string[],
  render: (element: ReactNode, prefix: string) => string,
): Promise<Heads> {
  const html = (element: ReactNode) => (element ? render(element, 'head-') : '');
  if (head === undefined) return { byPrefix: {}, byPath: {} };
  if (typeof head === 'function') {
    const own = (path: string) => callOption('head', path, async () => html(await head({ path })));
    const rows = paths.map(async (path) => [path, await own(path)] as const);
    return { byPrefix: {}, byPath: Object.fromEntries(await Promise.all(rows)) };
  }
  const rows = Object.entries(head).map(([prefix, element]) => [prefix, html(element)] as const);
  return { byPrefix: Object.fromEntries(rows), byPath: {} };
}

/** Renders the heads of extensions, in order. Their errors name the extension and the page. */
export async function renderExtensionHeads(
  { extensions }: Pick<Config, 'extensions'>,
  paths: string[],
  render: (element: ReactNode, prefix: string) => string,
  times?: ExtensionTimes,
): Promise<Heads[]> {
  const problems: Diagnostic[] = [];
  const rendered: Heads[] = [];
  for (const [index, { name, head }] of extensions.entries()) {
    if (head === undefined) continue;
    const call = { extension: name, what: 'head' };
    const html = (element: ReactNode) => (element ? render(element, `head-${index}-`) : '');
    const heads: Heads = { byPrefix: {}, byPath: {} };
    rendered.push(heads);
    if (typeof head !== 'function') {
      const same = () => renderHeads(head, paths, html);
      await collecting(problems, async () => {
        Object.assign(heads, await callExtension(call, same, times));
      });
      continue;
    }
    for (const path of paths) {
      const own = async () => html(await head({ path }));
      await collecting(problems, async () => {
        heads.byPath[path] = await callExtension({ ...call, page: { path, file: '' } }, own, times);
      });
    }
  }
  if (problems.length > 0) throw new DiagnosticError(problems);
  return rendered;
}

/** The head of a page. */
export function headOf({ byPrefix, byPath }: Heads, path: string): string {
  return byPath[path] ?? byPrefix[longestPrefix(Object.keys(byPrefix), path) ?? ''] ?? '';
}
