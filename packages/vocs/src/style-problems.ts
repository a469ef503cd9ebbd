import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { SiteProblem } from 'stilldocs';
import type { VocsNote } from './convert-config.ts';

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

/**
 * Finds the rules for classes of Vocs in `styles.css`, and in the sheets next to it that it imports: no
 * element has them, also where `docs migrate` has written the site as one of this engine.
 *
 * @param root The folder of `styles.css`.
 */
export function classProblems(root: string): SiteProblem[] {
  return sheetsFrom(join(root, 'styles.css')).flatMap(({ file, css }) => {
    const rules = new Map<number, { start: number; names: Set<string> }>();
    for (const { 0: selector, 1: name = '', index } of css.matchAll(vocsClass)) {
      if (ownClass.test(name)) continue;
      // A rule begins its block where its selectors end.
      const block = css.indexOf('{', index);
      const rule = rules.get(block) ?? { start: index, names: new Set() };
      rules.set(block, rule);
      rule.names.add(selector);
    }
    return [...rules.values()].map(({ start, names }): SiteProblem => {
      const before = css.slice(0, start).split('\n');
      return {
        rule: 'vocs',
        message: `The rule for ${listed([...names])} of Vocs has no effect: no element has such a class`,
        hint: 'Set a token, such as --color-accent or --font-default: the manual lists them in Reference, Tokens; or write the class that the page has',
        file: relative(root, file).replaceAll('\\', '/'),
        line: before.length,
        column: before.at(-1)!.length + 1,
      };
    });
  });
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
