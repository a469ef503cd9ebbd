import { createHash } from 'node:crypto';

const origin = 'https://docs.example';

/**
 * A fake of the browser's cache storage with the methods that the store calls: entries in the order
 * of `put`.
 */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const href = (address: string) => new URL(address, origin).href;
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      async put(address: string, response: Response) {
        const text = await response.text();
        entries.delete(href(address));
        entries.set(href(address), new Response(text, response));
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => entries.delete(url),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(href(address))?.clone(),
  };
}

/** The digest of a file, as in the build's list. */
export function digest(text: string, length = 16): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
