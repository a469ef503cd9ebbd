import type { ContentOptions } from '../../content/compile.ts';
import { markdownOptions } from '../../content/markdown-options.ts';
import type { Site } from '../site/site.ts';

/** The inputs of the compiler that a site gives, as data. */
export function contentOptions({ root, config, configFiles }: Site): ContentOptions {
  const { base, pagesDir, lang, labels, terms } = config;
  const liveHosts = Object.keys(config.live.hosts);
  const markdown = markdownOptions(config.markdown, configFiles.bundle);
  return { root, base, pagesDir, lang, labels, terms, liveHosts, ...(markdown && { markdown }) };
}
