import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { remote, setRemoteStore } from '../../shared/page/remote.ts';
import { createRemoteStore, takeRemoteProblems } from './remote-store.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at: inFolder, write } = testFolder();
beforeEach(() => {
  setRemoteStore(createRemoteStore(inFolder()));
});
afterEach(() => {
  vi.useRealTimers();
});

const offline = () => Promise.reject(new Error('no network'));

it('a copy is used until it is too old', async () => {
  vi.useFakeTimers();
  let count = 0;
  const load = async () => ++count;
  const options = { maxAge: 60, load };
  expect([await remote('a', options), await remote('a', options)]).toEqual([1, 1]);
  vi.advanceTimersByTime(61_000);
  expect(await remote('a', options)).toBe(2);
  expect(await remote('b', options)).toBe(3);
});

it('the last copy is shown if nothing can be fetched, with a warning', async () => {
  await remote('a', { load: async () => ({ x: 1 }) });
  expect(await remote('a', { maxAge: 0, load: offline })).toEqual({ x: 1 });
  expect(takeRemoteProblems()).toMatchObject([
    {
      severity: 'warning',
      rule: 'remote-content',
      message: expect.stringContaining('"a" could not be fetched (no network): the copy of 2'),
    },
  ]);
  expect(takeRemoteProblems()).toEqual([]);
});

it('without a copy, or with a damaged one, the error is thrown', async () => {
  await expect(remote('a', { load: offline })).rejects.toThrow('no network');
  await remote('a', { load: async () => 1 });
  for (const file of readdirSync(inFolder())) write(file, '{"savedAt":');
  await expect(remote('a', { maxAge: 0, load: offline })).rejects.toThrow('no network');
});

it('a server that does not answer in time is one that cannot be asked', async () => {
  vi.useFakeTimers();
  await remote('a', { load: async () => 1 });
  const shown = remote('a', { maxAge: 0, load: () => new Promise<number>(() => {}) });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await shown).toBe(1);
  expect(takeRemoteProblems()).toMatchObject([
    { message: expect.stringContaining('(its server takes longer than 20 seconds)') },
  ]);
});

it('a value is what its copy will be, and one that cannot be stored is an error', async () => {
  const date = new Date(0);
  expect(await remote('d', { load: async () => ({ date }) })).toEqual({ date: date.toJSON() });
  await expect(remote('n', { load: async () => 1n })).rejects.toThrow(
    'The remote content "n" could not be fetched: Do not know how to serialize a BigInt',
  );
  await expect(remote('u', undefined as never)).rejects.toThrow('remote("u", …) has no function');
});

describe('the answer of fetch', () => {
  const answers: Record<string, (answer: ServerResponse) => void> = {
    '/ok': (answer) => answer.end('{"name":"Ä"}'),
    '/latin': (answer) =>
      answer
        .setHeader('content-type', 'application/json; charset=iso-8859-1')
        .end(Buffer.from('{"name":"Ä"}', 'latin1')),
    '/gone': (answer) => answer.writeHead(404).end('{"error":"gone"}'),
    '/binary': (answer) => answer.end(Buffer.from('"Ä"', 'latin1')),
    '/empty': (answer) => answer.end(),
    '/loop': (answer) => answer.writeHead(302, { location: '/loop' }).end(),
    '/file': (answer) => answer.writeHead(302, { location: 'file:///etc/hosts' }).end(),
    '/cut': (answer) =>
      answer.writeHead(200, { 'content-length': 9 }).write('{', () => answer.destroy()),
    '/large'(answer) {
      const block = Buffer.alloc(1_000_000, ' ');
      for (let count = 0; count <= 50; count++) answer.write(block);
      answer.end('1');
    },
  };
  const server = createServer(({ url }, answer) => answers[url!]!(answer));
  let origin = '';
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const at = (path: string) =>
    remote('a', { maxAge: 0, load: (signal) => fetch(origin + path, { signal }) });

  it('is read as JSON, in its character set', async () => {
    expect(await at('/ok')).toEqual({ name: 'Ä' });
    expect(await at('/latin')).toEqual({ name: 'Ä' });
  });

  it.each([
    ['/gone', 'its server answers with 404'],
    ['/binary', 'The encoded data was not valid for encoding utf-8'],
    ['/empty', 'Unexpected end of JSON input'],
    ['/loop', 'fetch failed: redirect count exceeded'],
    ['/file', 'fetch failed: URL scheme must be a HTTP(S) scheme'],
    ['/cut', 'terminated: other side closed'],
    ['/large', 'it has more than 50000000 bytes'],
  ])('without content is an error, or the last copy: %s', async (path, reason) => {
    await expect(at(path)).rejects.toThrow(
      `The remote content "a" could not be fetched: ${reason}`,
    );
    await at('/ok');
    expect(await at(path)).toEqual({ name: 'Ä' });
    expect(takeRemoteProblems()).toMatchObject([
      { message: expect.stringContaining(`could not be fetched (${reason})`) },
    ]);
  });

  it('that takes too long is ended', async () => {
    vi.useFakeTimers();
    let signal: AbortSignal | undefined;
    const load = (given: AbortSignal) => {
      signal = given;
      return new Promise<never>(() => {});
    };
    const shown = expect(remote('late', { load })).rejects.toThrow('takes longer than 20 seconds');
    await vi.advanceTimersByTimeAsync(20_000);
    await shown;
    expect(signal!.aborted).toBe(true);
  });
});
