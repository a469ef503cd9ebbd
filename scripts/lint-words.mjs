// The step `lint` of `npm test`: reports words to avoid in pages, components and templates, with file and line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findWords } from './words.mjs';

const root = join(import.meta.dirname, '..');
const folders = [
  'site/pages',
  'site/components',
  'site/live',
  'manual/pages',
  'packages/core/templates',
];

/** What readers read of a component: its text and strings of several words, each in its line. */
function wordsOfComponent(name, code) {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const lines = code.split('\n').map(() => '');
  const visit = (node) => {
    const isRead =
      ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isRead && /\p{L} \p{L}/u.test(node.getText()))
      for (const [index, text] of node.getText().split('\n').entries())
        lines[file.getLineAndCharacterOfPosition(node.getStart()).line + index] += ` ${text}`;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines.join('\n').replaceAll('`', ' ');
}

const found = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // Not the pages in other languages.
    .filter((name) => /\.(?:mdx?|tsx)$/.test(name) && !/^[a-z]{2}[\\/]/.test(name))
    .toSorted()
    .flatMap((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      const words = findWords(
        name.endsWith('.tsx') ? wordsOfComponent(name, text) : text,
        folder.startsWith('site/'),
      );
      return words.map(
        ({ line, word, write }) => `${file}:${line} “${word}” is a word to avoid: write ${write}`,
      );
    }),
);
for (const message of found) console.error(message);
if (found.length > 0) process.exitCode = 1;
