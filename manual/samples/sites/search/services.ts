/** A result: its title with the headings above it, and its address. */
export interface Found {
  title: string;
  href: string;
}

/** Asks a service for the sections that match a query. */
export type Ask = (query: string) => Promise<Found[]>;

/** Algolia, whose crawler DocSearch reads your site. `host` is for tests. */
export function algolia({
  appId,
  apiKey,
  index,
  host = `https://${appId}-dsn.algolia.net`,
}: {
  appId: string;
  apiKey: string;
  index: string;
  host?: string;
}): Ask {
  return async (query) => {
    const { hits } = await json<{ hits: Hit[] }>(
      `${host}/1/indexes/${index}/query`,
      {
        method: 'POST',
        headers: {
          'X-Algolia-Application-Id': appId,
          'X-Algolia-API-Key': apiKey,
        },
        body: JSON.stringify({ query, hitsPerPage: 8 }),
      },
    );
    return hits.map(({ url, hierarchy }) =>
      found(url, Object.values(hierarchy)),
    );
  };
}

/** Typesense, with a collection that `typesense-docsearch-scraper` has filled. */
export function typesense({
  host,
  apiKey,
  collection,
}: {
  host: string;
  apiKey: string;
  collection: string;
}): Ask {
  return async (query) => {
    const fields = [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'content',
    ];
    const asked = new URLSearchParams({
      q: query,
      query_by: fields.join(),
      per_page: '8',
    });
    const { hits } = await json<{
      hits: { document: Record<string, string | null> & { url: string } }[];
    }>(`${host}/collections/${collection}/documents/search?${asked}`, {
      headers: { 'X-TYPESENSE-API-KEY': apiKey },
    });
    return hits.map(({ document }) =>
      found(
        document.url,
        [0, 1, 2, 3].map((level) => document[`hierarchy.lvl${level}`] ?? null),
      ),
    );
  };
}

interface Hit {
  url: string;
  hierarchy: Record<string, string | null>;
}

async function json<Answer>(
  address: string,
  request: RequestInit,
): Promise<Answer> {
  const answer = await fetch(address, request);
  if (!answer.ok)
    throw new Error(`The search service answers with ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** The service knows the address of the published site; readers stay where they are. */
function found(url: string, titles: (string | null)[]): Found {
  const { pathname, hash } = new URL(url);
  return { title: titles.filter(Boolean).join(' › '), href: pathname + hash };
}
