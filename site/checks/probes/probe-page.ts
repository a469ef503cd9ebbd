import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Plugin, rolldown } from 'rolldown';
import { findChromium } from '../../../tests/ensure-chromium.mjs';
import { samplesRoot, sdkRoot } from '../page-source.ts';
import type { Probe } from './browser/probe.ts';

/** A browser page with the published SDK, React 18 and the probes. */
export interface ProbePage {
  probes: Omit<Probe, 'run'>[];
  page: Page;
  close: () => Promise<void>;
}

/** Opens the page. Samples in plain JavaScript are in `window.samples` as text, by path. */
export async function openProbePage(): Promise<ProbePage> {
  const code = await bundle();
  const browser: Browser = await chromium.launch({
    executablePath: findChromium()!,
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  const page = await browser.newPage();
  // With an address of its own links have a base, and storage works.
  await page.route('http://probe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Probe</title>' }),
  );
  await page.goto('http://probe.test/');
  await page.evaluate((samples) => Object.assign(window, { samples }), readScripts());
  await page.addScriptTag({ content: code });
  const probes = (await page.evaluate('window.probes')) as ProbePage['probes'];
  return { probes, page, close: () => browser.close() };
}

/** Style sheets of samples: class names stay, and the page gets the rules. */
const cssModules: Plugin = {
  name: 'css-modules',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler(css) {
      const names = [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => [name, name]);
      const style = `document.head.appendChild(document.createElement('style')).textContent = ${JSON.stringify(css)};`;
      const code = `${style} export default ${JSON.stringify(Object.fromEntries(names))};`;
      return { code, moduleType: 'js' };
    },
  },
};

async function bundle(): Promise<string> {
  const at = (name: string) => join(sdkRoot, 'node_modules', name);
  const build = await rolldown({
    input: fileURLToPath(new URL('browser/index.ts', import.meta.url)),
    logLevel: 'silent',
    // The `paths` of `browser/tsconfig.json` would resolve to declarations.
    tsconfig: false,
    resolve: {
      alias: {
        '@vev/react': at('@vev/react'),
        '@vev/utils': at('@vev/utils'),
        'react-dom': at('react-dom'),
        react: at('react'),
      },
    },
    plugins: [cssModules],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react' },
  });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code;
}

const readScripts = () =>
  Object.fromEntries(
    ['tracking/forward.js', 'tracking/data-layer.js'].map((file) => [
      file,
      readFileSync(join(samplesRoot, file), 'utf8'),
    ]),
  );
