import type { Extension } from 'stilldocs';

/** Runs in the browser. */
export const watch: Extension = {
  name: 'watch',
  scripts: [{ module: '~/extensions/watch-browser.ts', options: { mark: 'seen' } }],
  contentSecurityPolicy: { 'connect-src': ['https://watch.example'] },
};
