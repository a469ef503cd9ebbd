import { components } from './components.tsx';
import { hooks } from './hooks.tsx';
import { interactions } from './interactions.tsx';
import type { Probe } from './probe.ts';
import { clear } from './stage.tsx';
import { tracking } from './tracking.tsx';

const probes: Probe[] = [...tracking, ...interactions, ...hooks, ...components];

window.probes = probes.map(({ page, says, is }) => ({ page, says, is }));
window.runProbe = async (index) => {
  try {
    return await probes[index]!.run();
  } finally {
    clear();
  }
};
