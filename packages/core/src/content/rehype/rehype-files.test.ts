import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { createCompiler } from '../compile.ts';
import { testFolder } from '../../node/files/test-folder.test.kit.ts';

const { at } = testFolder({ isShared: true });
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const long = `${'a'.repeat(246)}.gif`;

beforeAll(() => {
  mkdirSync(at('pages'));
  mkdirSync(at('public'));
  writeFileSync(at('pages', long), pixel);
  execFileSync('mkfifo', [at('pages/pipe.png'), at('public/pipe.png')]);
  symlinkSync('/dev/zero', at('public/zero.png'));
});

const factsOf = async (text: string) =>
  (
    await createCompiler({ root: at(), base: '', pagesDir: 'pages' }).compile({
      path: '/a',
      file: 'pages/a.md',
      text,
    })
  ).facts;

it.each(['./pipe.png', '/pipe.png', '/zero.png'])(
  'a pipe or a device in place of a picture is an error with its place: %s',
  async (address) => {
    const { diagnostics } = await factsOf(`Text\n\n![a](${address})`);
    expect(diagnostics).toMatchObject([{ rule: 'dead-asset', target: address, line: 3 }]);
  },
);

it.each([
  ['', 'The image "./b.png" is an empty file'],
  ['<!doctype html><p>Sign in</p>', 'The image "./b.png" is no picture'],
  [
    'version https://git-lfs.github.com/spec/v1\noid sha256:0\n',
    'The image "./b.png" is a pointer of Git LFS',
  ],
])('a picture that readers cannot see is an error: %j', async (content, message) => {
  writeFileSync(at('pages/b.png'), content);
  const { diagnostics } = await factsOf('Text\n\n![a](./b.png)');
  expect(diagnostics).toMatchObject([{ rule: 'dead-asset', line: 3, message }]);
});

it('a picture with the longest name gets a shorter one in the output', async () => {
  const { diagnostics, assets } = await factsOf(`![a](./${long})`);
  expect(diagnostics).toEqual([]);
  expect(assets[0]!.output.length).toBeLessThan(100);
  expect(assets[0]!.output).toMatch(/^assets\/a+-[\w-]+\.gif$/);
});
