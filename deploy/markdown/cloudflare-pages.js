// Cloudflare Pages: `functions/_middleware.js`. Put `twin-answer.js` outside of `functions`, and change the path of its import.
import { twinAnswer } from './twin-answer.js';

export const onRequest = ({ request, env, next }) =>
  twinAnswer(request, (path) => env.ASSETS.fetch(new URL(path, request.url)), next);
