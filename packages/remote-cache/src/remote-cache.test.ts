import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEntry, writeEntry } from './action-result.ts';
import { openBazelStore } from './bazel-store.ts';
import { cacheServer } from './cache-server.test.kit.ts';
import { readSettings, type RemoteCacheOptions } from './settings.ts';
import { newKeys } from './signatures.ts';
import { openTurboStore } from './turbo-store.ts';

const keys = newKeys();
const secrets = { DOCS_CACHE_TOKEN: 'secret', DOCS_CACHE_SIGNING_KEY: keys.signingKey };
const content = Buffer.from('results '.repeat(1000));

let server: Awaited<ReturnType<typeof cacheServer>>;
let warnings: string[];
beforeEach(async () => {
  server = await cacheServer();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
});
afterEach(() => {
  server.close();
  vi.restoreAllMocks();
});

const settingsOf = (environment: Record<string, string>, options: RemoteCacheOptions = {}) =>
  readSettings({ url: server.url, publicKey: keys.publicKey, ...options }, environment)!;
const writer = () => openBazelStore(settingsOf(secrets));
const reader = () => openBazelStore(settingsOf({}));

describe('a server of Bazel’s HTTP cache', () => {
  it('gives every machine what one with token and key has written', async () => {
    expect(await reader().has('a')).toBe(false);
    expect(await reader().get('a')).toBeUndefined();
    await writer().put('a', content);
    expect(await reader().has('a')).toBe(true);
    expect(await reader().get('a')).toEqual(content);
    expect(warnings).toEqual([]);
  });

  it('sends a content under two names once', async () => {
    const store = writer();
    await store.put('a', content);
    await store.put('b', content);
    expect(server.requests.filter((line) => line.startsWith('PUT /docs/cas/'))).toHaveLength(1);
    expect(await reader().get('b')).toEqual(content);
  });

  it('refuses to write without a token, in words', async () => {
    const { token: _, ...rest } = settingsOf(secrets);
    const store = openBazelStore({ ...rest, token: undefined });
    await expect(store.put('a', content)).rejects.toThrow(/^http.* answers PUT with 403$/);
  });

  it('does not use an entry of another key, one without a signature, or one in the place of another', async () => {
    const other = newKeys();
    const stranger = settingsOf({ ...secrets, DOCS_CACHE_SIGNING_KEY: other.signingKey });
    await openBazelStore(stranger).put('a', content);
    await openBazelStore({ ...stranger, signingKey: undefined }).put('b', content);
    await writer().put('c', content);
    await writer().put('d', Buffer.from('other'));
    const entries = [...server.contents].filter(([name]) => name.includes('/ac/'));
    const [c, d] = entries.slice(-2);
    server.contents.set(d![0], c![1]);
    for (const name of ['a', 'b', 'd']) expect(await reader().get(name)).toBeUndefined();
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toMatch(/^The entry a .* has no valid signature: it is not used$/);
  });

  it('lets nothing pass that differs in one byte, is cut, or was swapped, of 1,000 entries', async () => {
    const store = writer();
    for (let index = 0; index < 20; index++)
      await store.put(`n${index}`, Buffer.from(`value ${index}`));
    const good = new Map(server.contents);
    const names = [...good.keys()];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    let hits = 0;
    for (let round = 0; round < 1000; round++) {
      server.contents.clear();
      for (const [name, value] of good) server.contents.set(name, value);
      const index = random(20);
      const own = names.slice(2 * index, 2 * index + 2);
      for (const name of own) {
        const value = Buffer.from(good.get(name)!);
        const how = random(4);
        if (how === 0) value[random(value.length)]! ^= 1 << random(8);
        const other = good.get(names[(names.indexOf(name) + 2) % names.length]!)!;
        const changed = [
          value,
          value.subarray(0, random(value.length)),
          other,
          Buffer.concat([value, Buffer.from('x')]),
        ];
        server.contents.set(name, changed[how]!);
      }
      const found = await reader().get(`n${index}`);
      // A bit that no field holds may differ: what is used is always the content that was signed.
      if (found) {
        hits++;
        expect(Buffer.from(found).toString()).toBe(`value ${index}`);
      }
    }
    expect(hits).toBeLessThan(100);
    expect(warnings.length).toBeGreaterThan(800);
  }, 20_000);

  it('keeps what a pull request writes in its own folder', async () => {
    const branch = settingsOf({ DOCS_CACHE_TOKEN: 'secret', DOCS_CACHE_NAMESPACE: 'pr-12' });
    const store = openBazelStore(branch);
    await writer().put('shared', content);
    await store.put('own', content);
    await store.put('shared', Buffer.from('poison'));
    expect(await store.get('own')).toEqual(content);
    expect(await reader().get('own')).toBeUndefined();
    expect(await reader().get('shared')).toEqual(content);
    expect(await openBazelStore({ ...branch, namespace: 'pr-13' }).get('own')).toBeUndefined();
  });

  it('gives up a server that accepts and never answers within two seconds', async () => {
    server.state.isSilent = true;
    const startedAt = performance.now();
    const asked = Array.from({ length: 8 }, (_, index) => reader().get(`n${index}`));
    for (const each of asked) await expect(each).rejects.toThrow(/has not answered for 1.5 s/);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('gives up a server that sends a byte now and then, as early as a silent one', async () => {
    const drips = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 1 << 15 });
      const drop = setInterval(() => response.write('a'), 50);
      response.on('close', () => clearInterval(drop));
    });
    await new Promise<void>((resolve) => drips.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(drips.address() as AddressInfo).port}`;
    await expect(openBazelStore(settingsOf({}, { url })).get('a')).rejects.toThrow(
      /sends less than 100 kB a second$/,
    );
    drips.close();
  });

  it('names a server that does not exist, and one that fails', async () => {
    server.state.status = 503;
    await expect(reader().get('a')).rejects.toThrow(/answers GET with 503/);
    server.close();
    await expect(reader().get('a')).rejects.toThrow(/127\.0\.0\.1.*(?:ECONNREFUSED|closed)/);
  });
});

it.each(['DOCS_CACHE_PUBLIC_KEY', 'DOCS_CACHE_SIGNING_KEY'])(
  'refuses a key in %s that is none before anything is asked for',
  (variable) => {
    const { privateKey } = generateKeyPairSync('x25519');
    const other = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    for (const key of ['garbage', other])
      expect(() => openBazelStore(settingsOf({ ...secrets, [variable]: key }))).toThrow(
        `The key in ${variable} is none of Ed25519`,
      );
  },
);

describe('an entry', () => {
  it('is read as it was written, and with fields of other programs', () => {
    const entry = { hash: 'a'.repeat(64), size: 300_000_000_000, signature: Buffer.from('signed') };
    expect(readEntry(writeEntry(entry))).toEqual(entry);
    expect(readEntry(Buffer.concat([writeEntry(entry), Buffer.from([0x20, 1])]))).toEqual(entry);
  });
});

describe('a server of Turborepo', () => {
  const environment = {
    DOCS_CACHE_PROTOCOL: 'turbo',
    TURBO_TOKEN: 'secret',
    TURBO_TEAM: 'docs',
    TURBO_REMOTE_CACHE_SIGNATURE_KEY: 'shared key',
  };

  it('stores signed artifacts, and none that was changed is used', async () => {
    const store = openTurboStore(settingsOf(environment));
    await store.put('a', content);
    expect(await store.has('a')).toBe(true);
    expect(await store.get('a')).toEqual(content);
    const [address] = [...server.contents.keys()];
    expect(address).toMatch(/^\/docs\/v8\/artifacts\/[\da-f]{64}\?slug=docs$/);
    server.contents.set(address!, Buffer.from('poison'));
    expect(await store.get('a')).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('has no valid signature: it is not used')]);
  });
});

describe('settings', () => {
  it('take variables before options, and have no secret in the options', () => {
    const { url, write } = settingsOf({ ...secrets, DOCS_CACHE_URL: 'https://cache.example/a/' });
    expect([url, write]).toEqual(['https://cache.example/a', true]);
    expect(settingsOf({}).write).toBe(false);
    expect(readSettings({}, {})).toBeUndefined();
  });

  it.each([
    [{}, { publicKey: [] }, /has no public key.*docs cache-keys/],
    [{}, { write: true }, /no token to write with/],
    [{ DOCS_CACHE_TOKEN: 'a' }, { write: true }, /no key to sign with: set DOCS_CACHE_SIGNING_KEY/],
    [{ DOCS_CACHE_READ: 'yes' }, {}, /Unexpected "yes" in DOCS_CACHE_READ, expected 0 or 1/],
    [{ DOCS_CACHE_NAMESPACE: '../main' }, {}, /Unexpected "..\/main" in DOCS_CACHE_NAMESPACE/],
    [{ DOCS_CACHE_PROTOCOL: 'nx' }, {}, /Unexpected protocol "nx"/],
    [{ DOCS_CACHE_URL: 'cache.example' }, {}, /Unexpected address "cache.example"/],
    [{ DOCS_CACHE_URL: 'https://a:secret@b/' }, {}, /^(?!.*secret).*set DOCS_CACHE_TOKEN/],
  ] as [Record<string, string>, RemoteCacheOptions, RegExp][])(
    'with %o and %o are refused',
    (environment, options, message) => {
      expect(() => settingsOf(environment, options)).toThrow(message);
    },
  );
});
