import type { Config } from '../../shared/config/config.ts';
import { longestPrefix } from '../../shared/page/paths.ts';

type ReactNode = import('react').ReactNode;

/** The elements of the configuration for the heads of pages, as HTML. */
export interface Heads {
  /** The same for every page, or for every other page. */
  all: string;
  /** By the page's path. */
  byPath: Record<string, string>;
}

/** Renders the option `head` for every page. */
export async function renderHeads(
  head: Config['head'],
  paths: string[],
  render: (element: ReactNode, prefix: string) => string,
): Promise<Heads> {
  const html = (element: ReactNode) => (element ? render(element, 'head-') : '');
  if (head === undefined) return { all: '', byPath: {} };
  if (typeof head === 'function') {
    const rows = paths.map(async (path) => [path, html(await head({ path }))]);
    return { all: '', byPath: Object.fromEntries(await Promise.all(rows)) as Heads['byPath'] };
  }
  if (isElement(head)) return { all: html(head), byPath: {} };
  const prefixes = Object.keys(head);
  const rendered = Object.fromEntries(prefixes.map((prefix) => [prefix, html(head[prefix])]));
  const rows = paths.map((path) => [path, rendered[longestPrefix(prefixes, path) ?? ''] ?? '']);
  return { all: '', byPath: Object.fromEntries(rows) as Heads['byPath'] };
}

/** The head of a page. */
export function headOf({ all, byPath }: Heads, path: string): string {
  return byPath[path] ?? all;
}

function isElement(head: object | ReactNode): head is ReactNode {
  return typeof head !== 'object' || head === null || '$$typeof' in head;
}
