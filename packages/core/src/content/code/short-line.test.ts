import { expect, it } from 'vitest';
import { createHighlighter } from './highlight.ts';
import { shortLine } from './short-line.ts';

const key = 'aB3/+_'.repeat(30);

it('leaves out most of a key, and knows the places behind it', () => {
  const line = `a('${key}', '${key}\\n${key}')`;
  const { short, placeOf } = shortLine(line);
  expect(short).toHaveLength(line.length - 3 * (key.length - 32));
  expect(line.slice(placeOf(short.lastIndexOf(')')))).toBe(')');
  expect(line.slice(placeOf(short.indexOf('\\n')))).toMatch(/^\\n/);
  expect(shortLine('const short = 1;').short).toBe('const short = 1;');
});

it('is one for addresses that differ in words', () => {
  const { short, placeOf } = shortLine(`get('https://a.b/pets/{petId}/pet-owners/v1', [1])`);
  expect(short).toBe(`get('https://a.b/x/{petId}/x-x/v1', [1])`);
  expect(shortLine(`get('https://a.b/users/{petId}/a-bc/v1', [1])`).short).toBe(short);
  expect(placeOf(short.indexOf('['))).toBe(`get('https://a.b/pets/{petId}/pet-owners/v1', `.length);
  expect(shortLine('a / b').short).toBe('a / b');
});

it('changes no token of a line', async () => {
  const { lines } = await createHighlighter();
  const [[...around] = []] = await lines(`f({ a: 'b' })`, 'js');
  const [found] = await lines(`f({ a: '${key}' })`, 'js');
  expect(found).toEqual(around.map((it) => ({ ...it, text: it.text.replace("'b'", `'${key}'`) })));
});
