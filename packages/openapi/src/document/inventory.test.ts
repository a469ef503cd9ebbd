import { expect, it } from 'vitest';
import { inventoryOf } from './inventory.ts';
import type { ApiDocument } from './read-document.ts';

const titleOf = (operation: object) => {
  const root = { paths: { '/pets': { get: operation } } };
  return inventoryOf({ root } as unknown as ApiDocument).tags[0]!.entries[0]!.title;
};

it.each([
  ['its summary', { summary: 'List  pets', operationId: 'getPets' }, 'List pets'],
  ['one word', { summary: 'GitHub', operationId: 'getPets' }, 'GitHub'],
  ['words, if it repeats the id', { summary: 'GetPets', operationId: 'GetPets' }, 'Get pets'],
  [
    'words, if it is one long name',
    { summary: 'PostAccountsAccountPersons' },
    'Post accounts account persons',
  ],
  ['the id in words', { operationId: 'get_pets' }, 'Get pets'],
  ['method and path', {}, 'GET /pets'],
])('the title of an operation is %s', (_, operation, title) => {
  expect(titleOf(operation)).toBe(title);
});
