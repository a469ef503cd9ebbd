import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { SiteProblem } from 'stilldocs';
import type { VocsNote } from './convert-config.ts';
import { classes, variables } from './theme-names.ts';

/** The classes of Vocs that elements of this engine have, too. */
const ownClass =
  /^vocs_(?:Button_button|HomePage_(?:root|logo|title|tagline|description|buttons|tabs))$/;

/** The maximum number of names in a note; it counts the others. */
const maxNames = 8;

/**
 * The note on addresses in the style sheet of a site on Vocs that lead nowhere.
 *
 * @param root The folder of `styles.css`.
 */
export function styleNotes(root: string): VocsNote[] {
  const file = join(root, 'styles.css');
  const css = existsSync(file) ? withoutComments(readFileSync(file, 'utf8')) : '';
  const addresses = namesIn(css, /\burl\(\s*["']?(\/(?!\/)[^"')?#\s]+)/g);
  const missing = addresses.filter((address) => !existsSync(join(root, 'public', address)));
  const text = `names files that public/ does not have: ${listed(missing)}`;
  return missing.length > 0 ? [{ option: 'styles.css', text }] : [];
}

/** A class of Vocs in a selector. */
const vocsClass = /\.(vocs_\w+)(?=[^{};]*\{)/g;

/** A variable of Vocs that is set, with its value. */
const setVariable = /(--vocs-([\w-]+))\s*:\s*([^;{}]+)/g;

/**
 * Writes the names of Vocs' theme in a style sheet as names of this one: the rule for a class is also one for
 * the elements that have it in Vocs, and a variable also sets its token.
 *
 * @returns The sheet; undefined if it has no such name.
 */
export function withOwnNames(written: string): string | undefined {
  if (!written.includes('vocs')) return undefined;
  const css = withoutComments(written)
    .replace(vocsClass, (selector: string, name: string) => {
      const own = ownSelector(name);
      return own === undefined ? selector : `:is(${selector}, ${own})`;
    })
    .replace(setVariable, (declaration: string, _: string, name: string, value: string) => {
      const [token, form = '%'] = tokenOf(name) ?? [];
      return token === undefined
        ? declaration
        : `${declaration.trim()};${token}:${form.replace('%', () => value.trim())}`;
    });
  return css === withoutComments(written) ? undefined : css;
}

const ownSelector = (name: string) => {
  const short = name.replace(/^vocs_/, '');
  return Object.hasOwn(classes, short) ? classes[short] : undefined;
};
const tokenOf = (name: string) => (Object.hasOwn(variables, name) ? variables[name] : undefined);

/**
 * Finds the names of Vocs' theme that have no effect in `styles.css`, and in the sheets next to it that it imports,
 * also where `docs migrate` has written the site as one of this engine: rules for classes that no element has, and
 * variables that nothing reads.
 *
 * @param root The folder of `styles.css`.
 */
export function nameProblems(root: string): SiteProblem[] {
  const sheets = sheetsFrom(join(root, 'styles.css'));
  const all = sheets.map(({ css }) => css).join('\n');
  return sheets.flatMap(({ file, css }, index) => [
    ...classProblems(root, file, css, index === 0),
    ...variableProblems({ root, file, css, isMain: index === 0, all }),
  ]);
}

/** Those of some variables of Vocs (`color_text`) that set no token and that no style sheet of the site reads. */
export function unreadVariables(root: string, names: string[]): string[] {
  const css = sheetsFrom(join(root, 'styles.css')).map((sheet) => sheet.css);
  return names.filter((name) => !tokenOf(name) && !isRead(`--vocs-${name}`, css.join('\n')));
}

const isRead = (variable: string, css: string) => new RegExp(`var\\(\\s*${variable}\\b`).test(css);

/** The variables that are set without effect. Only in `styles.css` itself they set tokens. */
function variableProblems(sheet: {
  root: string;
  file: string;
  css: string;
  isMain: boolean;
  all: string;
}): SiteProblem[] {
  const { root, file, css, isMain, all } = sheet;
  return [...css.matchAll(setVariable)].flatMap(({ 1: variable = '', 2: name = '', index }) => {
    const token = tokenOf(name)?.[0];
    if (token === undefined ? isRead(variable, all) : isMain) return [];
    return [
      {
        rule: 'vocs',
        message: `The variable ${variable} of Vocs has no effect: nothing reads it`,
        hint: `Set ${token ?? 'a token of the theme'}: the manual lists them in Reference, Tokens`,
        ...placeIn(root, file, css, index),
      },
    ];
  });
}

/** The rules for classes that no element has. Only in `styles.css` itself they are also rules for our elements. */
function classProblems(root: string, file: string, css: string, isMain: boolean): SiteProblem[] {
  const rules = new Map<number, { start: number; names: Set<string> }>();
  for (const { 0: selector, 1: name = '', index } of css.matchAll(vocsClass)) {
    if (ownClass.test(name) || (isMain && ownSelector(name))) continue;
    // A rule begins its block where its selectors end.
    const block = css.indexOf('{', index);
    const rule = rules.get(block) ?? { start: index, names: new Set() };
    rules.set(block, rule);
    rule.names.add(selector);
  }
  return [...rules.values()].map(({ start, names }) => ({
    rule: 'vocs',
    message: `The rule for ${listed([...names])} of Vocs has no effect: no element has such a class`,
    hint: 'Set a token, such as --color-accent or --font-default: the manual lists them in Reference, Tokens; or write the class that the page has',
    ...placeIn(root, file, css, start),
  }));
}

function placeIn(root: string, file: string, css: string, at: number) {
  const before = css.slice(0, at).split('\n');
  return {
    file: relative(root, file).replaceAll('\\', '/'),
    line: before.length,
    column: before.at(-1)!.length + 1,
  };
}

/** A style sheet and those next to it that it imports, without comments. */
function sheetsFrom(file: string, seen = new Set<string>()): { file: string; css: string }[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const css = withoutComments(readFileSync(file, 'utf8'));
  const imported = namesIn(css, /@import\s+(?:url\(\s*)?["'](\.[^"']+\.css)["']/g);
  return [
    { file, css },
    ...imported.flatMap((name) => sheetsFrom(resolve(dirname(file), name), seen)),
  ];
}

/** Comments become blanks: places stay. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name]) => name!))].sort();
}

function listed(names: string[]): string {
  const shown = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${shown} and ${names.length - maxNames} more` : shown;
}
