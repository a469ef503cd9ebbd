import { expect, it } from 'vitest';
import { readPage, readPages } from '../page-source.ts';
import { report } from '../problem.ts';
import { sdkExports } from './sdk-types.ts';
import { findWrongSignatures } from './signatures.ts';

const pages = readPages();

it('the pages call functions of the SDK by their declared parameters', () => {
  expect(report(findWrongSignatures(pages))).toBe('');
});

it('the types to import are exports of the SDK', () => {
  const { text } = pages
    .flatMap(({ sections }) => sections)
    .find(({ heading }) => heading === 'Types to import')!;
  const names = [...text.matchAll(/`([A-Z]\w+)/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !sdkExports.has(name))).toEqual([]);
});

it('a wrong call is reported with page and line', () => {
  const page = readPage(
    'pages/page.mdx',
    '# Page\n\nCall `clamp(value, max, min)`.\nCall `join(path)`.',
  );
  expect(report(findWrongSignatures([page]))).toBe(
    [
      'site/pages/page.mdx:3 Unexpected clamp(value, max, min), expected (value, min, max)',
      'site/pages/page.mdx:4 Unexpected join(path), expected (...path)',
    ].join('\n'),
  );
});
