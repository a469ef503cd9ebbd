import type { Config } from '../../shared/config/config.ts';
import { pageAddress, twinAddress } from '../site/addresses.ts';
import { groupPages, type ListedPage } from './listed-pages.ts';

/**
 * The entry file for agents (https://llmstxt.org): every page's Markdown twin, by sidebar group.
 */
export function llms(config: Config, pages: ListedPage[]): string {
  const sections = groupPages(config, pages).map(({ text, pages: found }) => {
    const links = found.map(({ path, title, description }) => {
      const about = description === '' ? '' : `: ${line(description)}`;
      return `- ${markdownLink(title, twinAddress(config, path))}${about}\n`;
    });
    return `\n## ${line(text)}\n\n${links.join('')}`;
  });
  return head(config) + sections.join('');
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
