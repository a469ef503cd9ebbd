import { platformComponents } from './components-platform.tsx';
import { valueComponents } from './components-values.tsx';
import { guides } from './guides.tsx';
import { projectHooks } from './hooks-project.tsx';
import { rareHooks } from './hooks-rare.tsx';
import { viewHooks } from './hooks-view.tsx';
import { interactions } from './interactions.tsx';
import type { Probe } from './probe.ts';
import { actingRecipes } from './recipes/acting.tsx';
import { recipeDetails } from './recipes/details.tsx';
import { lookingRecipes } from './recipes/looking.tsx';
import { componentSamples } from './samples/components.ts';
import { handlerSamples } from './samples/handlers.ts';
import { scriptSamples } from './samples/scripts.ts';
import { cssAndEventSamples } from './samples/css-and-events.ts';
import { fallbackSamples } from './samples/fallbacks.tsx';
import { editorSamples } from './samples/editor.ts';
import { dataHookSamples } from './samples/hooks-data.ts';
import { tutorialSamples } from './samples/tutorials.ts';
import { viewHookSamples } from './samples/hooks-view.ts';
import { schemaSamples } from './samples/schemas.ts';
import { searchingHandlerSamples } from './samples/searching-handlers.ts';
import { propSamples } from './samples/props.ts';
import { registrationSamples } from './samples/registrations.ts';
import { stopSample } from './samples/running-sample.ts';
import { defineSamples } from './samples/sample-files.ts';
import { clear } from './stage.tsx';
import { tracking } from './tracking.tsx';

const probes: Probe[] = [
  ...handlerSamples,
  ...scriptSamples,
  ...searchingHandlerSamples,
  ...tutorialSamples,
  ...dataHookSamples,
  ...viewHookSamples,
  ...schemaSamples,
  ...cssAndEventSamples,
  ...componentSamples,
  ...propSamples,
  ...registrationSamples,
  ...editorSamples,
  ...fallbackSamples,
  ...tracking,
  ...interactions,
  ...viewHooks,
  ...projectHooks,
  ...rareHooks,
  ...valueComponents,
  ...platformComponents,
  ...guides,
  ...actingRecipes,
  ...recipeDetails,
  ...lookingRecipes,
];

window.probes = probes.map(({ page, says, is, samples = [] }) => ({ page, says, is, samples }));
window.defineSamples = defineSamples;
window.runProbe = async (index) => {
  try {
    return await probes[index]!.run();
  } finally {
    if (probes[index]!.samples) await stopSample();
    clear();
  }
};
