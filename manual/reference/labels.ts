import source from '../../packages/core/src/shared/config/labels.ts?raw';
import memberSource from '../../packages/members/src/labels.ts?raw';
import apiSource from '../../packages/openapi/src/labels.ts?raw';
import proofSource from '../../packages/proof/src/labels.ts?raw';
import { blocks, code, plain, table } from './markdown.ts';

/** Every label, by the groups of its source, with its English text, and the texts of packages. */
export function labels(): string {
  return blocks(
    groupsOf(source),
    'The texts of [API references](/write/api), with the package `@stilldocs/openapi`:',
    groupsOf(apiSource),
    'The texts of [tables from types](/write/members), with the package `@stilldocs/members`:',
    groupsOf(memberSource),
    'The texts of [proofs](/develop/outputs#proofs), with the package `@stilldocs/proof`:',
    groupsOf(proofSource),
  );
}

function groupsOf(source: string): string {
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

/**
 * A docstring, or a label and its text. They are read from the source: the exports of the module are those of the language
 * in whose bundle the configuration runs.
 */
const parts = /\/\*\* ([^]*?) \*\/|^export const (\w+) =\s+(?:'(.*)'|"(.*)");$/gm;

/** The English texts of the engine's labels, by name. */
export const englishTexts = new Map(
  [...source.matchAll(parts)].flatMap(([, , name, single, double]) =>
    name === undefined ? [] : [[name, plain(single ?? double ?? '')]],
  ),
);

/** The rows of a group. A docstring counts for the labels up to the next one. */
function rowsOf(text: string): string[][] {
  let where = '';
  return [...text.matchAll(parts)].flatMap(([, doc, name, single, double]) => {
    if (doc !== undefined) where = doc.replaceAll(/\s+/g, ' ');
    if (name === undefined) return [];
    return [[code(name), plain(single ?? double ?? ''), where]];
  });
}
