import { expect, it } from 'vitest';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { Site } from '../site/site.ts';
import { pageProblems } from './page-problems.ts';

it.each([
  ['pages/a.mdx', '1:pages/a.mdx'],
  ['components/a.tsx', 'components/a.tsx'],
])('a mistake of an earlier version in %s is in %s', (file, expected) => {
  const problem: Diagnostic = { severity: 'error', rule: 'render', message: 'No', file };
  const site = { root: '/', version: { name: '1' } } as unknown as Site;
  expect(pageProblems(site, [problem])).toMatchObject([
    { message: 'Version 1: No', file: expected },
  ]);
});
