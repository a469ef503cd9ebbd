import { facts } from '../../facts.ts';
import type { PageText } from '../page-source.ts';

/**
 * The required texts, by page and topic. The topic `#Heading` is a section, `samples` are the
 * samples of the page.
 */
export type Names = Record<string, Record<string, string[]>>;

/** The names that are missing on their page or in their section; samples do not count. */
export function missingNames(pages: readonly PageText[], names: Names): string[] {
  return pages.flatMap(({ file, sections, fences }) =>
    Object.entries(names[file.replace('pages/', '')] ?? {}).flatMap(([topic, list]) => {
      const own = topic.startsWith('#')
        ? sections.filter(({ heading }) => heading === topic.slice(1))
        : sections;
      const text = own.map((section) => `${section.heading}\n${section.text}`).join('\n');
      const read = topic === 'samples' ? fences.map(({ code }) => code).join('\n') : asRead(text);
      return list
        .filter((name) => !read.includes(name))
        .map((name) => `site/${file}: ${name} (${topic}) is missing`);
    }),
  );
}

/** A page's text with its facts filled in and the bars of its tables unescaped. */
export function asRead(text: string): string {
  return text
    .replaceAll('\\|', '|')
    .replaceAll(/<code>(\{.*?\})<\/code>/g, '`$1`')
    .replaceAll(/\{(facts\.\w+(?: \+ facts\.\w+)*)\}/g, (_, sum: string) =>
      sum
        .split(' + ')
        .map((name) => facts[name.replace('facts.', '') as keyof typeof facts])
        .join(''),
    );
}
