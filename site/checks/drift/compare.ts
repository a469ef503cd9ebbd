import type { PageText } from '../page-source.ts';
import type { Comparison } from './comparisons.ts';
import { type Declared, type Kind, literals } from './declarations.ts';

/** A difference between a page and the declarations of the SDK. */
export interface Difference {
  /** The key in the list of known differences. */
  key: string;
  file: string;
  line: number;
  message: string;
}

/** A member in a table of a page. */
interface Documented {
  name: string;
  line: number;
  kind: Kind;
  /** Undefined if the table does not state it; the same for the parameters. */
  optional: boolean | undefined;
  parameters: string[] | undefined;
  /** The quoted texts of its type: `'text' | 'date'` has two. */
  texts: string[];
}

/**
 * Compares a section with the members of its type. A member counts as mentioned if a table of the
 * section lists it or the text names it in code.
 *
 * @throws If the page has no such section.
 */
export function compare(page: PageText, part: Comparison, declared: Declared[]): Difference[] {
  const { heading, type, prefix = '' } = part;
  const section = page.sections.find((candidate) => candidate.heading === heading);
  if (!section) {
    throw new Error(
      `Unexpected site/${page.file}, expected a heading "${heading}" (drift/comparisons.ts)`,
    );
  }
  const documented = documentedIn(page, part);
  const text =
    part.mentions === 'page'
      ? proseOf(page)
      : documented.length > 0
        ? moreIn(section.text)
        : section.text;
  const differences: Difference[] = [];
  const add = (what: string, name: string, line: number, message: string) =>
    differences.push({
      key: `${part.page}#${heading} ${what} ${prefix}${name}`,
      file: page.file,
      line,
      message: `${what} ${prefix}${name} of ${type}: ${message}`,
    });

  for (const member of declared) {
    const entry = documented.find(({ name }) => name === member.name);
    if (!entry) {
      if (isMentioned(prefix + member.name, text)) continue;
      add('missing', member.name, section.line, `the SDK declares it as ${member.type}`);
      continue;
    }
    if (entry.kind !== undefined && member.kind !== undefined && entry.kind !== member.kind) {
      add('different', member.name, entry.line, `${entry.kind} here, ${member.type} in the SDK`);
    }
    const unknown = entry.texts.filter((text) => !member.literals.includes(text));
    if (member.literals.length > 0 && unknown.length > 0) {
      const message = `'${unknown.join("', '")}' here, ${member.type} in the SDK`;
      add('different texts', member.name, entry.line, message);
    }
    const [own, theirs] = [entry.parameters?.join(', '), member.parameters?.join(', ')];
    if (own !== undefined && theirs !== undefined && own !== theirs) {
      const message = `a function of (${own}) here, of (${theirs}) in the SDK`;
      add('different parameters', member.name, entry.line, message);
    }
    if (entry.optional !== undefined && entry.optional !== member.optional) {
      const words = (optional: boolean) => (optional ? 'optional' : 'required');
      const message = `${words(entry.optional)} here, ${words(member.optional)} in the SDK`;
      add('different', member.name, entry.line, message);
    }
  }
  for (const { name, line } of documented) {
    if (declared.some((member) => member.name === name)) continue;
    add('extra', name, line, 'the SDK does not declare it');
  }
  return differences;
}

/** A page without the rows of a single name: these list members of other types, not calls. */
const proseOf = ({ lines }: PageText) =>
  lines.filter((line) => !/^\| `[^`(]+` \|/.test(line)).join('\n');

/** Lines that name more members than the section's table, and rows of nested members. */
const moreIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => /\b(?:also|adds?|called|declare|more|SDK)\b|^\| `[\w[\]]+\./.test(line))
    .join('\n');

function isMentioned(name: string, text: string): boolean {
  const escaped = name.replace(/[.[\]$]/g, '\\$&');
  return new RegExp(`\`['"]?(?:options\\.)?${escaped}['"]?[\`(:.[]`).test(text);
}

function documentedIn(page: PageText, { heading, table, prefix = '' }: Comparison): Documented[] {
  const tables = page.tables.filter((candidate) => candidate.heading === heading);
  const chosen = table === undefined ? tables : tables.slice(table, table + 1);
  return chosen.flatMap(({ head, rows }) => {
    const typeAt = head.findIndex((title) => title === 'Type' || title === 'Signature');
    const isOfParameters = head[0] === 'Parameter' || head[0] === 'Argument';
    return rows.flatMap(({ line, cells }) =>
      namesIn(cells[0]!, prefix).map((name): Documented => {
        const type = cells[typeAt] ?? '';
        return {
          name,
          line,
          kind: kindOf(type),
          parameters: parametersOf(type),
          texts: [...type.matchAll(/'([^']+)'/g)].map(([, text]) => text!),
          optional: optionalOf(type, cells.at(-1)!, isOfParameters),
        };
      }),
    );
  });
}

/** The names in the code of a cell. A name with a dot or a bracket is a nested member. */
function namesIn(cell: string, prefix: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, code]) => code!.replace(/\(.*/, '').replace(/^'(.*)'$/, '$1'))
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((name) => !/[.[]/.test(name));
}

const words: [RegExp, Kind][] = [
  [/=>|^(sync or async )?function\b/, 'function'],
  [/^string\b(?! or|,? or )/, 'string'],
  [/^number\b(?! or|,? or )/, 'number'],
  [/^boolean\b(?! or|,? or )/, 'boolean'],
  [/^(list|array)\b/, 'list'],
];

function kindOf(cell: string): Kind {
  const plain = cell.replaceAll('`', '').replace(/, (required|optional).*/, '');
  if (/^'[^']*'(\s*\|\s*'[^']*')*$/.test(plain)) {
    return literals([...plain.matchAll(/'([^']*)'/g)].map(([, value]) => value!));
  }
  if (plain.startsWith('boolean, or function')) return 'boolean or function';
  if (/, or | or /.test(plain)) return undefined;
  return words.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Whether a row is optional, by its type or its default. A parameter is required by default. */
function optionalOf(type: string, meaning: string, isParameter: boolean): boolean | undefined {
  if (/\brequired\b/i.test(type)) return false;
  if (/, can be missing|, optional/.test(type) || meaning.includes('The default is')) return true;
  return isParameter ? false : undefined;
}

/** "function of the value and the context that returns a boolean" takes `value` and `context`. */
function parametersOf(cell: string): string[] | undefined {
  const taken = /function of (.*?)(?= that |$)/.exec(cell)?.[1];
  return taken?.match(/\b(?:value|context|index)\b/g) ?? undefined;
}
