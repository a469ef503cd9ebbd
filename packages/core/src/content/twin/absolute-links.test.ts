import { expect, it } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';
import { htmlMarkdown } from './twin-markdown.ts';

const absolute = (markdown: string) => absoluteLinks(markdown, 'https://docs.example');

it.each([
  ['[a](/b)', '[a](https://docs.example/b)'],
  [
    '![a](/b.png) and [[x] `](/c)`](/d#e)',
    '![a](https://docs.example/b.png) and [[x] `](/c)`](https://docs.example/d#e)',
  ],
  ['[![a](/b.png)](/c)', '[![a](https://docs.example/b.png)](https://docs.example/c)'],
  ['[a](</b c>)', '[a](<https://docs.example/b c>)'],
  ['| [a](/b) |\n| - |', '| [a](https://docs.example/b) |\n| - |'],
])('makes the address absolute: %s', (markdown, expected) => {
  expect(absolute(markdown)).toBe(expected);
});

it.each([
  '[a](#b) [a](b) [a](//other.example/b) [a](https://other.example/b) <https://other.example/b>',
  '```md\n[a](/b)\n```',
  '> ~~~~a`b\n> [a](/b)\n> ~~~~',
  '`` [a](/b) ` ``',
  '\\[a](/b) a](/b)',
  'half [ open\n\na](/b)',
  '',
])('leaves the rest: %s', (markdown) => {
  expect(absolute(markdown)).toBe(markdown);
});

it('knows links from texts that look like links', () => {
  const html = '<p>[a](/b) <a href="/c">[d](/e)</a> <code>[f](/g)</code></p>';
  expect(absolute(htmlMarkdown(html))).toBe(
    '\\[a](/b) [\\[d\\](/e)](https://docs.example/c) `[f](/g)`',
  );
});

it('takes linear time', () => {
  expect(absolute(`${'[a](/b) `c` '.repeat(100_000)}`)).toHaveLength(100_000 * 32);
});
