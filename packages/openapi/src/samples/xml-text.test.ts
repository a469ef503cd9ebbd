import { expect, it } from 'vitest';
import { createResolve } from '../document/references.ts';
import { isXml, xmlText } from './xml-text.ts';

const string = { type: 'string' };
const Pet = {
  type: 'object',
  xml: { name: 'pet', prefix: 'p', namespace: 'https://a.example/?a&b' },
  properties: {
    id: { type: 'integer', xml: { attribute: true } },
    name: { ...string, xml: { name: 'called' } },
    tags: {
      type: 'array',
      xml: { wrapped: true, name: 'tags' },
      items: { ...string, xml: { name: 'tag' } },
    },
    photos: { type: 'array', items: string },
    none: string,
  },
};
const resolve = createResolve({ Pet });

it('an example is written with the names, attributes and wrappers of its schema', () => {
  const pet = { id: 1, name: '<Rex>', tags: ['a', 'b'], photos: [1, 2], none: null };
  expect(xmlText(pet, { $ref: '#/Pet' }, resolve)).toBe(
    `<p:pet xmlns:p="https://a.example/?a&amp;b" id="1">
  <called>&lt;Rex&gt;</called>
  <tags>
    <tag>a</tag>
    <tag>b</tag>
  </tags>
  <photos>1</photos>
  <photos>2</photos>
  <none/>
</p:pet>`,
  );
});

it('the first element has the name of the schema, or is the root', () => {
  expect(xmlText({}, { type: 'object' }, resolve)).toBe('<root/>');
  expect(xmlText('a', { $ref: '#/Other' }, createResolve({ Other: string }))).toBe(
    '<Other>a</Other>',
  );
});

it.each([
  ['application/xml', true],
  ['text/xml; charset=utf-8', true],
  ['application/problem+xml', true],
  ['application/json', false],
  ['application/xml-dtd', false],
])('%s: %s', (type, is) => {
  expect(isXml(type)).toBe(is);
});
