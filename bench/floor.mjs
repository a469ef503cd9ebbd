// The minimum cost of a page of Markdown: markdown-it and Shiki in one thread, one theme, one file
// per page. It took 7.0 s of processor time for 1,000 pages on the machine that the budgets are
// written for (`referenceFloor` in `measure/floor.ts`); the ratio of two floors is the ratio of two
// machines. With `--page` each file is a readable page: with a style sheet and the links of its
// folder.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { bundledLanguages, createHighlighter } from 'shiki';

const style = `
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 72rem; margin: auto; padding: 1rem; display: flex; gap: 3rem; }
nav { flex: 0 0 16rem; }
nav a { display: block; padding: 0.25rem 0; }
main { min-width: 0; }
pre { padding: 1rem; overflow: auto; border: 1px solid #ddd; }
td, th { padding: 0.25rem 0.75rem; border: 1px solid #ddd; text-align: left; }
`;

const [pages, output, form] = process.argv.slice(2);
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
const names = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('.mdx'));
/** The links of each folder, as HTML. */
const links = {};
if (form === '--page') {
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, 'style.css'), style);
  for (const name of names.sort()) {
    const path = name.replace(/\.mdx$/, '');
    links[dirname(path)] = `${links[dirname(path)] ?? ''}<a href="/${path}">${titleOf(name)}</a>`;
  }
}
for (const name of names) {
  const text = readFileSync(join(pages, name), 'utf8').replace(/^---[\s\S]*?---\n/, '');
  for (const [, language] of text.matchAll(/^```(\w+)/gm)) {
    if (language in bundledLanguages) await highlighter.loadLanguage(language);
  }
  const file = join(output, name.replace(/mdx$/, 'html'));
  mkdirSync(dirname(file), { recursive: true });
  const article = markdown.render(text);
  writeFileSync(file, `<!doctype html>${form === '--page' ? pageOf(name, article) : article}`);
}

function titleOf(name) {
  return /^title: (.*)$/m.exec(readFileSync(join(pages, name), 'utf8'))?.[1];
}

function pageOf(name, article) {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const title = `<title>${titleOf(name)}</title><link rel="stylesheet" href="/style.css">`;
  return `<html lang="en">${head}${title}<nav>${links[dirname(name)]}</nav><main>${article}</main>`;
}
