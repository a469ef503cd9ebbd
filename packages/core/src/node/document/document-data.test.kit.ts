import type { Config, UserConfig } from '../../shared/config/config.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { type Chrome, createSidebarFiles, documentData } from './document-data.ts';
import { siteWith } from '../site/site.test.kit.ts';

/** The data that the documents of a site without options share. */
export const chromeOf = (config: Config): Chrome => ({
  assets: { scripts: [], styles: [], preload: [], inline: '' },
  contentStyles: { api: '/api.css' },
  build: 'b',
  banner: null,
  outlineFooter: null,
  heads: [],
  topNav: [],
  searchStarts: [],
  searchFiles: [],
  look: null,
  sources: {},
  sidebarFile: createSidebarFiles(config),
});

const factsOf = (facts: Partial<PageFacts> = {}): PageFacts => ({
  ...emptyFacts('/cli/login', 'pages/cli/login.mdx'),
  ...facts,
});

/** The data of a page's document; all other options of the site have their defaults. */
export function dataOf(
  facts: Partial<PageFacts> = {},
  written: Partial<UserConfig> = {},
  base = '',
) {
  const site = siteWith({
    config: configOf(written, base),
    dates: { of: () => '2026-01-02T03:04:05Z' },
  });
  return documentData(site, chromeOf(site.config), factsOf(facts));
}
