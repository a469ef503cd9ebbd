import { defineConfig } from '@playwright/test';
import { findFirefox } from './ensure-firefox.mjs';
import { preferences } from './helpers/firefox.ts';
import { tagPattern } from './helpers/tags.ts';
import chromium from './playwright.config.ts';

/** What the oldest Firefox that is supported (decision 7) does not have, as far as it can be turned off. */
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
  // Lets `firefox.ts` set what BiDi does not.
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
      // What leans on those features most.
      testMatch: '**/{curtain,top-nav,navigation}.spec.ts',
    },
  ],
  webServer: [chromium.webServer!].flat().slice(0, 1),
});
