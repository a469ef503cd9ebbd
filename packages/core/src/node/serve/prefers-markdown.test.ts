import { expect, it } from 'vitest';
import { acceptCases } from './accept-cases.test.kit.ts';
import { prefersMarkdown } from './prefers-markdown.ts';

it.each(acceptCases)('Accept: %s', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});

it('takes a client without the header for a browser', () => {
  expect(prefersMarkdown(undefined)).toBe(false);
});
