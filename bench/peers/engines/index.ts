import type { Engine } from '../engine.ts';
import { docusaurus } from './docusaurus.ts';
import { floor } from './floor.ts';
import { ours } from './ours.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';
import { vocs } from './vocs.ts';

/** Every measured engine, in the order of the table's rows. */
export const engines: Record<string, Engine> = {
  floor,
  ours,
  vitepress,
  starlight,
  docusaurus,
  vocs,
};
