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
  /** The message of the thrown error. */
  error?: string;
  /** Its requests and its lines in the log. */
  lines: string[];
}

/** A file of the sample. */
type Files = Record<
  string,
  (require: (specifier: string) => unknown, module: { exports: object }, exports: object) => void
>;

/** What arrives in the worker besides functions. */
export interface Workplace {
  entry: string;
  names: { turn: string; each: string };
  collection: Collection;
}

/*
 * These functions run in the worker. Their sources alone arrive there: none uses anything of this module
 * but what it is given.
 */

/** The functions that `work` is given. */
export const parts = { answerTo, createStore, createLoader };

/** Answers as the service of the collection would. */
function answerTo(request: Request, { host, token, photos, films, images }: Collection): Response {
  const { hostname, pathname, searchParams } = new URL(request.url);
  const notFound = () => new Response('Not found', { status: 404 });
  if (hostname !== host) return notFound();
  if (pathname.endsWith('/token')) return Response.json({ access_token: token, expires_in: 3600 });
  if (request.headers.get('Authorization') !== `Bearer ${token}`)
    return Response.json({ error: 'Unknown token' }, { status: 401 });
  const asked = (name: string) => (searchParams.get(name) ?? '').toLowerCase();
  const isAsked = (item: { title: unknown; material: unknown }) =>
    String(item.title).toLowerCase().includes(asked('text')) &&
    ['', item.material].includes(asked('material'));
  // The library of the tutorial, whose answers have pages.
  if (pathname === '/photos') return Response.json({ photos: photos.filter(isAsked), pages: 1 });
  const items = new Map<string, { title: unknown; material: unknown }[]>([
    ['/api/photos', photos],
    ['/api/films', films],
    ['/api/images', images],
  ]).get(pathname);
  return items ? Response.json(items.filter(isAsked)) : notFound();
}

/** The third argument of handlers; it forgets with the worker. */
function createStore() {
  const stored = new Map<string, unknown>();
  const nameOf = (key: unknown[]) => key.map(String).join('\n');
  return {
    set: async (key: unknown[], value: unknown) => {
      stored.set(nameOf(key), value);
      return { ok: true, versionstamp: String(stored.size) };
    },
    get: async (key: unknown[]) => {
      const value = stored.get(nameOf(key)) ?? null;
      return { key, value, versionstamp: '' };
    },
    delete: async (key: unknown[]) => void stored.delete(nameOf(key)),
  };
}

/** Evaluates files of the sample, each once. */
function createLoader(files: Files, known: Record<string, object>): (name: string) => object {
  const modules = new Map<string, { exports: object }>();
  const endings = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts'];
  const find = (specifier: string, from: string) => {
    const path = `.${new URL(specifier, `file:///${from}`).pathname}`;
    return endings.map((ending) => path + ending).find((name) => Object.hasOwn(files, name));
  };
  const load = (name: string): object => {
    const evaluated = modules.get(name);
    if (evaluated) return evaluated.exports;
    const module = { exports: {} };
    modules.set(name, module);
    const require = (specifier: string) => {
      const found = known[specifier] ? undefined : find(specifier, name);
      if (!known[specifier] && found === undefined)
        throw new Error(`Unexpected import of "${specifier}", expected a file of the sample`);
      return known[specifier] ?? load(found!);
    };
    files[name]!(require, module, module.exports);
    return module.exports;
  };
  return load;
}

/** Runs the handler of a sample for each message. */
export function work(
  files: Files,
  { entry, names, collection }: Workplace,
  { answerTo: answer, createStore: store, createLoader: loader }: typeof parts,
): void {
  let lines: string[] = [];
  let registered: unknown;
  // Edited code asks at each turn of a loop; here the page ends what takes too long.
  Object.assign(self, { [names.turn]: () => true, [names.each]: (items: unknown) => items });
  console.log = (...values: unknown[]) =>
    void lines.push(
      `Log: ${values.map((it) => (typeof it === 'string' ? it : JSON.stringify(it))).join(' ')}`,
    );
  self.fetch = async (address, options) => {
    const request = new Request(address, options);
    const response = answer(request, collection);
    lines.push(`Request: ${request.method} ${request.url} answered ${response.status}`);
    return response;
  };
  const kv = store();
  const load = loader(files, {
    '@vev/react': {
      registerVevPlugin: ({ handler }: { handler: unknown }) => void (registered = handler),
    },
    '@vev/utils': { EditorPluginType: { ASSET_SOURCE: 'asset-source' } },
  });
  self.onmessage = async ({ data: { id, url, body, env } }: MessageEvent<Call>) => {
    lines = [];
    const told: Answer = { id, lines };
    try {
      const { default: exported } = load(entry) as { default?: unknown };
      const handler = registered ?? exported;
      if (typeof handler !== 'function')
        throw new TypeError('Unexpected sample without a handler, expected registerVevPlugin');
      const value: unknown = await handler(new Request(url, { method: 'POST', body }), env, kv);
      if (value instanceof Response) {
        told.isHtml = /html/.test(value.headers.get('Content-Type') ?? '');
        told.text = await value.text();
      } else told.text = JSON.stringify(value, null, 2) ?? '';
    } catch (error) {
      told.error = String(error);
    }
    postMessage(told);
  };
}
