/** The code of Run: joins the runtime's part with the hosts of the site and React for their panels. */
import { frame, hosts } from 'docs:live';
import { createRunner } from './runtime/live/runner.ts';

const runner = createRunner({
  frame,
  hostOf(name) {
    const { script, panel } = hosts[name]!;
    if (!panel) return { script };
    return {
      script,
      async mountPanel(element) {
        const [{ mountPanel }, { default: Panel }] = await Promise.all([
          import('./theme/live/mount-panel.tsx'),
          panel(),
        ]);
        return mountPanel(element, Panel);
      },
    };
  },
});

/** Run or Stop of a sample, and the edit that the address shares. */
export const { toggle, openShared } = runner;

import.meta.hot?.on('docs:live', () => void runner.restart());
if (import.meta.hot) {
  addEventListener('docs:updating', () => runner.suspend());
  addEventListener('docs:updated', () => void runner.resume());
}
