/** Besides the script of every page, on a site with live samples: waits for Run and for a shared edit. */
import { report } from './runtime/browser/failure.ts';

const load = () => import('./client-live-run.ts');

function showShared(): void {
  if (location.hash.startsWith('#live='))
    load()
      .then(({ openShared }) => openShared())
      .catch(report);
}

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-live]');
  if (button)
    load()
      .then(({ toggle }) => toggle(button))
      .catch(report);
});
addEventListener('hashchange', showShared);
showShared();
