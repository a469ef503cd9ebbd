// Vercel: `api/try.js`, with `forward.js`, `node.js` and your `openapi.json` beside it; the address is `/api/try`.
export { default } from './node.js';

/** The body comes as it is. */
export const config = { api: { bodyParser: false } };
