// Vercel: `middleware.js` and `twin-answer.js` beside `package.json`. Without an answer Vercel goes on with the page.
import { prefersMarkdown, twinAnswer } from './twin-answer.js';

export default async function middleware(request) {
  if (!prefersMarkdown(request.headers.get('accept'))) return undefined;
  const missing = () => new Response(null, { status: 404 });
  return twinAnswer(request, (path) => fetch(new URL(path, request.url)), missing);
}

/** Pages alone: a path with a dot is a file. */
export const config = { matcher: '/((?!.*\\.).*)' };
