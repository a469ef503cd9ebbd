// The least that a page of Markdown can cost: markdown-it and Shiki in one thread, one theme, one
// file a page. `baselines` of the design took 7.0 s of processor time for 1,000 pages on the machine
// that the budgets are written for; the ratio of two floors is the ratio of two machines.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { bundledLanguages, createHighlighter } from 'shiki';

const [pages, output] = process.argv.slice(2);
const highlighter = await createHighlighter({ langs: [], themes: ['github-light'] });
const markdown = MarkdownIt({
  html: true,
  highlight: (code, language) =>
    highlighter.codeToHtml(code, {
      lang: highlighter.getLoadedLanguages().includes(language) ? language : 'text',
      theme: 'github-light',
    }),
});
rmSync(output, { recursive: true, force: true });
for (const name of readdirSync(pages, { recursive: true })) {
  if (!name.endsWith('.mdx')) continue;
  const text = readFileSync(join(pages, name), 'utf8').replace(/^---[\s\S]*?---\n/, '');
  for (const [, language] of text.matchAll(/^```(\w+)/gm)) {
    if (language in bundledLanguages) await highlighter.loadLanguage(language);
  }
  const file = join(output, name.replace(/mdx$/, 'html'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `<!doctype html>${markdown.render(text)}`);
}
