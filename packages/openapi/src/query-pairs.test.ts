import { expect, it } from 'vitest';
import { pairsOf } from './query-pairs.ts';

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
