import source from '../../packages/core/src/shared/config/labels.ts?raw';
import { englishLabels } from '../../packages/core/src/shared/config/labels-config.ts';
import * as memberTexts from '../../packages/members/src/labels.ts';
import memberSource from '../../packages/members/src/labels.ts?raw';
import * as apiTexts from '../../packages/openapi/src/labels.ts';
import apiSource from '../../packages/openapi/src/labels.ts?raw';
import { blocks, code, plain, table } from './markdown.ts';

/** Every label, by the groups of its source, with its English text, and the texts of packages. */
export function labels(): string {
  return blocks(
    groupsOf(source, englishLabels),
    'The texts of [API references](/write/api), with the package `@stilldocs/openapi`:',
    groupsOf(apiSource, apiTexts),
    'The texts of [tables from types](/write/members), with the package `@stilldocs/members`:',
    groupsOf(memberSource, memberTexts),
  );
}

function groupsOf(source: string, english: Record<string, string>): string {
  const parts = source.split(/^\/\* ([\w ,]+)\. \*\/$/m).slice(1);
  const groups = parts.flatMap((title, index) =>
    index % 2 === 0 ? [[title, parts[index + 1]!] as const] : [],
  );
  return blocks(
    ...groups.flatMap(([title, text]) => [
      `## ${title}`,
      table(['Label', 'English', 'Where'], rowsOf(text, english)),
    ]),
  );
}

/** The rows of a group. A docstring counts for the labels up to the next one. */
function rowsOf(text: string, english: Record<string, string>): string[][] {
  let where = '';
  return [...text.matchAll(/\/\*\* ([^]*?) \*\/|^export const (\w+)/gm)].flatMap(
    ([, doc, name]) => {
      if (doc !== undefined) where = doc.replaceAll(/\s+/g, ' ');
      if (name === undefined) return [];
      return [[code(name), plain(english[name]!), where]];
    },
  );
}
