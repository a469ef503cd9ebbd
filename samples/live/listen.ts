import type { LogLine } from '../../site/live/protocol.ts';
import { toData } from './data.ts';

/** The first route is the page that the sample starts on: only later ones are logged. */
export function logRoute(log: (line: LogLine) => void) {
  let isFirst = true;
  return (pageKey: string) => {
    if (!isFirst) log({ kind: 'link', name: 'Page', detail: pageKey });
    isFirst = false;
  };
}

/** Logs what the sample dispatches, tracks and links to, from its first effect on. */
export function listen(
  stage: HTMLElement,
  events: { type: string }[],
  log: (line: LogLine) => void,
  signal: AbortSignal,
): void {
  for (const { type } of events) {
    // Events of components do not bubble; capturing finds them, and copies of the component too.
    stage.addEventListener(
      type,
      (event) => log({ kind: 'event', name: type, detail: toData((event as CustomEvent).detail) }),
      { signal, capture: true },
    );
  }
  window.addEventListener(
    'vev.track',
    (event) => {
      const { type, data } = (event as CustomEvent<{ type: string; data: unknown }>).detail;
      log({ kind: 'track', name: type, detail: toData(data) });
    },
    { signal },
  );
  // Runs after the app's own listener, which prevents the default of links to pages of the project.
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      log({ kind: 'link', name: 'Link, not followed here', detail: link.getAttribute('href') });
    },
    { signal },
  );
}
