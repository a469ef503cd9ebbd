import { expect, it } from 'vitest';
import { withoutAnchors } from './anchors.ts';

it('leads from references to anchors to the places of the anchors', () => {
  const tree = { $dynamicAnchor: 'node', items: { $dynamicRef: '#node', title: 'T' } };
  const other = {
    'a/b~c': { $anchor: 'here' },
    use: { $ref: '#here' },
    away: { $ref: '#nowhere' },
  };
  expect(withoutAnchors({ tree, other })).toEqual({
    tree: { ...tree, items: { $ref: '#/tree', title: 'T' } },
    other: { ...other, use: { $ref: '#/other/a~1b~0c' } },
  });
});

it('leads from references to an `$id` to its place, also to places and anchors inside', () => {
  const pet = {
    $id: 'https://shelter.example/schemas/pet',
    $defs: { name: { $anchor: 'name', type: 'string' } },
    properties: {
      // The name of a property.
      $id: { type: 'string' },
      mother: { $ref: '#' },
      name: { $ref: '#/$defs/name' },
      cage: { $ref: 'cage' },
      owner: { $ref: '#/components/schemas/Owner' },
    },
    example: { $id: 'https://shelter.example/schemas/data', $ref: 'cage' },
  };
  const schemas = {
    Pet: pet,
    Cage: { $id: 'https://shelter.example/schemas/cage', type: 'object' },
    Owner: { $id: 'urn:shelter:owner' },
  };
  const uses = [
    'https://shelter.example/schemas/pet',
    'https://shelter.example/schemas/pet#/$defs/name',
    'https://shelter.example/schemas/pet#name',
    'urn:shelter:owner',
    'https://shelter.example/schemas/data',
    'https://shelter.example/api#/components/schemas/Cage',
  ];
  const document = {
    $self: 'https://shelter.example/api',
    components: { schemas },
    uses: uses.map(($ref) => ({ $ref })),
  };
  const found = withoutAnchors(document) as typeof document;
  const place = '#/components/schemas';
  expect(found.uses.map(({ $ref }) => $ref)).toEqual([
    `${place}/Pet`,
    `${place}/Pet/$defs/name`,
    `${place}/Pet/$defs/name`,
    `${place}/Owner`,
    'https://shelter.example/schemas/data',
    `${place}/Cage`,
  ]);
  expect(found.components.schemas.Pet).toEqual({
    ...pet,
    properties: {
      ...pet.properties,
      mother: { $ref: `${place}/Pet` },
      name: { $ref: `${place}/Pet/$defs/name` },
      cage: { $ref: `${place}/Cage` },
    },
  });
});
