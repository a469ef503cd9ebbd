import { expect, it } from 'vitest';
import { noFeatures } from '../../content/source/features.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { withMadeItems } from './made-items.ts';

it('items of a feature follow below the first item that links to their page', () => {
  const made = [{ text: 'Blue', link: '/rooms/blue' }];
  const feature = { sidebar: () => ({ '/rooms': made, '/elsewhere': made }) };
  const added = [
    {
      extension: 'rooms',
      version: '1',
      keys: [],
      feature,
      ask: () => () => Promise.resolve(undefined),
    },
  ];
  const rooms = { text: 'Rooms', link: '/rooms.html', items: [{ text: 'Own', link: '/own' }] };
  const config = configOf({
    sidebar: [
      { text: 'Off', link: '/rooms', disabled: true },
      { text: 'Group', items: [rooms] },
      { text: 'Again', link: '/rooms' },
    ],
  });
  const site = { root: '/', cacheFolder: '/', loadedFeatures: { ...noFeatures, added } };
  const { sidebar } = withMadeItems(config, site, []);
  expect(sidebar['/']).toEqual([
    { text: 'Off', link: '/rooms', disabled: true },
    { text: 'Group', items: [{ ...rooms, items: [...rooms.items, ...made] }] },
    { text: 'Again', link: '/rooms' },
  ]);
});
