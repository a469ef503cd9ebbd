import { defineConfig } from '@playwright/test';
import { findFirefox } from './ensure-firefox.mjs';
import { preferences } from './helpers/firefox.ts';
import chromium from './playwright.config.ts';

/** What a reader does: the specs that run in Firefox too, on the build only. */
const core = [
  '{pages,layouts,styled,navigation,navigation-failures,preload,scroll,not-found,no-script}',
  '{islands,islands-early,theme,tabs,code,type-popover,reveal,blocks}',
  'chrome/{banner,curtain,history,links,outline,page-actions,page-footer,sidebar,top-nav}',
  'search/{arrival,open}',
  'once/{accessibility,api-reference,blocked-scripts,focus-stays,history,interrupted,media,outline-active,page-keys}',
  'once/{search-early,search-failures,search-keys,search-query,search-results}',
  'once/{sidebar-double,sidebar-use,top-nav-delays}',
  'built/{deploys,fonts,offline}',
].map((names) => `**/specs/${names}.spec.ts`);

/** What does not hold in Firefox, or cannot be seen there. */
const leftOut = [
  // Only Chromium's own protocol tells how many nodes live.
  /a page that is left unmounts its islands/,
  /200 navigations leave no root, listener or node behind/,
  // As it alone makes a storage full.
  /a storage that is full takes nothing/,
  // Firefox is taken offline by BiDi, but its service workers are not: where it matters, servers are stopped.
  /copies that were fetched ahead offline are not shown/,
  // Firefox tells no script which text an address points at.
  /a result whose page cannot be shown in place/,
  // Firefox does not look at the integrity of a preloaded font; it fetches and shows it all the same.
  /a font that is not the one that was built/,
  // Firefox heeds `overscroll-behavior` in its compositor alone, which the wheel of a test does not reach.
  /keeps the page where it is when the wheel turns past its end/,
  // Firefox 153 itself crashes, mostly, while axe reads styles: a null pointer in its own library.
  /axe finds nothing wrong with the dropdown open/,
  /nothing is wrong or too wide at/,
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
  retries: 0,
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
