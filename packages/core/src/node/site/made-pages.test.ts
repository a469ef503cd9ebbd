import { expect, it } from 'vitest';
import { loadFeatures, noFeatures } from '../../content/source/features.ts';
import { discoverPages } from './discover.ts';
import { concernsMade } from './made-pages.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
write('pages/index.md', '# Home');
write('pages/rooms.md', '---\nrooms: red blue\n---\n# Rooms');
write(
  'rooms.mjs',
  `export default ({ fails, more = [] }) => ({
    frontMatter: { rooms: { '~standard': { validate: (value) => ({ value }) } } },
    pages(site) {
      if (fails) throw new Error('No house');
      const rooms = site.pages.flatMap(({ path, file, frontMatter }) =>
        frontMatter.rooms.split(' ').map((room) => ({ path: path + '/' + room, file, text: '# ' + room, data: { room } })),
      );
      return [...rooms, ...more];
    },
  });`,
);
const featuresOf = (options: object) =>
  loadFeatures([
    { extension: 'house', file: at('rooms.mjs'), version: '1', folder: at(), options },
  ]);
const discover = async (options: object) =>
  discoverPages(at(), 'pages', { features: await featuresOf(options) });

it('a feature makes pages of the pages with its key, and of nothing', async () => {
  const { pages, diagnostics } = await discover({ more: [{ path: '/all', text: '# All' }] });
  expect(diagnostics).toEqual([]);
  expect(pages.map(({ path, file, made }) => [path, file, made])).toEqual([
    ['/', 'pages/index.md', undefined],
    ['/all', 'pages/all.md', { by: 'house', data: undefined }],
    ['/rooms', 'pages/rooms.md', undefined],
    ['/rooms/blue', 'pages/rooms.md', { by: 'house', data: { room: 'blue' } }],
    ['/rooms/red', 'pages/rooms.md', { by: 'house', data: { room: 'red' } }],
  ]);
});

it('a path that is taken, and a feature that throws, are errors', async () => {
  expect((await discover({ more: [{ path: '/Rooms', text: '' }] })).diagnostics).toMatchObject([
    {
      rule: 'duplicate-path',
      file: 'pages/rooms.md',
      message: expect.stringContaining('a page that house makes'),
    },
  ]);
  expect((await discover({ fails: true })).diagnostics).toMatchObject([
    { rule: 'extension', message: expect.stringMatching(/"house" cannot be made: No house/) },
  ]);
});

it('only pages with a key of a feature concern what it makes', async () => {
  const features = await featuresOf({});
  expect(concernsMade(features, '---\nrooms: red\n---\n')).toBe(true);
  expect(concernsMade(features, '# rooms')).toBe(false);
  expect(concernsMade(noFeatures, '---\nrooms: red\n---\n')).toBe(false);
});
