import type { Collection } from './collection.ts';

/** A call of the handler. */
export interface Call {
  id: number;
  url: string;
  body: string;
  env: Record<string, string>;
}

/** What the handler answered, and what happened meanwhile. */
export interface Answer {
  id: number;
  /** What it returned as JSON, or the body of its `Response`. */
  text?: string;
  isHtml?: boolean;
  /** What it threw. */
  error?: string;
  /** Its requests and its lines in the log. */
  lines: string[];
}

/** A file of the sample. */
type Files = Record<
  string,
  (require: (specifier: string) => unknown, module: { exports: object }, exports: object) => void
>;

/** What arrives in the worker besides this function, as text. */
export interface Workplace {
  entry: string;
  names: { turn: string; each: string };
  collection: Collection;
}

/**
 * Runs the handler of a sample in a worker. Only the source of this function arrives there: it uses nothing
 * else of its module.
 */
export function work(files: Files, { entry, names, collection }: Workplace): void {
  let lines: string[] = [];
  let registered: unknown;
  // Edited code asks at each turn of a loop; here the page ends what takes too long.
  Object.assign(self, { [names.turn]: () => true, [names.each]: (items: unknown) => items });
  console.log = (...values: unknown[]) =>
    void lines.push(
      `Log: ${values.map((it) => (typeof it === 'string' ? it : JSON.stringify(it))).join(' ')}`,
    );

  const answerTo = (request: Request): Response => {
    const { hostname, pathname, searchParams } = new URL(request.url);
    if (hostname !== collection.host) return new Response('Not found', { status: 404 });
    if (pathname.endsWith('/token'))
      return Response.json({ access_token: collection.token, expires_in: 3600 });
    if (request.headers.get('Authorization') !== `Bearer ${collection.token}`)
      return Response.json({ error: 'Unknown token' }, { status: 401 });
    const items = { photos: collection.photos, films: collection.films }[
      pathname.split('/').pop() as 'photos' | 'films'
    ];
    if (!items) return new Response('Not found', { status: 404 });
    const [text = '', material = ''] = [searchParams.get('text'), searchParams.get('material')].map(
      (it) => (it ?? '').toLowerCase(),
    );
    return Response.json(
      items.filter(
        (item) =>
          String(item.title).toLowerCase().includes(text) &&
          (material === '' || item.material === material),
      ),
    );
  };
  self.fetch = async (address, options) => {
    const request = new Request(address, options);
    const response = answerTo(request);
    lines.push(`Request: ${request.method} ${request.url} answered ${response.status}`);
    return response;
  };

  const stored = new Map<string, unknown>();
  const keyOf = (key: unknown[]) => key.map(String).join('\n');
  const kv = {
    set: async (key: unknown[], value: unknown) => {
      stored.set(keyOf(key), value);
      return { ok: true, versionstamp: String(stored.size) };
    },
    get: async (key: unknown[]) => ({
      ...{ key, value: stored.get(keyOf(key)) ?? null, versionstamp: '' },
    }),
    delete: async (key: unknown[]) => void stored.delete(keyOf(key)),
  };

  const sdk: Record<string, object> = {
    '@vev/react': {
      registerVevPlugin: ({ handler }: { handler: unknown }) => void (registered = handler),
    },
    '@vev/utils': { EditorPluginType: { ASSET_SOURCE: 'asset-source' } },
  };
  const modules: Record<string, { exports: object }> = {};
  const load = (name: string): object => {
    if (modules[name]) return modules[name].exports;
    const module = (modules[name] = { exports: {} });
    files[name]!(
      (specifier) => {
        if (sdk[specifier]) return sdk[specifier];
        const { pathname } = new URL(specifier, `file:///${name}`);
        const found = Object.keys(files).find(
          (file) =>
            ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts'].includes(
              `.${pathname}` === file ? '' : file.slice(pathname.length + 1),
            ) && file.startsWith(`.${pathname}`),
        );
        if (!found) throw new Error(`Unexpected import of "${specifier}"`);
        return load(found);
      },
      module,
      module.exports,
    );
    return module.exports;
  };

  self.onmessage = async ({ data: { id, url, body, env } }: MessageEvent<Call>) => {
    lines = [];
    const answer: Answer = { id, lines };
    try {
      const exports = load(entry) as { default?: unknown };
      const handler = registered ?? exports.default;
      if (typeof handler !== 'function')
        throw new TypeError('Unexpected sample without a handler, expected registerVevPlugin');
      const request = new Request(url, { method: 'POST', body });
      const value: unknown = await handler(request, env, kv);
      if (value instanceof Response) {
        answer.isHtml = /html/.test(value.headers.get('Content-Type') ?? '');
        answer.text = await value.text();
      } else answer.text = JSON.stringify(value, null, 2) ?? '';
    } catch (error) {
      answer.error = String(error);
    }
    postMessage(answer);
  };
}
