import { expect, it } from 'vitest';
import { inventoryOf } from './inventory.ts';
import type { ApiDocument } from './read-document.ts';

/** The ids of the operations of paths, each of which has one GET with an id or none, by their paths. */
function idsOf(operations: [path: string, operationId: string | undefined][]) {
  const paths = Object.fromEntries(
    operations.map(([path, operationId]) => [path, { get: { operationId } }]),
  );
  const { tags } = inventoryOf({ root: { paths } } as unknown as ApiDocument);
  return Object.fromEntries(
    tags.flatMap(({ entries }) => entries.map(({ path, id }) => [path, id])),
  );
}

it.each([
  ['issues/create', 'issues-create'],
  ['youtube.videos.list', 'youtube-videos-list'],
  ['GetPet::byName', 'get-pet-by-name'],
  ['one_clicks_list', 'one_clicks_list'],
  ["/Owner's pets/", 'owners-pets'],
  ['部屋/一覧', '部屋-一覧'],
  ['★', 'get-pets-id'],
  [undefined, 'get-pets-id'],
])('the operation %s is %s', (operationId, id) => {
  expect(idsOf([['/pets/{id}', operationId]])).toEqual({ '/pets/{id}': id });
});

it('operations whose names meet have ids that do not depend on their order', () => {
  const operations: [string, string | undefined][] = [
    ['/a', 'pets/list'],
    ['/b', 'pets-list'],
    ['/c', 'pets.list'],
    ['/d', 'roomsAll'],
    ['/e', 'rooms_all'],
    ['/rooms', 'getRooms'],
    ['/v2/rooms', 'get.rooms'],
    ['/other', 'get-other-1'],
  ];
  const ids = idsOf(operations);
  expect(ids).toEqual({
    '/a': 'get-a',
    '/b': 'pets-list',
    '/c': 'get-c',
    '/d': 'rooms-all',
    '/e': 'rooms_all',
    '/rooms': 'get-rooms',
    '/v2/rooms': 'get-v2-rooms',
    '/other': 'get-other-1',
  });
  expect(idsOf(operations.toReversed())).toEqual(ids);
});

it('operations with the same id have different ones', () => {
  expect(
    new Set(
      Object.values(
        idsOf([
          ['/a', 'x'],
          ['/b', 'x'],
          ['/a-b', ''],
          ['/a/b', ''],
        ]),
      ),
    ).size,
  ).toBe(4);
});
