import { expect, it } from 'vitest';
import { placeOf, readJson } from './json-text.ts';

it.each([
  ['{"a":1}'],
  [' [1, -2.5e3, "a\\u00e9\\n", true, null, {}, []] '],
  ['{"a":{"b":[{"c":"d"}]}}'],
  ['""'],
  ['{"":""}'],
])('reads %s', (text) => {
  expect(readJson(text)).toHaveProperty('node');
  expect(JSON.parse(text)).toBeDefined();
});

it.each([
  ['', 'the end, expected a value', 0],
  ['{', 'the end, expected a key in double quotes', 1],
  ['{"a" 1}', '1, expected a colon behind the key', 5],
  ['{"a":1,}', '}, expected a key behind the comma: JSON allows no comma at the end', 7],
  ['[1 2]', '2, expected a comma or ]', 3],
  ['{"a":1} x', 'a word without quotes, expected double quotes around texts and keys', 8],
  ["{'a':1}", "a single quote, expected double quotes: '\"'", 1],
  ['// a\n{}', 'a comment, expected none: JSON has no comments', 0],
  ['{"a":"b\n"}', 'a text without an end, expected a closing quote on the same line', 5],
  ['{"a":01}', '01, expected a value', 5],
  ['{"a":#}', '#, expected a value', 5],
])('says where %j is not JSON', (text, message, from) => {
  expect(readJson(text)).toMatchObject({ problem: { message: `Unexpected ${message}`, from } });
  expect(() => void JSON.parse(text)).toThrow();
});

it('agrees with JSON.parse on texts with one letter changed', () => {
  const text = '{"key": "k", "on": true, "library": {"key": "p", "list": [1, 2.5]}}';
  for (let at = 0; at < text.length; at++)
    for (const letter of ['', ',', '"', '}', ' ', '1', 'e', '\\', '-']) {
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      let isJson = true;
      try {
        JSON.parse(changed);
      } catch {
        isJson = false;
      }
      expect('node' in readJson(changed), changed).toBe(isJson);
    }
});

it('refuses a text that is nested too deeply', () => {
  expect(readJson('['.repeat(100_000))).toMatchObject({
    problem: { message: expect.stringContaining('at most 100 levels') },
  });
});

it('counts lines and columns from 1', () => {
  expect(placeOf('a\nbc', 3)).toEqual({ line: 2, column: 2 });
});
