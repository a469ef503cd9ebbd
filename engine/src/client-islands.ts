/** React, the chrome's islands, and the table of the site's islands: loaded at the first touch. */
import { loadIsland } from 'docs:islands';
import { createHydrator } from './runtime/islands/hydrate.tsx';

export const { hydrate, prepare, replay } = createHydrator(loadIsland);
