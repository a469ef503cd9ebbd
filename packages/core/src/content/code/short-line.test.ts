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

it('changes no token of a line', async () => {
  const { lines } = await createHighlighter();
  const [[...around] = []] = await lines(`f({ a: 'b' })`, 'js');
  const [found] = await lines(`f({ a: '${key}' })`, 'js');
  expect(found).toEqual(around.map((it) => ({ ...it, text: it.text.replace("'b'", `'${key}'`) })));
});
