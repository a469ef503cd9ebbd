import { withBase } from '../../shared/page/paths.ts';
import type { ServerModule } from '../../shared/page/renderer.ts';
import { scriptEntries, touchEntries } from '../bundler/extension-modules.ts';
import { contentStylesOf } from '../bundler/plugins/content-styles.ts';
import {
  createChrome,
  renderChromeContent,
  renderFrame,
  withElements,
} from '../document/chrome.ts';
import { pathsOf } from '../document/documents.ts';
import type { ImportModule } from './dev-context.ts';
import { devStyleFile } from './dev-tailwind.ts';
import type { Chrome } from '../document/document-data.ts';
import {
  engineModule,
  liveEntry,
  liveStyleFile,
  offerEntry,
  serverEntry,
} from '../files/engine-version.ts';
import { bundledConfig } from '../site/config/foreign-config.ts';
import { extensionStyles } from '../site/extension-styles.ts';
import type { Site } from '../site/site.ts';
import { compileStyles } from '../assets/compile-styles.ts';
import { ownStyles, writeSiteStyles, writeStyles } from '../assets/site-styles.ts';

/**
 * Creates the data that all documents share, with the scripts and styles of the dev server.
 *
 * @param componentStyles The addresses of the style sheets that the site's modules import.
 */
export async function renderDevChrome(
  site: Site,
  importModule: ImportModule,
  componentStyles: () => string[],
): Promise<Chrome> {
  const { config, configFiles } = site;
  const { renderElement } = await importModule<ServerModule>(serverEntry);
  const { default: exported } = await importModule<{ default: ServerModule['config'] }>(
    configFiles.main,
  );
  const own = await bundledConfig(exported, configFiles);
  // A service worker would answer with outdated files.
  const configured = { ...withElements(site, own), serviceWorker: false };
  const content = await renderChromeContent(configured, renderElement, pathsOf(site));
  const tailwind = await compileStyles(site);
  const styles = writeSiteStyles(devStyleFile(site, 'styles.css'), {
    ...{ ...site, ...content, tailwind, sheets: extensionStyles(site) },
    root: null,
  });
  // A separate sheet: a mistake in it does not affect the theme's styles.
  const ownFile = devStyleFile(site);
  const siteSheet = writeStyles(ownFile, ownStyles(site.root, ownFile, tailwind));
  const hasLive = Object.keys(config.live.hosts).length > 0;
  const address = (file: string) => withBase(config.base, encodeURI(`/@fs${file}`));
  const scripts = [
    withBase(config.base, '/@vite/client'),
    address(engineModule('client-dev.ts')),
    ...touchEntries(config).map(address),
    ...(hasLive ? [address(liveEntry)] : []),
    ...Object.values(scriptEntries(config)).map((entry) =>
      withBase(config.base, `/@id/__x00__${entry}`),
    ),
  ].map((src) => ({ src, integrity: null }));
  const assets = {
    scripts,
    offer: { src: address(offerEntry), integrity: null },
    styles: [
      address(styles),
      ...(hasLive ? [address(liveStyleFile)] : []),
      address(siteSheet),
      ...componentStyles(),
    ],
    contentStyles: Object.fromEntries(
      contentStylesOf(site).map(({ extension, file }) => [extension, address(file)]),
    ),
    preload: [],
    version: 'dev',
  };
  const frame = await renderFrame({ ...site, config: configured }, content, () =>
    importModule<ServerModule>(serverEntry),
  );
  return createChrome({ ...site, config: configured }, assets, content, frame);
}
