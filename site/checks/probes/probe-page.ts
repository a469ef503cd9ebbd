import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Plugin } from 'rolldown';
import { findChromium } from '../../../tests/ensure-chromium.mjs';
import { samplesRoot } from '../page-source.ts';
import { bundleForSdk } from './bundle-for-sdk.ts';
import type { Probe } from './browser/probe.ts';
import { compileSamples, exportNames, readSample } from './compiled-samples.ts';

/** A browser with the published SDK, React 18, the probes and the samples, in any number of pages. */
export interface ProbeBrowser {
  probes: Omit<Probe, 'run'>[];
  /** Opens a page with the samples as they are. */
  open: () => Promise<Page>;
  close: () => Promise<void>;
}

/** Bundles the probes once, and starts the browser. */
export async function openProbeBrowser(): Promise<ProbeBrowser> {
  const code = await bundleForSdk(
    fileURLToPath(new URL('browser/index.ts', import.meta.url)),
    undefined,
    [samplesOfThePage],
  );
  const samples = compileSamples();
  const browser: Browser = await chromium.launch({
    executablePath: findChromium()!,
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  const open = async () => {
    const page = await browser.newPage();
    // With an address of its own links have a base, and storage works.
    await page.route('http://probe.test/**', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: '<!doctype html><title>Probe</title>',
      }),
    );
    await page.goto('http://probe.test/');
    await page.addScriptTag({ content: code });
    await page.evaluate((files) => window.defineSamples(files), samples);
    return page;
  };
  const page = await open();
  const probes = (await page.evaluate('window.probes')) as ProbeBrowser['probes'];
  await page.close();
  return { probes, open, close: () => browser.close() };
}

/**
 * An import of a sample becomes a component that asks for the sample when it renders: the bundle holds no sample, so that
 * a page can run changed ones.
 */
const samplesOfThePage: Plugin = {
  name: 'samples-of-the-page',
  resolveId: {
    filter: { id: /\/samples\/(?:react|recipes|tutorials)\// },
    handler: (id, importer) =>
      importer && id.endsWith('.tsx')
        ? `\0${relative(samplesRoot, join(importer, '..', id))}`
        : undefined,
  },
  load: {
    filter: { id: /^\0(?:react|recipes|tutorials)\// },
    handler(id) {
      const name = id.slice(1);
      const kit = fileURLToPath(new URL('browser/samples/sample-files.ts', import.meta.url));
      const lines = exportNames(readSample(name)).map(
        (exported) =>
          `export ${exported === 'default' ? 'default ' : ''}function ${exported === 'default' ? '' : exported}(props) {` +
          ` return React.createElement(exportsOf('${name}')['${exported}'], props); }`,
      );
      const code = `import React from 'react';import { exportsOf } from '${kit}';\n${lines.join('\n')}`;
      return { code, moduleType: 'js' };
    },
  },
};
