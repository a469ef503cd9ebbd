import { dirname, join } from 'node:path';
import { renderContent } from '../theme/render/render-content.tsx';
import { englishLabels } from '../shared/config/labels-config.ts';
import { fillCode } from './source/code-block.ts';
import { type CompiledPage, createCompiler } from './compile.ts';
import type { Extension } from '../shared/extension/extension.ts';
import type { FeatureSource } from './source/features.ts';

/** The folder of the fixtures: the root of the pages that tests compile. */
export const fixtures = join(import.meta.dirname, 'fixtures');
const compilerOf = (features: FeatureSource[], texts: Record<string, string> = {}) => {
  const labels = { ...englishLabels, ...texts };
  return createCompiler({ root: fixtures, base: '', pagesDir: 'pages', features, labels });
};
const compileWith =
  (compiler: ReturnType<typeof createCompiler>) =>
  (text: string, ending = 'mdx') =>
    compiler.compile({ path: '/a', file: `pages/a.${ending}`, text });
export const compile = compileWith(compilerOf([]));
export const factsOf = async (text: string, ending?: string) => (await compile(text, ending)).facts;
export const textOf = async (text: string, ending = 'mdx') =>
  textOfPage(await compile(text, ending));
/** The HTML of a compiled page. */
export const textOfPage = ({ code, content, facts: { file } }: CompiledPage) =>
  fillCode(
    renderContent({ content: content!, path: '/a', file, imports: {}, frontMatter: {} }).html,
    code,
  );
export const problemsOf = async (text: string, ending?: string) =>
  problemsOfPage(await compile(text, ending));
/** Compiles pages with the feature of a module, absolute, its thread, and the rules and texts of its extension. */
export function withFeature(
  file: string,
  options?: unknown,
  {
    ownLabels,
    ...given
  }: Pick<FeatureSource, 'rules' | 'thread'> & Pick<Extension, 'ownLabels'> = {},
) {
  const row = { extension: 'test', file, version: '1', folder: dirname(file), options, ...given };
  const compileIt = compileWith(compilerOf([row], ownLabels?.texts));
  return {
    compile: compileIt,
    textOf: async (text: string, ending?: string) => textOfPage(await compileIt(text, ending)),
    problemsOf: async (text: string, ending?: string) =>
      problemsOfPage(await compileIt(text, ending)),
  };
}
/** `severity line:column rule message (hint)` of all diagnostics. */
export const problemsOfPage = ({ facts }: CompiledPage) =>
  facts.diagnostics.map(
    ({ severity, line, column, rule, message, hint }) =>
      `${severity} ${line}:${column} ${rule} ${message}${hint ? ` (${hint})` : ''}`,
  );
