// Cloudflare Pages: `functions/try.js`. Put `forward.js` and your `openapi.json` outside of `functions`, and change the paths
// of their imports. The function needs the compatibility flag `nodejs_compat`.
import { isIP } from 'node:net';
import document from './openapi.json' with { type: 'json' };
import { forward, lookupOutside, maxBytes, maxTime, Refused, safe, serversOf } from './forward.js';

/** The types of DNS records with an address, and the family of each. */
const records = { A: { type: 1, family: 4 }, AAAA: { type: 28, family: 6 } };

/** Resolves a name by DNS over HTTPS: functions have no resolver. */
function resolve(name, _options, done) {
  const asked = Object.entries(records).map(async ([record, { type, family }]) => {
    const query = `name=${encodeURIComponent(name)}&type=${record}`;
    const response = await fetch(`https://cloudflare-dns.com/dns-query?${query}`, {
      headers: { accept: 'application/dns-json' },
    });
    const { Answer = [] } = await response.json();
    return Answer.filter((each) => each.type === type).map(({ data }) => ({
      address: data,
      family,
    }));
  });
  Promise.all(asked).then((found) => done(null, found.flat()), done);
}

/**
 * Sends a request if its name leads to no private address. Only `fetch` can open the connection, which asks for the name
 * again: it leaves from Cloudflare's network, where your private addresses lead nowhere.
 */
async function send(url, { method, headers, body }) {
  if (!isIP(url.hostname.replace(/^\[|\]$/g, '')))
    await new Promise((done, fail) =>
      lookupOutside(resolve)(url.hostname, { all: true }, (error) =>
        error ? fail(error) : done(),
      ),
    );
  const answer = await fetch(url, {
    ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(maxTime) },
    ...(body.length > 0 && { body }),
  });
  return {
    status: answer.status,
    headers: safe(Object.fromEntries(answer.headers)),
    body: await bytesOf(answer),
  };
}

/** The body of an answer; one that is too large is not read to its end. */
async function bytesOf({ body }) {
  const chunks = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Refused(502, 'The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function onRequest({ request }) {
  const { method, url, headers } = request;
  const address = new URL(url).searchParams.get('url') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  const asked = { method, address, headers: Object.fromEntries(headers), body };
  const answer = await forward(asked, serversOf(document), resolve, send);
  // Answers with these statuses have no body.
  const hasBody = ![204, 205, 304].includes(answer.status);
  return new Response(hasBody ? answer.body : null, answer);
}
