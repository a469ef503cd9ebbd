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
