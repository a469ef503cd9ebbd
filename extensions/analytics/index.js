// @ts-check

/** @type {typeof import('./index.d.ts').analytics} */
export function analytics({ endpoint }) {
  const origin = originOf(endpoint);
  return {
    name: 'stilldocs-analytics',
    scripts: [{ module: new URL('./browser.js', import.meta.url).href, options: { endpoint } }],
    ...(origin && { contentSecurityPolicy: { 'connect-src': [origin] } }),
  };
}

/**
 * The origin of an endpoint; undefined for a path of the site's own host.
 *
 * @param {string} endpoint
 */
function originOf(endpoint) {
  if (/^\/(?!\/)/.test(endpoint)) return undefined;
  if (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)) return new URL(endpoint).origin;
  throw new Error(
    `Unexpected endpoint "${endpoint}" of analytics, expected a path such as /count or an address such as https://count.example/docs`,
  );
}
