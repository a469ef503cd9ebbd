// @ts-check

/**
 * Sends a count for each page, unless the reader asks not to be tracked.
 *
 * @param {{ endpoint: string }} options
 */
export default function count({ endpoint }) {
  const { doNotTrack, globalPrivacyControl } =
    /** @type {Navigator & { doNotTrack?: string, globalPrivacyControl?: boolean }} */ (navigator);
  if (doNotTrack === '1' || globalPrivacyControl) return;
  document.addEventListener('docs:navigate', (event) => {
    const { from, to } = /** @type {CustomEvent<import('stilldocs').Navigation>} */ (event).detail;
    // Only the host of another site: its address may name a reader.
    const referrer = from === null ? hostOf(document.referrer) : '';
    // A text needs no question of the browser before it, even to another host.
    const send = () => navigator.sendBeacon(endpoint, JSON.stringify({ path: to, from, referrer }));
    // A page that the browser renders in advance may never be seen.
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', send, { once: true });
    else send();
  });
}

/** @param {string} address */
function hostOf(address) {
  const host = URL.canParse(address) ? new URL(address).host : '';
  return host === location.host ? '' : host;
}
