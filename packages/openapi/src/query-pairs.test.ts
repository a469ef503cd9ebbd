import { expect, it } from 'vitest';
import { encodeIn, pairsOf, queryText } from './query-pairs.ts';

const list = '["a",2]';
const object = '{"x":1,"y":"b"}';

it.each([
  ['plain', {}, [['p', 'plain']]],
  ['[no list', {}, [['p', '[no list']]],
  [
    list,
    {},
    [
      ['p', 'a'],
      ['p', '2'],
    ],
  ],
  [list, { explode: false }, [['p', 'a,2']]],
  [
    list,
    { style: 'cookie' },
    [
      ['p', 'a'],
      ['p', '2'],
    ],
  ],
  [list, { style: 'pipeDelimited' }, [['p', 'a|2']]],
  [list, { style: 'simple' }, [['p', 'a,2']]],
  [
    object,
    {},
    [
      ['x', '1'],
      ['y', 'b'],
    ],
  ],
  [object, { explode: false }, [['p', 'x,1,y,b']]],
  ['{"a":{"b":["c"]}}', { style: 'deepObject' }, [['p[a][b][0]', 'c']]],
  [
    object,
    { style: 'deepObject' },
    [
      ['p[x]', '1'],
      ['p[y]', 'b'],
    ],
  ],
])('%s in the style %j is %j', (text, style, pairs) => {
  expect(pairsOf('p', text, style)).toEqual(pairs);
});

const reserved = ":/?#[]@!$&'()*+,;=";

it('an address has the reserved characters that its part may have', () => {
  expect(encodeIn('query', reserved)).toBe("%3A%2F%3F%23%5B%5D%40!%24%26'()*%2B%2C%3B%3D");
  expect(encodeIn('query', reserved, true)).toBe(":/?%23%5B%5D@!$&'()*+,;=");
  expect(encodeIn('path', reserved, true)).toBe(":%2F%3F%23%5B%5D@!$&'()*+,;=");
  expect(encodeIn('query', 'é %2F%2f 5% %zz "', true)).toBe('%C3%A9%20%2F%2f%205%25%20%25zz%20%22');
});

it('a query keeps them in one value alone', () => {
  expect(
    queryText([
      ['a b', 'x:y', true],
      ['c', 'x:y'],
      ['d', '', false],
    ]),
  ).toBe('a%20b=x:y&c=x%3Ay&d=');
  expect(queryText(pairsOf('name', '{"a":1}', { style: 'whole' }))).toBe('%7B%22a%22%3A1%7D');
});
