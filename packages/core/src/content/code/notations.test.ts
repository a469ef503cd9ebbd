import { describe, expect, it } from 'vitest';
import { readNotations } from './notations.ts';

const linesOf = (code: string) =>
  Object.fromEntries([...readNotations(code).lines].map(([line, marks]) => [line, [...marks]]));

describe('a notation', () => {
  it.each([
    ['a // [!code hl]', 'a', 'highlighted'],
    ['a // [!code highlight]', 'a', 'highlighted'],
    ['a // [!code ++]', 'a', 'added'],
    ['a # [!code --]', 'a', 'removed'],
    ['a /* [!code focus] */', 'a', 'focused'],
    ['<b/> <!-- [!code error] -->', '<b/>', 'error'],
    ['<b/> {/* [!code warning] */}', '<b/>', 'warning'],
    ['a -- [!code ++]', 'a', 'added'],
    ['a ; [!code ++]', 'a', 'added'],
    ['a % [!code ++]', 'a', 'added'],
    ['"a": 1, // [!code ++]', '"a": 1,', 'added'],
    ['{{a}} {{! [!code ++] }}', '{{a}}', 'added'],
    ['plain [!code ++]', 'plain', 'added'],
  ])('in %j leaves %j', (line, left, mark) => {
    expect(readNotations(line).code).toBe(left);
    expect(linesOf(line)).toEqual({ 0: [mark] });
  });

  it('preserves a comment with other text', () => {
    expect(readNotations('a // keep this [!code hl]').code).toBe('a // keep this');
    expect(readNotations('a /* keep [!code hl] */').code).toBe('a /* keep */');
  });

  it('may be beside another', () => {
    expect(linesOf('a // [!code focus] [!code ++]')).toEqual({ 0: ['focused', 'added'] });
  });

  it('applies to the given number of lines', () => {
    expect(linesOf('a // [!code hl:3]\nb\nc\nd')).toEqual({
      0: ['highlighted'],
      1: ['highlighted'],
      2: ['highlighted'],
    });
  });

  it('on a line of its own applies to the following lines, and its line is removed', () => {
    const read = readNotations('a\n  // [!code ++:2]\nb\nc');
    expect(read.code).toBe('a\nb\nc');
    expect(read.origin).toEqual([0, 2, 3]);
    expect([...read.lines.keys()]).toEqual([1, 2]);
  });

  it('with an excessive number is limited', () => {
    expect(readNotations('a // [!code hl:999999999]').lines.size).toBeLessThanOrEqual(100_000);
  });
});

describe('what is no notation', () => {
  it.each([
    ['escaped', '// [\\!code hl]', '// [!code hl]'],
    ['within a text', 'a = "[!code hl]" + b', 'a = "[!code hl]" + b'],
    ['of another name', '[!note] text', '[!note] text'],
  ])('stays when it is %s', (_, line, left) => {
    const read = readNotations(line);
    expect(read.code).toBe(left);
    expect(read.lines.size).toBe(0);
  });

  it('is reported if it is unknown, and removed', () => {
    const read = readNotations('x\na // [!code hihglight]');
    expect(read.unknown).toEqual([{ name: 'hihglight', line: 1 }]);
    expect(read.code).toBe('x\na');
  });

  it('is reported if it has no name', () => {
    for (const line of ['a // [!code ]', 'a // [!code   ]'])
      expect(readNotations(line).unknown).toEqual([{ name: '', line: 0 }]);
  });

  it('is found fast among many blanks', () => {
    const blanks = ' '.repeat(3000);
    const start = performance.now();
    for (const line of [`[!code${blanks}`, `a${blanks}[!code hl${blanks}`, `${blanks}[!code hl] x`])
      expect(readNotations(line).code).toBe(line);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('is text behind a backslash, as an include is', () => {
    const { code, unknown } = readNotations('a // [\\!code hl]\n[\\!include ~/a.ts]');
    expect(code).toBe('a // [!code hl]\n[!include ~/a.ts]');
    expect(unknown).toEqual([]);
  });

  it('is a property name of every object', () => {
    expect(readNotations('a // [!code constructor]').unknown).toHaveLength(1);
  });
});

describe('a word', () => {
  it('is marked everywhere, or in the given number of lines', () => {
    expect(readNotations('// [!code word:foo]\nfoo').words).toEqual([
      { text: 'foo', from: 0, to: Number.POSITIVE_INFINITY },
    ]);
    expect(readNotations('a\nfoo // [!code word:foo:1]').words).toEqual([
      { text: 'foo', from: 1, to: 2 },
    ]);
  });

  it('may contain a colon, escaped', () => {
    expect(readNotations('// [!code word:a\\:b]\na:b').words[0]?.text).toBe('a:b');
  });
});
