// Answers a client that prefers Markdown with the twin of a page. Shared by the files for Cloudflare Pages, Netlify and
// Vercel beside it: copy it together with the one for your host.

/** The path of the site below the root of its host, such as `/docs`; empty at the root. */
const base = '';

/** The weight of the first of these types that an Accept header names; 0 if it names none. */
function weightOf(accept, ...types) {
  const entries = accept.split(',').map((entry) => {
    const [type, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const [, weight] = parameters.map((it) => /^q\s*=\s*(.*)$/.exec(it)).find(Boolean) ?? [];
    return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const found = types.map((type) => entries.find((it) => it.type === type)).find(Boolean);
  return found?.weight ?? 0;
}

/** Whether a client prefers Markdown: its Accept header names it, with at least the weight of HTML. */
export function prefersMarkdown(accept) {
  const weight = weightOf(accept ?? '', 'text/markdown');
  return weight > 0 && weight >= weightOf(accept, 'text/html', 'text/*', '*/*');
}

/** Whether a request is one for a page: `/x` or `/x/`, not a file such as `/x.css`. */
function isForPage({ method, url }) {
  return (method === 'GET' || method === 'HEAD') && !/\.[^/]*$/.test(new URL(url).pathname);
}

/** The twin of a page: `/x.md` of `/x` and of `/x/`, `/index.md` of the home page. */
function twinOf(url) {
  const path = new URL(url).pathname.replace(/\/$/, '');
  return path === base ? `${base}/index.md` : `${path}.md`;
}

/** The same answer, which caches keep apart by `Accept`. */
function varying(answer, { status = answer.status, type } = {}) {
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept');
  if (type) headers.set('content-type', type);
  return new Response(answer.body, { status, headers });
}

/**
 * Answers a request.
 *
 * @param file Fetches a file of the site by its path.
 * @param next Answers as the host does by itself.
 */
export async function twinAnswer(request, file, next) {
  if (!isForPage(request)) return next();
  if (!prefersMarkdown(request.headers.get('accept'))) return varying(await next());
  const type = 'text/markdown; charset=utf-8';
  const twin = await file(twinOf(request.url));
  if (twin.ok) return varying(twin, { type });
  const missing = await file(`${base}/404.md`);
  return missing.ok ? varying(missing, { status: 404, type }) : varying(await next());
}
