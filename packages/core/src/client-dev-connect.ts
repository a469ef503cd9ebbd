/*
 * Sends the dev server the number of changes at the time of this document's request. If there are more
 * by now, the server reloads the page.
 */
const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Browsers expose server timing to secure origins only: localhost, or HTTPS.
const changes = document?.serverTiming?.find(({ name }) => name === 'changes');
if (changes) import.meta.hot?.send('docs:connected', changes.description);

export {};
