import { defineConfig } from '@playwright/test';
import { findFirefox } from './ensure-firefox.mjs';
import { preferences } from './helpers/firefox.ts';
import { tagPattern } from './helpers/tags.ts';
import chromium, { buildServer } from './playwright.config.ts';

/**
 * Features that the oldest supported Firefox (decision 7) lacks, as far as they can be turned off.
 */
const older = {
  'layout.css.anchor-positioning.enabled': false,
  'layout.css.details-content.enabled': false,
  'dom.viewTransitions.enabled': false,
  'dom.text_fragments.enabled': false,
};

const executablePath = findFirefox();
const build = chromium.projects!.find(({ name }) => name === 'build')!;

const launchOptions = (firefoxUserPrefs: Record<string, boolean | number>) => ({
  ...(executablePath !== undefined && { executablePath }),
  // Allows `firefox.ts` to set properties that BiDi lacks.
  args: ['--remote-allow-system-access'],
  firefoxUserPrefs,
});

/** `npm run test:long -- firefox`: the tests of the build in the system's Firefox, over WebDriver BiDi. */
export default defineConfig({
  ...chromium,
  outputDir: '../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../test-results/firefox.json' }]],
  grepInvert: (['@dev', '@not-firefox'] as const).map(tagPattern),
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: launchOptions(preferences),
  },
  projects: [
    { name: 'firefox', use: build.use! },
    {
      name: 'older firefox',
      use: { ...build.use, launchOptions: launchOptions({ ...preferences, ...older }) },
      // The specs that depend on those features most.
      testMatch: '**/{curtain,top-nav,navigation}.spec.ts',
    },
  ],
  webServer: buildServer,
});
