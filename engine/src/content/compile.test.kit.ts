import { join } from 'node:path';
import { renderContent } from '../theme/render/render-content.tsx';
import { fillCode } from './code/code-block.ts';
import { createCompiler } from './compile.ts';

/** The folder of the fixtures: the root of the pages that tests compile. */
export const fixtures = join(import.meta.dirname, 'fixtures');
const compiler = createCompiler({ root: fixtures, base: '', pagesDir: 'pages' });
export const compile = (text: string, ending = 'mdx') =>
  compiler.compile({ path: '/a', file: `pages/a.${ending}`, text });
export const factsOf = async (text: string, ending?: string) => (await compile(text, ending)).facts;
export const textOf = async (text: string, ending = 'mdx') => {
  const { code, content } = await compile(text, ending);
  const { html } = renderContent({
    content: content!,
    path: '/a',
    file: `pages/a.${ending}`,
    imports: {},
    frontMatter: {},
  });
  return fillCode(html, code);
};
/** `severity line:column rule message (hint)` of all diagnostics. */
export const problemsOf = async (text: string, ending?: string) =>
  (await factsOf(text, ending)).diagnostics.map(
    ({ severity, line, column, rule, message, hint }) =>
      `${severity} ${line}:${column} ${rule} ${message}${hint ? ` (${hint})` : ''}`,
  );
