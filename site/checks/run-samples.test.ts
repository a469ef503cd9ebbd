import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import { siteRoot } from './page-source.ts';
import { runSample } from './run-sample.ts';

/** A sample that exports the handler of an asset source. */
interface Plugin {
  default: (request?: Request, env?: object) => Promise<object[]>;
}

const schema = readFileSync(join(siteRoot, 'public/schemas/tracking-event.schema.json'), 'utf8');

describe('the samples of /tracking', () => {
  it.each(['listener.html', 'forward.js', 'tracking.ts'])(
    '%s hears the event that the page sends to try it',
    (file) => {
      const window = new EventTarget();
      const console = { log: vi.fn() };
      const navigator = { sendBeacon: vi.fn() };
      runSample(`tracking/${file}`, { window, console, navigator });
      runSample('tracking/try-it.js', { window, CustomEvent });

      const calls = [...console.log.mock.calls, ...navigator.sendBeacon.mock.calls];
      expect(JSON.stringify(calls)).toContain('VEV_LINK_CLICK');
    },
  );

  it('tell a data layer of what the project does not tell it itself', () => {
    const window = Object.assign(new EventTarget(), { dataLayer: [] as object[] });
    runSample('tracking/data-layer.js', { window });
    const send = (type: string, data: object) =>
      window.dispatchEvent(new CustomEvent('vev.track', { detail: { type, data } }));
    send('VEV_LINK_CLICK', { url: 'https://museum.example.org' });
    send('VEV_VIDEO_PLAY', { videoUrl: '/lamp.mp4' });
    send('VEV_PAGE_LOAD', { pageKey: 'q' });
    send('TRACK', { event: 'seat_chosen', seat: 'A1', target: {} });
    expect(window.dataLayer).toEqual([
      { event: 'VEV_PAGE_LOAD', vev: { pageKey: 'q' } },
      { event: 'seat_chosen', vev: { event: 'seat_chosen', seat: 'A1' } },
    ]);
  });

  it('send an event of the published shape', () => {
    const window = new EventTarget();
    const heard = vi.fn();
    window.addEventListener('vev.track', (event) => heard((event as CustomEvent).detail));
    runSample('tracking/try-it.js', { window, CustomEvent });
    const validate = new Ajv2020({ strictTypes: false }).compile(JSON.parse(schema));
    expect(heard).toHaveBeenCalledOnce();
    expect(validate(heard.mock.calls[0]![0]), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe('the handlers of /asset-source', () => {
  const file = 'asset-source/handler-function/asset-source-with-search.ts';
  const env = { COLLECTION_TOKEN: 'token' };
  const fetch = vi.fn(async (_url: URL, _options: RequestInit) =>
    Response.json([{ id: 'lamp', title: 'Oil lamp', seconds: 90 }]),
  );
  const { default: handler } = runSample<Plugin>(file, { fetch, console });
  const request = (path: string, body?: object) =>
    new Request(new URL(path, 'https://example.org'), {
      method: 'POST',
      body: body ? JSON.stringify(body) : null,
    });

  it('return the fixed assets of the first samples', async () => {
    for (const first of ['asset-source.ts', 'getting-started/asset-source.ts']) {
      const assets = await runSample<Plugin>(`asset-source/${first}`).default();
      expect(assets[0]).toMatchObject({ key: 'oil-lamp-1904', mimeType: 'image/jpeg' });
    }
  });

  it('pass search text, filters and the secret on, and return assets of the kind asked for', async () => {
    const filter = [{ field: 'material', value: 'glass' }];
    const body = { assetType: 'VIDEO', filter };
    const [film] = await handler(request('/?search=lamp', body), env);
    expect(film).toMatchObject({ key: 'lamp', mimeType: 'video/mp4', duration: 90 });
    const [url, options] = fetch.mock.lastCall!;
    expect(String(url)).toMatch(/\/films\?text=lamp&material=glass$/);
    expect(options.headers).toEqual({ Authorization: 'Bearer token' });
  });

  it('bear a request without a body, and answer those for settings', async () => {
    const [photo] = await handler(request('/'), env);
    expect(photo).toMatchObject({ key: 'lamp', mimeType: 'image/jpeg' });
    const [filters] = await handler(request('/settings/meta_fields'), env);
    expect(filters).toMatchObject({ label: 'Material', value: 'material' });
    expect(await handler(request('/settings/global'), env)).toEqual({ form: [] });
  });

  it('fetch an access token once', async () => {
    const values = new Map<string, unknown>();
    const kv = {
      get: async (key: string[]) => ({ key, value: values.get(key.join()) ?? null }),
      set: async (key: string[], value: unknown) => values.set(key.join(), value),
    };
    const grant = vi.fn(async () => Response.json({ access_token: 'abc', expires_in: 60 }));
    const sample = 'asset-source/handler-function/access-token.ts';
    const { accessToken } = runSample<{
      accessToken: (env: object, kv: object) => Promise<string>;
    }>(sample, { fetch: grant });
    expect([await accessToken(env, kv), await accessToken(env, kv)]).toEqual(['abc', 'abc']);
    expect(grant).toHaveBeenCalledOnce();
  });
});

describe('the embed tag of /cms/client-side', () => {
  it('holds its data as JSON, whatever the text says', () => {
    const { embedTag } = runSample<{ embedTag: (wine: object) => string }>(
      'cms/client-side/embed-tag.js',
    );
    const name = 'Riesling </script><b>';
    const tag = embedTag({ name, photo: {} });
    const [, json] = /^<script src="\/vev\/embed\.js">(.*?)<\/script>$/s.exec(tag)!;
    expect(JSON.parse(json!)['t-wineName']).toBe(name);
  });
});
