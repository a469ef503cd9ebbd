import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ask, useSite } from './preview.test.kit.ts';

useSite();

const markdown = { Accept: 'text/markdown, text/html;q=0.9' };
const html = { Accept: 'text/html,*/*;q=0.8' };

it.each([
  ['/', '# Home'],
  ['/index', '# Home'],
  ['/?q=1', '# Home'],
  ['/cli', '# CLI'],
  ['/cli/?q=1', '# CLI'],
])('sends the Markdown twin of %s to a client that prefers it', async (path, text) => {
  const answer = await ask(path, { headers: markdown });
  expect(answer).toMatchObject({ status: 200, text });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(answer.headers.vary).toMatch(/^Accept, Accept-Encoding/);
});

it('sends all others the document, and says that the answer depends on what they accept', async () => {
  for (const headers of [html, {}, { Accept: '*/*' }]) {
    const answer = await ask('/cli', { headers });
    expect(answer).toMatchObject({ status: 200, text: '<h1>CLI</h1>' });
    expect(answer.headers.vary).toMatch(/^Accept, Accept-Encoding/);
  }
});

it.each(['/cli.html', '/same', '/data.json', '/style.css', '/raw.md'])(
  'has one form of %s: it has no twin, or names its type',
  async (path) => {
    const [first, second] = [await ask(path, { headers: markdown }), await ask(path)];
    expect(first.status).toBe(200);
    expect(first.text).toBe(second.text);
    expect(first.headers.vary).not.toMatch(/Accept\b(?!-)/);
  },
);

it('answers to an unknown path with 404 in either form', async () => {
  for (const path of ['/nowhere', '/nowhere/', '/../cli', '/nowhere.png']) {
    expect(await ask(path, { headers: markdown })).toMatchObject({
      status: 404,
      text: '# Page Not Found',
    });
    expect(await ask(path, { headers: html })).toMatchObject({
      status: 404,
      text: '<h1>Page Not Found</h1>',
    });
  }
});

it('sends the compressed twin, no body to HEAD, and 304 to whom has this form', async () => {
  const compressed = await ask('/cli', { headers: { ...markdown, 'Accept-Encoding': 'br' } });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/markdown; charset=utf-8',
  });
  expect(String(brotliDecompressSync(compressed.body))).toBe('# CLI br');
  const { headers, text } = await ask('/cli', { method: 'HEAD', headers: markdown });
  expect([headers['content-type'], headers['content-length'], text]).toEqual([
    'text/markdown; charset=utf-8',
    '5',
    '',
  ]);
  const again = { 'If-None-Match': headers.etag! };
  expect((await ask('/cli', { headers: { ...markdown, ...again } })).status).toBe(304);
  expect(await ask('/cli', { headers: { ...html, ...again } })).toMatchObject({
    status: 200,
    text: '<h1>CLI</h1>',
  });
});

it('does so under a base path, where the folder is not a page', async () => {
  const headers = markdown;
  expect((await ask('/docs/', { base: '/docs', headers })).text).toBe('# Home');
  expect((await ask('/docs/cli', { base: '/docs', headers })).text).toBe('# CLI');
  expect((await ask('/cli', { base: '/docs', headers })).status).toBe(404);
});
