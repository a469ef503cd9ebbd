import { expect, it } from 'vitest';
import { detectClaims } from './detect.ts';

const claims = (...lines: string[]) =>
  detectClaims('pages/page.mdx', lines.join('\n')).map(
    ({ kind, line, text }) => `${line} ${kind} ${text}`,
  );

it('code, facts and numbers of the prose are claims, in digits and in words', () => {
  expect(
    claims(
      'Call `useSize(ref)` <code>{facts.apiHost}</code> {facts.frameHeight} 25 % in two steps',
    ),
  ).toEqual([
    '1 code useSize(ref)',
    '1 code facts.apiHost',
    '1 code facts.frameHeight',
    '1 number 25',
    '1 number two',
  ]);
});

it('three spans of code in a row are a list as well', () => {
  expect(claims('One of `a`, [`b`](/b) and `c`, or `d` alone.')).toEqual(
    [
      '1 list `a`, [`b`] and `c`, or `d`',
      ...['a', 'b', 'c', 'd'].map((name) => `1 code ${name}`),
    ].map((claim) => expect.stringContaining(claim.split(',')[0]!)),
  );
});

it('every cell is a claim, and what it says of a name', () => {
  const found = claims(
    '| Field | Type |',
    '|---|---|',
    '| `name` | string, required |',
    '| `to` | 3 |',
  );
  expect(found).toEqual([
    '3 code name',
    '3 cell string, required',
    '3 flag required',
    '4 code to',
    '4 number 3',
  ]);
});

it('samples, addresses, tags, imports and the numbers of lists are none', () => {
  const fence = ['```ts twoslash', 'const one = 1;', '```'];
  expect(claims("import { a } from './a1.ts'", '', '1. [Text](/page-2#part-3)', ...fence)).toEqual(
    [],
  );
  expect(claims('<Area title="3 areas">', '', ':::note[Two]', '<Flow count={4} />')).toEqual([
    '3 number Two',
  ]);
});

it('a flag is a claim where something is named', () => {
  expect(claims('The step is optional.', 'The `id` is optional.')).toEqual([
    '2 code id',
    '2 flag optional',
  ]);
});

it('front matter counts where a reader sees it', () => {
  expect(claims('---', 'title: Three hooks', 'layout: 12', '---')).toEqual(['2 number Three']);
});
