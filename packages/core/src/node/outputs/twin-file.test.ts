import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { german } from '../../shared/config/translated-labels.ts';
import { notFoundTwin, twinContent, twinHead } from './twin-file.ts';

const config = configOf({ title: 'Site', baseUrl: 'https://docs.example' }, '/docs');
const withoutAddress = configOf({ title: 'Site', labels: german }, '/docs');

it('leads to llms.txt in its first line', () => {
  expect(twinHead(config, { frontMatter: {} })).toBe(
    '> [Index for AI agents (llms.txt)](https://docs.example/docs/llms.txt)\n\n',
  );
  expect(twinHead(withoutAddress, { frontMatter: {} })).toBe(
    '> [Verzeichnis für KI-Agenten (llms.txt)](/docs/llms.txt)\n\n',
  );
});

it('has only the front matter that says what the page is', () => {
  const frontMatter = {
    ...{ layout: 'docs', aliases: { a: 'b' }, readingTime: true, 'x-own': 1, draft: true },
    ...{ title: 'A: "b"', description: 'c\nd', date: '2026-01-31', tags: ['e'], authors: 'f' },
  };
  expect(twinHead(config, { frontMatter })).toMatch(
    /^---\ntitle: 'A: "b"'\ndescription: \|-\n {2}c\n {2}d\nauthors: f\ndate: 2026-01-31\ntags:\n {2}- e\n---\n\n> \[/,
  );
});

it('has absolute links if the site has an address, else links under the base', () => {
  expect(twinContent(config, '[a](/docs/b)')).toBe('[a](https://docs.example/docs/b)');
  expect(twinContent(withoutAddress, '[a](/docs/b)')).toBe('[a](/docs/b)');
});

it('says that there is no page, and leads home', () => {
  expect(notFoundTwin(config)).toMatch(
    /llms\.txt\)\n\n# Page Not Found\n\n.*\n\n\[Go to Home Page\]\(https:\/\/docs\.example\/docs\)\n$/,
  );
});
