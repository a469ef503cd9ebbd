import { type ESTree, parseSync } from 'vite';

/**
 * Parses JavaScript or TypeScript, with or without JSX. Of a module with syntax errors the tree may be empty.
 *
 * @param file Its extension determines the language.
 */
export function parseModule(source: string, file: string): ESTree.Program {
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
  return parseSync(file, source, { lang, preserveParens: false }).program;
}
