import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askExternal } from './ask-external.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

let server: Server;
let host: string;
const { at } = testFolder();
let asked: string[];
/** The answers of a path, in order; the last stays. */
let answers: Record<string, number[]>;

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const [now = 200, ...later] = answers[`${method} ${url}`] ?? answers[url] ?? [];
    if (later.length > 0) answers[url] = later;
    response.writeHead(now).end('text');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [asked, answers] = [[], {}];
});
afterAll(() => server.close());

/** `place: path, why` of the links to these paths. */
async function problemsOf(paths: string[], checks = {}, now = 0) {
  const links = paths.map((path, index) => ({
    address: path.startsWith('/') ? host + path : path,
    places: [{ file: 'a.md', line: index + 1 }],
  }));
  const found = await askExternal(links, checks, at(), { pauses: [1], now });
  return found.map(
    ({ severity, line, message }) =>
      `${severity} ${line} ${message.replace(/^The link http:..[^/]*(\S*) leads nowhere:/, '$1')}`,
  );
}

it('warns of pages that are gone, and asks politely', async () => {
  answers = { '/gone': [404], 'HEAD /get-only': [405], '/robots': [403], '/ok': [200] };
  expect(await problemsOf(['/ok#a', '/ok#b', '/gone', '/get-only', '/robots'])).toEqual([
    'warning 3 /gone its server answers 404',
  ]);
  expect(asked).toEqual([
    ...['HEAD /ok', 'HEAD /gone', 'GET /gone', 'HEAD /get-only', 'GET /get-only'],
    ...['HEAD /robots', 'GET /robots'],
  ]);
  rmSync(at(), { recursive: true });
});

it('asks again where a server fails for a moment, and says what fails for longer', async () => {
  answers = { '/moment': [500, 500, 200], '/broken': [503] };
  expect(await problemsOf(['/moment', '/broken', 'http://127.0.0.1:9/'])).toEqual([
    'warning 2 /broken its server answers 503',
    expect.stringMatching(/^warning 3 \/ its server cannot be reached \(.+\)$/),
  ]);
  expect(asked.filter((it) => it.endsWith('/moment'))).toHaveLength(3);
});

it('does not ask for a good page again within a week, and for a bad one each time', async () => {
  answers = { '/gone': [404] };
  const week = 7 * 86_400_000;
  const askAt = async (now: number) => {
    asked = [];
    await problemsOf(['/a', '/gone'], {}, now);
    return asked.filter((it) => it.startsWith('HEAD'));
  };
  expect(await askAt(0)).toEqual(['HEAD /a', 'HEAD /gone']);
  expect(await askAt(week - 1)).toEqual(['HEAD /gone']);
  expect(await askAt(week + 1)).toEqual(['HEAD /a', 'HEAD /gone']);
});

it('follows the settings of its rule, and asks for nothing else', async () => {
  answers = { '/gone': [404] };
  const only = (setting: object) => ({ 'external-link': setting });
  expect(await problemsOf(['/gone'], only({ severity: 'error', allow: [] }))).toEqual([
    'error 1 /gone its server answers 404',
  ]);
  asked = [];
  const allow = [`${host}/go*`];
  expect(await problemsOf(['/gone', 'mailto:a@b.example'], only({ allow }))).toEqual([]);
  expect(await problemsOf(['/gone'], only({ severity: 'off', allow: [] }))).toEqual([]);
  expect(asked).toEqual([]);
});
