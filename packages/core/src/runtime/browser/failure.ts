let isLeaving = false;

/**
 * How long a failure is not reported after the reader has left the page, in ms. Firefox aborts imports then,
 * but shows the page until the next one answers: the message would be wrong. A page that is still shown
 * later did lose the aborted parts: the address was a download, or the reader returned.
 */
const leavingMs = 10_000;

/** Follows whether the reader leaves the page. */
export function followLeaving(): void {
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
}

/**
 * Reports that a part of this page failed to load. The page shows a message with a reload button
 * (`theme/chrome/Failure.tsx`), and the next link loads a document. A retry within this document would
 * not help: after a new build the file is gone, and Firefox caches the failed import.
 */
export function report(error: unknown): void {
  if (isLeaving) setTimeout(showFailure, leavingMs, error);
  else showFailure(error);
}

function showFailure(error: unknown): void {
  // Not `root` of `location.ts`: the bundler then splits that module off, which costs a request at load.
  document.documentElement.dataset.failed = '';
  console.warn('Failed to load', error);
}
