import type { Config } from '../../shared/config/config.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { fillPlural } from '../../shared/config/fill-plural.ts';
import { agentIndexFile } from '../../shared/page/paths.ts';
import { fileAddress, pageAddress, twinAddress } from '../site/addresses.ts';
import { findTwins } from './section-twins.ts';
import type { Site } from '../site/site.ts';
import { groupPages, type ListedPage } from './listed-pages.ts';

/**
 * The entry file for agents (https://llmstxt.org): every page's Markdown twin with its tokens, and the twins of its
 * sections, such as the operations of an API, by sidebar group; then the same file for each part of the site, and for the other languages and versions.
 */
export function llms(site: Pick<Site, 'config' | 'editions' | 'versions'>, pages: ListedPage[]) {
  const { config } = site;
  const { labels, lang } = config;
  const parts = [...partsOf(pages)].map(([folder, below]) => {
    const address = fileAddress(config, `/${folder}/${agentIndexFile}`);
    return `- ${markdownLink(`/${folder}`, address)}: ${fillPlural(labels.tagCount, below.length, lang)}, ${tokens(config, below)}\n`;
  });
  return [
    head(config),
    `\n${labels.agentEstimates}\n`,
    ...groupsOf(config, pages),
    section(labels.agentParts, parts),
    section(labels.agentEditions, otherEditions(site)),
  ].join('');
}

/** The entry files for the pages below each folder of the first level, by file. */
export function llmsOfParts(config: Config, pages: ListedPage[]): Map<string, () => string> {
  return new Map(
    Array.from(partsOf(pages), ([folder, below]) => [
      `${folder}/${agentIndexFile}`,
      () => head(config) + groupsOf(config, below).join(''),
    ]),
  );
}

/** The names of those files, as far as the pages are known before they are compiled. */
export function namesOfParts(pages: { path: string }[]): string[] {
  return Array.from(partsOf(pages).keys(), (folder) => `${folder}/${agentIndexFile}`);
}

/** The pages at or below the folders of the first level that have at least two. */
function partsOf<Page extends { path: string }>(pages: Page[]): Map<string, Page[]> {
  const parts = new Map<string, Page[]>();
  for (const page of pages) {
    const folder = page.path.split('/')[1]!;
    if (parts.has(folder)) parts.get(folder)!.push(page);
    else parts.set(folder, [page]);
  }
  return new Map([...parts].filter(([folder, below]) => folder !== '' && below.length > 1));
}

function groupsOf(config: Config, pages: ListedPage[]): string[] {
  const twinsOf = findTwins(pages);
  return groupPages(config, pages).map(({ text, pages: found }) => {
    const links = found.map((page) => {
      const { path, title, description } = page;
      const about = description === '' ? '' : `: ${line(description)}`;
      const own = twinsOf(page).flatMap((id) => {
        const heading = page.facts.headings.find((each) => each.id === id);
        const address = twinAddress(config, `${path.replace(/\/$/, '')}/${id}`);
        return heading ? `  - ${markdownLink(heading.text, address)}\n` : [];
      });
      const link = `- ${markdownLink(title, twinAddress(config, path))}`;
      return `${link}${about} (${tokens(config, [page])})\n${own.join('')}`;
    });
    return section(text, links);
  });
}

/** A heading with a list; nothing without items. */
function section(title: string, items: string[]): string {
  return items.length > 0 ? `\n## ${line(title)}\n\n${items.join('')}` : '';
}

/** The tokens of pages, with two digits. */
function tokens({ labels }: Config, pages: ListedPage[]): string {
  const sum = pages.reduce((total, page) => total + page.tokens(), 0);
  const count = Number(sum.toPrecision(2)).toLocaleString('en');
  return fillLabel(labels.agentTokens, { count });
}

/** Links to the entry files of the other languages of this version, and of the other versions in this language. */
function otherEditions({ config, editions, versions }: Parameters<typeof llms>[0]): string[] {
  const languages = (editions?.all ?? []).map(({ label, base }) => ({ label, base }));
  const ofVersions = (versions ?? [])
    .flatMap(({ all }) => all)
    .flatMap(({ label, editions: all }) => {
      const base = all.find(({ lang }) => lang === config.lang)?.base;
      return base === undefined ? [] : [{ label, base }];
    });
  const others = [...languages, ...ofVersions].filter(({ base }) => base !== config.base);
  return others.map(({ label, base }) => {
    const address = fileAddress({ ...config, base }, `/${agentIndexFile}`);
    return `- ${markdownLink(label, address)}\n`;
  });
}

/** Every page's Markdown twin in one file, in the order of `llms`. */
export function llmsFull(config: Config, pages: ListedPage[]): string {
  const parts = groupPages(config, pages).flatMap(({ pages: found }) =>
    found.map(({ path, title, twin }) => {
      const body = twin().trim();
      const heading = /^#\s/.test(body) ? '' : `# ${line(title)}\n\n`;
      return `\n---\n\nSource: ${pageAddress(config, path)}\n\n${heading}${body}\n`;
    }),
  );
  return head(config) + parts.join('');
}

function head({ title, description }: Config): string {
  return `# ${line(title)}\n${description === '' ? '' : `\n> ${line(description)}\n`}`;
}

/** A text on one line. */
function line(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * A link in Markdown, whatever the characters of its text and its address. An underscore within a word, as in
 * `page_size`, needs no backslash.
 */
export function markdownLink(text: string, address: string): string {
  const label = line(text)
    .replace(/[\\[\]`*<]|(?<![a-z\d])_|_(?![a-z\d])/gi, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&');
  const codes: Record<string, string> = { '(': '%28', ')': '%29', '&': '%26' };
  return `[${label}](${address.replace(/[()&]/g, (it) => codes[it]!)})`;
}
