import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { testFolder } from '../../core/src/node/files/test-folder.test.kit.ts';
import { responsivePictures } from './responsive-pictures.ts';

const { at: inSite, write } = testFolder();
beforeEach(() => {
  mkdirSync(inSite('pages/guide'), { recursive: true });
  mkdirSync(inSite('public'));
});

const widths = [20, 40, 80];

/** A picture of noise, which no format can make small. */
async function draw(file: string, width = 60, height = 30): Promise<void> {
  const data = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => (at * 7919 + (at >> 3) * 104729) % 256,
  );
  await sharp(data, { raw: { width, height, channels: 3 } }).toFile(inSite(file));
}

/** The properties of the image after the plugin, and the messages of the page. */
async function run(src: string, options = {}) {
  const image: Element = { type: 'element', tagName: 'img', properties: { src }, children: [] };
  const tree: Root = { type: 'root', children: [image] };
  const file = new VFile({ cwd: inSite(), path: 'pages/guide/index.md' });
  await responsivePictures({ widths, ...options })(tree, file);
  return { ...image.properties, messages: file.messages.map(({ reason }) => reason) };
}

it('has each width that the picture has, in the smaller format, and keeps the picture', async () => {
  await draw('pages/guide/the room, 1.png');
  const found = await run('./the%20room,%201.png');
  expect(found.src).toBe('./the%20room,%201.png');
  const each =
    /^\.\.\/\.\.\/\.docs\/pictures\/the-room--1-(\d+)-[\da-f]{10}\.(?:avif|webp) (\d+)w$/;
  const [small, middle, whole, ...more] = String(found['srcSet']).split(', ');
  expect([small, middle].map((it) => each.exec(it!)?.slice(1))).toEqual([
    ['20', '20'],
    ['40', '40'],
  ]);
  // No format makes noise smaller than the picture itself.
  expect([whole, ...more]).toEqual(['the%20room%2C%201.png 60w']);
  expect(found['sizes']).toBe('(min-width: 48rem) 46rem, 100vw');
});

it('has its color while it loads, unless one could see it through the picture', async () => {
  const plain = (file: string, alpha: number) =>
    sharp({
      create: { width: 60, height: 30, channels: 4, background: { r: 200, g: 40, b: 40, alpha } },
    })
      .png({ compressionLevel: 0 })
      .toFile(inSite(file));
  await plain('public/red.png', 1);
  await plain('public/glass.png', 0.5);
  // The format of the variant rounds.
  expect((await run('/red.png'))['style']).toMatch(
    /^background-color:#c[5-9a-b]2[5-9a-b]2[5-9a-b]$/,
  );
  const glass = await run('/glass.png');
  expect(glass['srcSet']).toBeDefined();
  expect(glass['style']).toBeUndefined();
});

it('makes a file once, and others of a picture that has changed', async () => {
  await draw('public/room.png');
  await run('/room.png');
  const folder = inSite('.docs/pictures');
  const dates = () =>
    readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]);
  const before = dates();
  expect(before).toHaveLength(6);
  const again = await run('/room.png');
  expect(dates()).toEqual(before);
  await draw('public/room.png', 60, 40);
  expect((await run('/room.png'))['srcSet']).not.toBe(again['srcSet']);
});

it('leaves out variants that are larger than the picture, files of others and those that are missing', async () => {
  // So bad that no other format is smaller.
  await draw('public/room.png');
  const bytes = await sharp(inSite('public/room.png')).webp({ quality: 1 }).toBuffer();
  await sharp(bytes).resize(30).webp({ quality: 1 }).toFile(inSite('public/bad.webp'));
  for (const src of [
    '/white.png',
    'https://a.example/a.png',
    '//a.example/a.png',
    '/gone.png',
    './a.svg',
    '',
  ])
    expect(await run(src)).toEqual({ src, messages: [] });
});

it('names a picture that cannot be read', async () => {
  write('public/broken.png', 'no picture');
  const { messages, ...others } = await run('/broken.png');
  expect(others).toEqual({ src: '/broken.png' });
  expect(messages).toEqual([
    expect.stringMatching(/^The picture "public\/broken\.png" cannot be read: /),
  ]);
});

it('names a picture that ends too early in one line', async () => {
  await draw('public/whole.jpg', 600, 300);
  write('public/cut.jpg', readFileSync(inSite('public/whole.jpg')).subarray(0, 3000));
  const { messages } = await run('/cut.jpg');
  expect(messages).toEqual([
    expect.stringMatching(/^The picture "public\/cut\.jpg" cannot be read: .+$/),
  ]);
  expect(messages.join()).not.toContain('\n');
});
