import { join } from 'node:path';
import { renderContent } from '../theme/render/render-content.tsx';
import { fillCode } from './source/code-block.ts';
import { type CompiledPage, createCompiler } from './compile.ts';

/** The folder of the fixtures: the root of the pages that tests compile. */
export const fixtures = join(import.meta.dirname, 'fixtures');
const compiler = createCompiler({ root: fixtures, base: '', pagesDir: 'pages' });
export const compile = (text: string, ending = 'mdx') =>
  compiler.compile({ path: '/a', file: `pages/a.${ending}`, text });
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
/** `severity line:column rule message (hint)` of all diagnostics. */
export const problemsOfPage = ({ facts }: CompiledPage) =>
  facts.diagnostics.map(
    ({ severity, line, column, rule, message, hint }) =>
      `${severity} ${line}:${column} ${rule} ${message}${hint ? ` (${hint})` : ''}`,
  );
