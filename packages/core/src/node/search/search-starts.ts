import type { Config } from '../../shared/config/config.ts';
import type { SearchStart } from '../../shared/document/document.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { pageOf, sidebarLinks } from '../../shared/page/site-navigation.ts';

/** The maximum number of start pages: a phone shows as many above its keyboard. */
const maxStarts = 6;

/** The start pages of search: the first page of each group of the sidebars. */
export function searchStarts({ base, sidebar }: Pick<Config, 'base' | 'sidebar'>): SearchStart[] {
  const starts = new Map<string, SearchStart>();
  for (const item of Object.values(sidebar).flat()) {
    const first = sidebarLinks([item]).find(({ link }) => pageOf(link) !== undefined);
    const path = pageOf(first?.link);
    if (!first || path === undefined || starts.has(path)) continue;
    const { text } = first;
    const group = text === item.text ? null : item.text;
    starts.set(path, { href: withBase(base, encodePath(path)), group, text });
    if (starts.size === maxStarts) break;
  }
  return [...starts.values()];
}
