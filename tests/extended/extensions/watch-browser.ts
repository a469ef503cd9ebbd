import type { Navigation } from 'stilldocs';

/** Records every event of a navigation, for the tests. */
export default function watch({ mark }: { mark: string }): void {
  const events: Navigation[] = [];
  Object.assign(window, { [mark]: events });
  document.addEventListener('docs:navigate', (event) => {
    events.push((event as CustomEvent<Navigation>).detail);
  });
}
