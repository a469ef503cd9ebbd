import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompiler } from '../compile.ts';

const root = mkdtempSync(join(tmpdir(), 'files-'));
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const long = `${'a'.repeat(246)}.gif`;

beforeAll(() => {
  mkdirSync(join(root, 'pages'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'pages', long), pixel);
  execFileSync('mkfifo', [join(root, 'pages/pipe.png'), join(root, 'public/pipe.png')]);
  symlinkSync('/dev/zero', join(root, 'public/zero.png'));
});
afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));

const factsOf = async (text: string) =>
  (
    await createCompiler({ root, base: '', pagesDir: 'pages' }).compile({
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

it('a picture with the longest name gets a shorter one in the output', async () => {
  const { diagnostics, assets } = await factsOf(`![a](./${long})`);
  expect(diagnostics).toEqual([]);
  expect(assets[0]!.output.length).toBeLessThan(100);
  expect(assets[0]!.output).toMatch(/^assets\/a+-[\w-]+\.gif$/);
});
