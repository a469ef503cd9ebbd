import { expect, it } from 'vitest';
import { partOf } from './part-of.ts';

const text = [
  '---\ntitle: A\n---',
  '```md\n## Two\n```',
  'One {#first}\n---',
  'Of one.',
  '- ### Below',
  '## Two *marks*',
  'Of two.',
].join('\n\n');

/** The lines of a part that are not empty. */
const linesOf = (from: string, file = 'a.md', of = text) =>
  partOf(of, from, file)?.split('\n').filter(Boolean);

it.each([
  ['a.md#first', ['One {#first}', '---', 'Of one.', '- ### Below']],
  ['a.md#below', ['- ### Below']],
  ['a.md#two-marks', ['## Two *marks*', 'Of two.']],
  ['a.md#two-marks{3}', ['Of two.']],
  ['a.md#two', undefined],
])('the part %s', (from, lines) => {
  expect(linesOf(from)).toEqual(lines);
});

it('a part of a page that does not parse is the page: its compiler reports the mistake', () => {
  expect(linesOf('a.mdx#one', 'a.mdx', '# One\n\n<Open>')).toEqual(['# One', '<Open>']);
});

it('a file that is no page has regions only', () => {
  expect(linesOf('a.ts#one', 'a.ts', '# One\n\nconst a = {')).toBeUndefined();
});
