// Netlify: `netlify/edge-functions/markdown.js`. Put `twin-answer.js` outside of that folder, and change the path of its import.
import { twinAnswer } from './twin-answer.js';

export default (request, context) =>
  twinAnswer(
    request,
    (path) => fetch(new URL(path, request.url)),
    () => context.next(),
  );

export const config = { path: '/*', excludedPath: ['/assets/*', '/*.md'] };
