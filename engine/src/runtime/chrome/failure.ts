/**
 * Takes up that something of this page could not be loaded: a message says so, with a way to load the page
 * again (`theme/chrome/Failure.tsx`), and the next link loads a document. Nothing less helps: after a new
 * build the file has gone, and Firefox remembers what it could not import, until a document is loaded.
 */
export function report(error: unknown): void {
  // Imported from `location.ts`, the root would take a chunk more.
  document.documentElement.dataset.failed = '';
  console.warn('Failed to load', error);
}
