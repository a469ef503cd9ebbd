import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VocsNote } from '../../../shared/vocs/convert-config.ts';

/** The classes of Vocs that elements of this engine have, too. */
const ownClass =
  /^vocs_(?:Button_button|HomePage_(?:root|logo|title|tagline|description|buttons|tabs))$/;

/** The maximum number of names in a note; it counts the others. */
const maxNames = 8;

/**
 * The notes on rules without an effect in the style sheets of a site on Vocs.
 *
 * @param root The folder of `styles.css`.
 * @param folder The folder of the configuration.
 */
export function styleNotes(root: string, folder: string): VocsNote[] {
  const file = join(root, 'styles.css');
  const css = existsSync(file) ? withoutComments(readFileSync(file, 'utf8')) : '';
  const notes: VocsNote[] = [];
  const note = (option: string, names: string[], text: string) => {
    if (names.length > 0) notes.push({ option, text: `${text} ${listed(names)}` });
  };
  const classes = namesIn(css, /\.(vocs_\w+)/g).filter((name) => !ownClass.test(name));
  note(
    'styles.css',
    classes.map((name) => `.${name}`),
    'has rules without effect: no element has these classes of Vocs, write those of the page:',
  );
  const addresses = namesIn(css, /\burl\(\s*["']?(\/(?!\/)[^"')?#\s]+)/g);
  const missing = addresses.filter((address) => !existsSync(join(root, 'public', address)));
  note('styles.css', missing, 'names files that public/ does not have:');
  for (const end of ['js', 'cjs', 'mjs', 'ts', 'json']) {
    const option = `postcss.config.${end}`;
    const text = 'has no effect: Tailwind is compiled by itself, and no browser needs prefixes';
    if (existsSync(join(folder, option))) notes.push({ option, text });
  }
  return notes;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, '');
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name]) => name!))].sort();
}

function listed(names: string[]): string {
  const shown = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${shown} and ${names.length - maxNames} more` : shown;
}
