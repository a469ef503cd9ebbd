import type { Audience } from '../../shared/page/renderer.ts';
import { renderContent } from '../../theme/render/render-content.tsx';
import { createCompiler } from '../compile.ts';
import { htmlMarkdown } from '../twin/twin-markdown.ts';

const compiler = createCompiler({ root: import.meta.dirname, base: '', pagesDir: 'pages' });
/** Compiles the text of a page. */
export const compile = (text: string, ending = 'mdx') =>
  compiler.compile({ path: '/a', file: `pages/a.${ending}`, text });

/** `severity line:column rule message (hint)` of all diagnostics. */
export async function problemsOf(text: string, ending?: string): Promise<string[]> {
  const { diagnostics } = (await compile(text, ending)).facts;
  return diagnostics.map(
    ({ severity, line, column, rule, message, hint }) =>
      `${severity} ${line}:${column} ${rule} ${message}${hint ? ` (${hint})` : ''}`,
  );
}

/** The HTML of a page's content for an audience. */
export async function htmlOf(
  text: string,
  ending = 'mdx',
  audience: Audience = 'html',
): Promise<string> {
  const { content } = await compile(text, ending);
  const input = { path: '/a', file: `pages/a.${ending}`, imports: {}, frontMatter: {} };
  return renderContent({ ...input, content: content!, audience }).html;
}

/** The Markdown twin of a page's content. */
export async function twinOf(text: string): Promise<string> {
  return htmlMarkdown(await htmlOf(text, 'mdx', 'md'));
}
