import { expect, it } from 'vitest';
import { lineHtml } from './line-html.ts';

const tokens = [{ text: 'const', class: 't-keyword' }, { text: ' size = 1' }];
const mark = (start: number, end: number, open: string) => ({ start, end, open });

it('is compact: text without a class has no element', () => {
  expect(lineHtml(tokens)).toBe('<span class="t-keyword">const</span> size = 1');
  expect(lineHtml([])).toBe('');
});

it('escapes every character that HTML knows', () => {
  expect(lineHtml([{ text: '<a b="c&d">' }])).toBe('&lt;a b=&quot;c&amp;d&quot;&gt;');
});

it('puts a mark around part of a token', () => {
  expect(lineHtml(tokens, [mark(6, 10, 'i class="x"')])).toBe(
    '<span class="t-keyword">const</span> <i class="x">size</i> = 1',
  );
});

it('splits a token at a mark that begins within it', () => {
  expect(lineHtml(tokens, [mark(3, 8, 'b')])).toBe(
    '<span class="t-keyword">con</span><b><span class="t-keyword">st</span> si</b>ze = 1',
  );
});

it('nests marks, and splits one that overlaps another', () => {
  expect(lineHtml([{ text: 'abcdef' }], [mark(0, 4, 'i'), mark(1, 2, 'b')])).toBe(
    '<i>a<b>b</b>cd</i>ef',
  );
  expect(lineHtml([{ text: 'abcdef' }], [mark(0, 3, 'i'), mark(2, 5, 'b')])).toBe(
    '<i>ab<b>c</b></i><b>de</b>f',
  );
});
