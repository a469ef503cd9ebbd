import { platformComponents } from './components-platform.tsx';
import { valueComponents } from './components-values.tsx';
import { guides } from './guides.tsx';
import { projectHooks } from './hooks-project.tsx';
import { undocumentedHooks } from './hooks-undocumented.tsx';
import { viewHooks } from './hooks-view.tsx';
import { interactions } from './interactions.tsx';
import type { Probe } from './probe.ts';
import { actingRecipes } from './recipes/acting.tsx';
import { lookingRecipes } from './recipes/looking.tsx';
import { clear } from './stage.tsx';
import { tracking } from './tracking.tsx';

const probes: Probe[] = [
  ...tracking,
  ...interactions,
  ...viewHooks,
  ...projectHooks,
  ...undocumentedHooks,
  ...valueComponents,
  ...platformComponents,
  ...guides,
  ...actingRecipes,
  ...lookingRecipes,
];

window.probes = probes.map(({ page, says, is }) => ({ page, says, is }));
window.runProbe = async (index) => {
  try {
    return await probes[index]!.run();
  } finally {
    clear();
  }
};
