// The least that a page of Markdown can cost: markdown-it and Shiki in one thread, one theme, one
// file a page, which is the article, the links of its folder and one style sheet. `baselines` of the
// design took 7.0 s of processor time for 1,000 pages on the machine that the budgets are written for;
// the ratio of two floors is the ratio of two machines.
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
const names = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('.mdx'));
const sources = names.sort().map((name) => {
  const source = readFileSync(join(pages, name), 'utf8');
  return {
    path: name.replace(/\.mdx$/, ''),
    title: /^title: (.*)$/m.exec(source)?.[1],
    text: source.replace(/^---[\s\S]*?---\n/, ''),
  };
});
/** The links of each folder, as HTML. */
const links = {};
for (const { path, title } of sources) {
  const folder = dirname(path);
  links[folder] = `${links[folder] ?? ''}<a href="/${path}">${title}</a>`;
}
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
writeFileSync(join(output, 'style.css'), style);
for (const { path, title, text } of sources) {
  for (const [, language] of text.matchAll(/^```(\w+)/gm)) {
    if (language in bundledLanguages) await highlighter.loadLanguage(language);
  }
  const file = join(output, `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/style.css"><nav>${links[dirname(path)]}</nav><main>${markdown.render(text)}</main>`,
  );
}
