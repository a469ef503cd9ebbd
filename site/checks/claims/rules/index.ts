import type { Rules } from '../rules.ts';
import { apiRules } from './api.ts';
import { assetSourceRules } from './asset-source.ts';
import { startRules } from './cli-start.ts';
import { cliRules } from './cli.ts';
import { cmsRules } from './cms.ts';
import { guideRules } from './guides.ts';
import { hooksRules } from './react/react-hooks.ts';
import { propsRules } from './react/react-props.ts';
import { registerRules } from './react/react-register.ts';
import { reactComponentsTables } from './react/react-components-tables.ts';
import { reactFunctionsTables } from './react/react-functions-tables.ts';
import { reactHooksTables } from './react/react-hooks-tables.ts';
import { reactInteractionsTables } from './react/react-interactions-tables.ts';
import { reactPropsTables } from './react/react-props-tables.ts';
import { reactRegisterTables } from './react/react-register-tables.ts';
import { assetSourceTables } from './asset-source-tables.ts';
import { cliTables } from './cli-tables.ts';
import { cmsTables } from './cms-tables.ts';
import { apiTables } from './api-tables.ts';
import { recipeRules } from './recipes.ts';
import { whichToChooseRules } from './which-to-choose.ts';
import { whichToChooseInCodeRules } from './which-to-choose-in-code.ts';
import { wordsInPlace } from './words-in-place.ts';
import { merge } from './merge.ts';
import { proseRules } from './prose.ts';
import { restRules } from './react/react-rest.ts';
import { trackingRules } from './tracking.ts';
import { tutorialRules } from './guides-tutorials.ts';

/** The rules of all pages. A new area has a file of its own, and a line here. */
export const rules: Rules = merge(
  apiRules,
  assetSourceRules,
  cliRules,
  cmsRules,
  guideRules,
  hooksRules,
  propsRules,
  proseRules,
  registerRules,
  restRules,
  startRules,
  trackingRules,
  tutorialRules,
  reactComponentsTables,
  reactFunctionsTables,
  reactHooksTables,
  reactInteractionsTables,
  reactPropsTables,
  reactRegisterTables,
  assetSourceTables,
  cliTables,
  cmsTables,
  apiTables,
  recipeRules,
  whichToChooseRules,
  whichToChooseInCodeRules,
  wordsInPlace,
);
