import source from '../../packages/core/src/shared/config/labels.ts?raw';
import { englishLabels, type Labels } from '../../packages/core/src/shared/config/labels-config.ts';
import { blocks, code, plain, table } from './markdown.ts';

/** Every label, by the groups of its source, with its English text. */
export function labels(): string {
  const parts = source.split(/^\/\* ([\w ,]+)\. \*\/$/m).slice(1);
  const groups = parts.flatMap((title, index) =>
    index % 2 === 0 ? [[title, parts[index + 1]!] as const] : [],
  );
  return blocks(
    ...groups.flatMap(([title, text]) => [
      `## ${title}`,
      table(['Label', 'English', 'Where'], rowsOf(text)),
    ]),
  );
}

/** The rows of a group. A docstring counts for the labels up to the next one. */
function rowsOf(text: string): string[][] {
  let where = '';
  return [...text.matchAll(/\/\*\* ([^]*?) \*\/|^export const (\w+)/gm)].flatMap(
    ([, doc, name]) => {
      if (doc !== undefined) where = doc.replaceAll(/\s+/g, ' ');
      if (name === undefined) return [];
      const english = englishLabels[name as keyof Labels];
      return [[code(name), plain(english), where]];
    },
  );
}
