import { stringify } from 'yaml';
import { absoluteLinks } from '../../content/twin/absolute-links.ts';
import { escape, link } from '../../content/twin/markdown-text.ts';
import type { Config } from '../../shared/config/config.ts';
import type { FrontMatter } from '../../shared/config/front-matter.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { agentIndexFile } from '../../shared/page/paths.ts';
import { canonicalOf } from '../document/versions.ts';
import { fileAddress, pageAddress } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import { versionsAt } from '../site/versions/versions.ts';

/** The keys of front matter that tell the reader of a twin what the page is; the others are for the engine. */
const readersKeys = [
  ...(['title', 'description', 'authors', 'date', 'tags'] as const),
  'machineTranslated',
] as const;

/**
 * What an agent has to know of the edition of a page: its language, its version, and the address of the page that it is to
 * cite. Empty on a site with one edition.
 */
export function editionKeys(site: Site, path: string): Record<string, string> {
  const { config, editions } = site;
  const versions = versionsAt(site, path);
  if (!versions && !editions) return {};
  const { base, path: cited } = canonicalOf(site, path) ?? { base: config.base, path };
  const { baseUrl } = config;
  return {
    ...(editions && { lang: config.lang }),
    ...(versions && { version: versions.own.name }),
    ...(baseUrl !== undefined && { canonical: pageAddress({ base, baseUrl }, cited) }),
  };
}

/**
 * The beginning of a page's twin: front matter for its reader, and the link to `llms.txt`.
 *
 * @param edition Further keys, see `editionKeys`.
 */
export function twinHead(
  config: Config,
  { frontMatter }: Pick<PageFacts, 'frontMatter'>,
  edition: Record<string, string> = {},
): string {
  const index = link(
    escape(config.labels.agentIndex, true),
    fileAddress(config, `/${agentIndexFile}`),
  );
  return `${writtenKeys(frontMatter, edition)}> ${index}\n\n`;
}

function writtenKeys(frontMatter: FrontMatter, edition: Record<string, string>): string {
  const known = readersKeys.filter((key) => frontMatter[key] !== undefined);
  const own = Object.fromEntries(known.map((key) => [key, frontMatter[key]]));
  const values = { ...own, ...edition };
  if (Object.keys(values).length === 0) return '';
  return `---\n${Object.entries(values).map(lineOf).join('')}---\n\n`;
}

/** Several words, or an address, that YAML writes as they are; for the others its library takes 0.2 ms. */
const plainText = /^(?:[a-z]\w* [\w ,.'`()/;-]*[\w.)]|https?:\/\/[\w./~%-]*\w)$/i;

/** The lines of other values, such as languages and versions, which many pages have. */
const lines = new Map<string, string>();
const maxLines = 1000;

function lineOf([key, value]: [string, unknown]): string {
  if (typeof value === 'string' && plainText.test(value)) return `${key}: ${value}\n`;
  const name = JSON.stringify([key, value]);
  const line = lines.get(name) ?? stringify({ [key]: value }, { lineWidth: 0 });
  if (lines.size >= maxLines) lines.clear();
  lines.set(name, line);
  return line;
}

/** The content of a page's twin; its links are absolute if the site has a `baseUrl`. */
export function twinContent({ baseUrl }: Pick<Config, 'baseUrl'>, markdown: string): string {
  return baseUrl ? absoluteLinks(markdown, new URL(baseUrl).origin) : markdown;
}

/** The twin of the default page for unknown paths. */
export function notFoundTwin(config: Config): string {
  const { notFound, notFoundText, notFoundHome } = config.labels;
  const home = link(escape(notFoundHome, true), pageAddress(config, '/'));
  return `${twinHead(config, { frontMatter: {} })}# ${escape(notFound)}\n\n${escape(notFoundText)}\n\n${home}\n`;
}
