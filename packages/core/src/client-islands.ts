/** React and the table of all islands; loads at the first touch of an island. */
import { loadIsland } from 'docs:islands';
import { createHydrator } from './runtime/islands/hydrate.tsx';

/** Hydrates islands, loads their code ahead of that, and dispatches early events again. */
export const { hydrate, prepare, replay } = createHydrator(loadIsland);
