import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { createRandom } from '../../../../../tests/robustness/mutate.ts';
import { remarkAddresses } from './remark-addresses.ts';

const plain = unified().use(remarkParse).use(remarkGfm).freeze();
const quick = unified().use(remarkParse).use(remarkGfm).use(remarkAddresses).freeze();

const parts = [
  ...['https://a.example', 'HTTP://', 'www.a.example', 'www', '://', 'ftp://x', 'mailto:', 'xmpp:'],
  ...['a@b.example', '@', '\\@', '&#64;', '&commat;', '&colon;', '.', '\\.', '/', '\\:', '&amp;'],
  ...[
    'word',
    '_',
    '*',
    '`',
    '[',
    '](',
    ')',
    '<',
    '>',
    '|',
    '\n',
    '\n\n',
    ' ',
    '- ',
    '# ',
    '> ',
    '~',
  ],
];

it('reads the same tree as GFM, of texts with and without addresses', () => {
  const random = createRandom(1);
  for (let at = 0; at < 200; at++) {
    const text = Array.from({ length: 1 + random.below(9) }, () => random.pick(parts)).join('');
    expect(quick.parse(text), JSON.stringify(text)).toEqual(plain.parse(text));
  }
});

it.each([
  'me@a.example',
  'a&#64;b.example',
  'a\\@b.example',
  'http\\://a.example',
  'www&period;a.example',
])('reads %s as GFM does', (text) => expect(quick.parse(text)).toEqual(plain.parse(text)));
