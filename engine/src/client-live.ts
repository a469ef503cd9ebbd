/** Besides the script of every page, on a site with live samples: waits for Run. */
import { report } from './runtime/chrome/failure.ts';

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-live]');
  if (button) import('./client-live-run.ts').then(({ toggle }) => toggle(button)).catch(report);
});
