/*
 * Tells the dev server how much had changed when this document was asked for. Where more has by the
 * time it connects, of which it was not told, the server has it loaded again.
 */
const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Only where the browser trusts the origin: this machine's, or one with HTTPS.
const changes = document?.serverTiming?.find(({ name }) => name === 'changes');
if (changes) import.meta.hot?.send('docs:connected', changes.description);

export {};
