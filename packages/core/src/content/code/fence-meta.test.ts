import { describe, expect, it } from 'vitest';
import { fenceMeta } from './fence-meta.ts';

describe('the language', () => {
  it.each([
    ['', ''],
    ['ts', 'ts'],
    ['TSX twoslash', 'tsx'],
    ['ts{1}', 'ts'],
    ['ts:line-numbers {1}', 'ts'],
    [' [no language]', ''],
    [' {2}', ''],
    ['c++', 'c++'],
    ['objective-c title="a b"', 'objective-c'],
    ['title="x"', ''],
  ])('of %j is %j', (info, language) => {
    expect(fenceMeta(info).language).toBe(language);
  });
});

describe('the title', () => {
  it.each([
    ['ts [file.ts]', 'file.ts'],
    ['ts title="my file.ts"', 'my file.ts'],
    ["ts title='a [b] {c}'", 'a [b] {c}'],
    ['ts title=short.ts', 'short.ts'],
    ['ts title="wins" [loses]', 'wins'],
    ['ts title="[!]" {1}', '[!]'],
    ['ts subtitle="x"', undefined],
    ["ts [PartProps<'Logo'>] {1}", "PartProps<'Logo'>"],
    ['ts', undefined],
  ])('of %j is %j', (info, title) => {
    expect(fenceMeta(info).title).toBe(title);
  });
});

describe('highlighted lines', () => {
  it.each([
    ['ts {1,3-5}', [1, 3, 4, 5]],
    ['ts{2}', [2]],
    ['ts { 1 , 2 }', [1, 2]],
    ['ts {5-3}', []],
    ['ts {a}', []],
    ['ts title="{1}"', []],
  ])('of %j are %j', (info, highlighted) => {
    expect(fenceMeta(info).highlighted).toEqual(highlighted);
  });

  it('of an endless range are limited', () => {
    expect(fenceMeta('ts {1-999999999999}').highlighted.length).toBeLessThanOrEqual(100_000);
  });
});

describe('line numbers', () => {
  it.each([
    ['ts showLineNumbers', 1],
    ['ts showLineNumbers=7 [x]', 7],
    ['ts:line-numbers {1}', 1],
    ['ts:line-numbers=2', 2],
    ['ts title="showLineNumbers"', undefined],
    ['ts', undefined],
  ])('of %j begin with %j', (info, firstLine) => {
    expect(fenceMeta(info).firstLine).toBe(firstLine);
  });
});

it('filename and the words of features are read whole', () => {
  expect(fenceMeta('ts checked filename="a.ts"', { checked: /^$/ })).toMatchObject({
    own: { checked: '' },
    filename: 'a.ts',
  });
  expect(fenceMeta('ts checkedy', { checked: /^$/ })).toMatchObject({
    own: {},
    filename: undefined,
  });
});

describe('unknown words', () => {
  it.each([
    ['ts foo bar', ['foo', 'bar']],
    ['ts [a.ts] titel="x y" {1}', ['titel="x y"']],
    ['ts showLineNumber', ['showLineNumber']],
    ['ts showLineNumbers={false}', ['showLineNumbers={false}']],
    ['sh:active [npm]', [':active']],
    ['ts {a} {5-3} {1,,2} {}', ['{a}', '{5-3}', '{1,,2}', '{}']],
    ['ts /word/ "quoted text"', ['/word/', '"quoted text"']],
    ['ts title', ['title']],
    ['ts [no end', ['[no', 'end']],
  ])('of %j are %j', (info, expected) => {
    expect(fenceMeta(info).unknown.map(({ word }) => word)).toEqual(expected);
  });

  it.each([
    '',
    'ts',
    'TSX live [src/a b.tsx] {1, 3-5} showLineNumbers=7',
    'ts:line-numbers=2 {2}',
    'ts:no-line-numbers',
    'ts{1}[a]',
    'ts showLineNumbers{1}',
    `ts title='a [b] {c}' filename="x y.ts"`,
    'ts title=a/b.ts',
    ' [no language]',
  ])('are not in %j', (info) => {
    expect(fenceMeta(info).unknown).toEqual([]);
  });

  it('are reported with the nearest valid word', () => {
    expect(fenceMeta('ts titel="x" xyz').unknown.map(({ hint }) => hint)).toEqual([
      'Did you mean "title"?',
      expect.stringContaining('showLineNumbers'),
    ]);
  });
});

describe('a sample that runs', () => {
  it.each([
    ['tsx live=vev', 'vev'],
    ['tsx live="vev" [live]', 'vev'],
    ['tsx live', ''],
    ['tsx live="off: a test"', 'off: a test'],
    ['tsx [live]', undefined],
    ['tsx title="live=x"', undefined],
    ['tsx alive=vev', undefined],
    ['live', undefined],
  ])('%j names the host %j', (info, live) => {
    expect(fenceMeta(info).live).toBe(live);
  });
});
