import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const classesOf = (text: string, name: string) =>
  tokensOf(text, name).flatMap(({ text: token, class: found }) => (found ? [[token, found]] : []));

test('the tokens of a text make up the text', () => {
  const texts = [
    "const a = 'b';\n// c\n",
    '`${d} not closed',
    "<p>don't</p>",
    '/* open',
    '🙂 ⟨≠⟩ "',
    '',
  ];
  for (const text of texts)
    for (const name of ['x.tsx', 'x.css', 'x.html', 'x'])
      expect(
        tokensOf(text, name)
          .map((token) => token.text)
          .join(''),
      ).toBe(text);
});

test('the class of a word depends on its neighbours', () => {
  expect(
    classesOf('const name = load(user.id, 1);', 'x.ts').filter(([, it]) => it !== 't-punctuation'),
  ).toEqual([
    ['const', 't-keyword'],
    ['load', 't-function'],
    ['id', 't-property'],
    ['1', 't-number'],
  ]);
});
