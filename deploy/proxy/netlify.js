// Netlify: `netlify/functions/try.js`, with `forward.js` and your `openapi.json` beside it.
import { readFileSync } from 'node:fs';
import { forward, serversOf } from './forward.js';

const document = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'));

export default async function handle(request) {
  const { method, url, headers } = request;
  const address = new URL(url).searchParams.get('url') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  const asked = { method, address, headers: Object.fromEntries(headers), body };
  const answer = await forward(asked, serversOf(document));
  // Answers with these statuses have no body.
  const hasBody = ![204, 205, 304].includes(answer.status);
  return new Response(hasBody ? answer.body : null, answer);
}

export const config = { path: '/try' };
