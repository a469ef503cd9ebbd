import type { Config } from '../../shared/config/config.ts';
import { pageOf, sidebarLinks } from '../../shared/page/site-navigation.ts';
import type { PackedStart } from '../../shared/search/search-titles.ts';

/** How many pages are offered: as many as a phone shows above its keyboard. */
const maxStarts = 6;

/** The pages that search offers to start with: the first of each group of the sidebars. */
export function searchStarts({ sidebar }: Pick<Config, 'sidebar'>): PackedStart[] {
  const starts = new Map<string, PackedStart>();
  for (const item of Object.values(sidebar).flat()) {
    const first = sidebarLinks([item]).find(({ link }) => pageOf(link) !== undefined);
    const path = pageOf(first?.link);
    if (!first || path === undefined) continue;
    const titles = first.text === item.text ? [item.text] : [item.text, first.text];
    if (!starts.has(path)) starts.set(path, [path, titles]);
    if (starts.size === maxStarts) break;
  }
  return [...starts.values()];
}
