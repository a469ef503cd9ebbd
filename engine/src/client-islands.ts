/** React and the table of all islands; loads at the first touch of an island. */
import { loadIsland } from 'docs:islands';
import { createHydrator } from './runtime/islands/hydrate.tsx';

export const { hydrate, prepare, replay } = createHydrator(loadIsland);
