import { expect, it } from 'vitest';
import { readPages } from '../page-source.ts';
import { missingNames } from './missing.ts';
import { names } from './names.ts';

const pages = readPages();

it('every page of the specification has its names in the list', () => {
  const files = pages
    .map(({ file }) => file.replace('pages/', ''))
    .filter((file) => !file.startsWith('guides/'));
  expect(Object.keys(names).toSorted()).toEqual(files);
  expect(files).toHaveLength(24);
});

it('every name of the specification stands on its page', () => {
  expect(missingNames(pages, names)).toEqual([]);
});

it('names what a page lacks', () => {
  const asked = { 'cli/tailwind.mdx': { file: ['`content`', '`noSuchKey`'] } };
  expect(missingNames(pages, asked)).toEqual([
    'site/pages/cli/tailwind.mdx: `noSuchKey` (file) is missing',
  ]);
});
