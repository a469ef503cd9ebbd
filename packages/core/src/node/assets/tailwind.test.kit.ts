import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages with the interface of Tailwind: their classes are the words of the sources. */
export function installTailwind(folder: string): void {
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const manifest = (name: string) => JSON.stringify({ name, type: 'module', main: 'index.js' });
  write('node_modules/@tailwindcss/node/package.json', manifest('@tailwindcss/node'));
  write(
    'node_modules/@tailwindcss/node/index.js',
    `export const compile = async (css) => ({ root: null, sources: [], build: (words) =>
      '@layer theme,base,utilities;@layer theme{:root{--x:1}}' +
      '@layer base{html{text-size-adjust:100%}*{margin:0}*{--tw-a:0}}' +
      '@layer utilities{' + words.map((word) => '.' + word + '{a:b}').join('') + '}' +
      css.replace(/@import[^;]*;/, '') });`,
  );
  write('node_modules/@tailwindcss/oxide/package.json', manifest('@tailwindcss/oxide'));
  write(
    'node_modules/@tailwindcss/oxide/index.js',
    `export class Scanner {
      scan() { return []; }
      scanFiles(files) { return files.flatMap(({ content }) => content.match(/\\w+/g) ?? []); }
    }`,
  );
}
