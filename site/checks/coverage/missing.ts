import { facts } from '../../facts.ts';
import type { PageText } from '../page-source.ts';

/**
 * The names that do not stand on their page: in its front matter, prose or tables.
 *
 * @param names By page and topic.
 */
export function missingNames(
  pages: readonly PageText[],
  names: Record<string, Record<string, string[]>>,
): string[] {
  return pages.flatMap(({ file, sections }) => {
    const text = sections.map((section) => `${section.heading}\n${section.text}`).join('\n');
    const read = text.replaceAll(/\{facts\.(\w+)\}/g, (_, key) =>
      String(facts[key as keyof typeof facts]),
    );
    return Object.entries(names[file.replace('pages/', '')] ?? {}).flatMap(([topic, list]) =>
      list
        .filter((name) => !read.includes(name))
        .map((name) => `site/${file}: ${name} (${topic}) is missing`),
    );
  });
}
