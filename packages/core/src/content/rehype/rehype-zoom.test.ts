import { expect, it } from 'vitest';
import { textOfPage } from '../compile.test.kit.ts';
import { createCompiler } from '../compile.ts';
import { twinMarkdown } from '../twin/twin-markdown.ts';
import { parseHtml } from '../base/parse-html.ts';

const compiler = createCompiler({
  root: import.meta.dirname,
  base: '',
  pagesDir: 'pages',
  markdown: { imageZoom: true },
});
const compiled = (text: string) => compiler.compile({ path: '/a', file: 'pages/a.md', text });

it('an image of the text has a button, and is in the twin once', async () => {
  const page = await compiled(
    '![Hills](https://a.example/hills.png) and ![Sea](https://a.example/sea.png)',
  );
  expect(page.facts.diagnostics).toEqual([]);
  const html = textOfPage(page);
  expect(html).toContain('aria-label="Enlarge Hills"');
  expect(html).toMatch(/popovertarget="docs-zoom-2"/i);
  expect(twinMarkdown(parseHtml(html))).toBe(
    '![Hills](https://a.example/hills.png) and ![Sea](https://a.example/sea.png)\n',
  );
});

it.each([
  '[![Hills](https://a.example/hills.png)](https://a.example)',
  '<img src="https://a.example/line.png" alt="">',
  ':::cards\n- ![Hills](https://a.example/hills.png) **Hills**\n:::',
])('%j is no picture to enlarge', async (text) => {
  expect(textOfPage(await compiled(text))).not.toContain('Zoom');
});

it('ids are unique, in headings and on the image itself', async () => {
  const html = textOfPage(
    await compiled('## Zoom 1\n\n<img id="hills" src="https://a.example/hills.png" alt="Hills">'),
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['zoom-1', 'hills', 'docs-zoom-1']);
});

it('the enlarged image is as wide as its widest file, whatever its size on the page', async () => {
  const [small, large] = [480, 1200].map((width) => `https://a.example/${width}.png ${width}w`);
  const html = textOfPage(
    await compiled(
      `<img src="https://a.example/a.png" alt="Hills" srcset="${small}, ${large}" sizes="46rem">`,
    ),
  );
  const sizes = [...html.matchAll(/ sizes="([^"]*)"/g)].map(([, each]) => each);
  expect(sizes).toEqual(['46rem', 'min(100vw, 1200px)']);
});
