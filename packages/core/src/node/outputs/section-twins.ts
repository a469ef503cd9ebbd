import { sectionsAtLevel } from '../../content/twin/markdown-section.ts';
import { escape, link } from '../../content/twin/markdown-text.ts';
import { encodePath } from '../../shared/page/paths.ts';
import { pageAddress } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { ListedPage } from './listed-pages.ts';
import { editionKeys, twinHead } from './twin-file.ts';

/** Whether a file may be the twin of a section: it is below a page, and no page's own twin. */
export function isSectionTwin(pages: { path: string }[], name: string): boolean {
  const path = name.endsWith('.md') && `/${name.slice(0, -'.md'.length)}`;
  if (!path || pages.some((page) => page.path === path)) return false;
  const parent = path.slice(0, path.lastIndexOf('/')) || '/';
  return pages.some((page) => page.path === parent);
}

/** Creates the function that says which sections of a page have a twin, by the ids of their headings. */
export function findTwins(pages: ListedPage[]): (page: ListedPage) => string[] {
  const paths = new Set(pages.map(({ path }) => path));
  return ({ path, facts }) => (facts.twins ?? []).filter((id) => !paths.has(`${path}/${id}`));
}

/**
 * The Markdown twins of sections, such as the operations of an API, by file: `page/id.md`. A page at that path keeps
 * its own twin.
 */
export function* sectionTwins(
  site: Site,
  pages: ListedPage[],
): Generator<{ file: string; content: string }> {
  const twinsOf = findTwins(pages);
  for (const page of pages) {
    const { path, title, facts } = page;
    const ids = twinsOf(page);
    if (ids.length === 0) continue;
    const headings = facts.headings.map(({ id, text }) => ({ id, title: text }));
    const sections = sectionsAtLevel(page.twin(), headings, 1);
    const head = twinHead(site.config, { frontMatter: {} }, editionKeys(site, path));
    for (const id of ids) {
      const section = sections.get(id);
      if (section === undefined) continue;
      const whole = `${pageAddress(site.config, path)}#${encodePath(id)}`;
      const file = `${path.replace(/\/$/, '')}/${id}.md`.slice(1);
      yield { file, content: `${head}${section}\n\n${link(escape(title, true), whole)}\n` };
    }
  }
}
