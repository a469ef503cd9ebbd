import { defineConfig } from '@playwright/test';
import { findFirefox } from './ensure-firefox.mjs';
import { preferences } from './firefox.ts';
import chromium from './playwright.config.ts';

/** What a reader does: the specs that run in Firefox too, on the build only. */
const core = [
  '{pages,navigation,scroll,not-found,no-script}',
  '{islands,islands-early,theme,tabs,code}',
  'chrome/{banner,curtain,outline,page-actions,sidebar,top-nav}',
  'search/{arrival,open}',
  'once/{accessibility,media,search-failures,search-keys}',
].map((names) => `**/specs/${names}.spec.ts`);

/** What does not hold in Firefox, or cannot be seen there. */
const leftOut = [
  // Only Chromium's own protocol tells how many nodes live.
  /a page that is left unmounts its islands/,
];

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

/** `npm run test:firefox`: the core of the browser suite in the system's Firefox, over WebDriver BiDi. */
export default defineConfig({
  ...chromium,
  outputDir: '../test-results/firefox',
  reporter: [['list'], ['json', { outputFile: '../test-results/firefox.json' }]],
  grepInvert: leftOut,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: launchOptions(preferences),
  },
  projects: [
    { name: 'firefox', use: build.use!, testMatch: core },
    {
      name: 'older firefox',
      use: { ...build.use, launchOptions: launchOptions({ ...preferences, ...older }) },
      testMatch: ['**/specs/chrome/{curtain,top-nav}.spec.ts', '**/specs/navigation.spec.ts'],
    },
  ],
  webServer: [chromium.webServer!].flat().slice(0, 1),
});
