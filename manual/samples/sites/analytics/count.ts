import type { Navigation } from 'stilldocs';

/** Counts each page that is shown: the first one, and those after it. */
export default function count({ endpoint }: { endpoint: string }): void {
  document.addEventListener('docs:navigate', (event) => {
    const { to } = (event as CustomEvent<Navigation>).detail;
    navigator.sendBeacon(endpoint, JSON.stringify({ page: to }));
  });
}
