/**
 * Reports that a part of this page failed to load. The page shows a message with a reload button
 * (`theme/chrome/Failure.tsx`), and the next link loads a document. A retry within this document would
 * not help: after a new build the file is gone, and Firefox caches the failed import.
 */
export function report(error: unknown): void {
  // Not `root` of `location.ts`: the bundler then splits that module off, which costs a request at load.
  document.documentElement.dataset.failed = '';
  console.warn('Failed to load', error);
}
