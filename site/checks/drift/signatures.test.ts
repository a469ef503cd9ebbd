import { describe, expect, it } from 'vitest';
import { readPage, readPages } from '../page-source.ts';
import { report } from '../problem.ts';
import { findWrongSignatures, readTypeNames } from './signatures.ts';

describe('what the pages write in code', { timeout: 60_000 }, () => {
  const pages = readPages();

  it('calls functions of the SDK by their declared parameters', () => {
    expect(report(findWrongSignatures(pages))).toBe('');
  });

  it('names types that the SDK exports', () => {
    const names = readTypeNames();
    const tables = pages.flatMap((page) =>
      page.tables.filter(({ heading }) => heading === 'Types to import'),
    );
    const written = tables.flatMap(({ file, rows }) =>
      rows.flatMap(({ line, cells }) =>
        [...cells[0]!.matchAll(/`(\w+)/g)].map(([, name]) => ({ file, line, name: name! })),
      ),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it('is reported with page and line when it is wrong', () => {
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
});
