/*
 * Sends the dev server the number of changes at the time of this document's request. If there are more
 * by now, the server reloads the page.
 */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Browsers expose server timing to secure origins only: localhost, or HTTPS.
const changes = navigation?.serverTiming?.find(({ name }) => name === 'changes');
if (changes) import.meta.hot?.send('docs:connected', changes.description);

// The overlay of a mistake says how to switch it off in vite.config.js, which a site does not have.
import.meta.hot?.on('vite:error', () =>
  setTimeout(() => {
    const tip = document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip');
    while (tip?.querySelector('br')) tip.lastChild!.remove();
  }),
);

export {};
