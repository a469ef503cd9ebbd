import { chats } from '../../shared/config/chats.ts';
import type { Config, TopNavItem } from '../../shared/config/config.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { ChatLink, DocumentLink, DocumentNavItem } from '../../shared/document/document.ts';
import { isDocsLayout } from '../site/layout-names.ts';
import { externalHref, hrefKind } from '../../shared/page/href.ts';
import { internalHref } from '../../shared/page/paths.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { NavigationLink } from '../../shared/page/site-navigation.ts';
import type { Renderer } from '../../shared/page/renderer.ts';
import { pageAddress } from '../site/addresses.ts';
import { callOption } from '../site/extensions.ts';

/* The links of the chrome: of the top navigation, to neighbours, to edit a page, to a chat. */

/** A link of the sidebar, with its address; null without a link. */
export function documentLink(
  { base }: Config,
  link: NavigationLink | undefined,
): DocumentLink | null {
  if (!link) return null;
  const { href, external } = target(base, link.link);
  return { ...link, external, link: href };
}

/** The target of a written link; `mailto:` and the like stay unchanged. */
function target(base: string, link: string): { href: string; external: boolean } {
  const kind = hrefKind(link);
  return {
    href: kind === 'path' ? internalHref(base, link) : externalHref(link),
    external: kind === 'external',
  };
}

/**
 * The link to edit a page.
 *
 * @param path The page's source, relative to the folder of all pages.
 */
export function editLink(
  { pattern, text }: NonNullable<Config['editLink']>,
  { labels }: Config,
  path: string,
) {
  return {
    text: text ?? labels.editPage,
    href: pattern.replaceAll(':path', () => path.split('/').map(encodeURIComponent).join('/')),
  };
}

/** Whether a page has the AI actions. */
export function showsAiCta(config: Config, frontMatter: PageFacts['frontMatter']): boolean {
  const { showAiCta, layout = 'docs' } = frontMatter;
  return config.aiCta !== false && (showAiCta ?? isDocsLayout(config, layout));
}

/** The site's own prompt about a page; undefined without one. */
export async function ownPrompt(
  config: Config,
  { path, frontMatter }: PageFacts,
): Promise<string | undefined> {
  const { aiCta } = config;
  if (!aiCta || !aiCta.query || !showsAiCta(config, frontMatter)) return undefined;
  const { query } = aiCta;
  const location = locationOf(config, path);
  return callOption('aiCta.query', path, () => query({ location }));
}

/**
 * The links to the programs that answer questions about a page.
 *
 * @param prompt Default: the engine's prompt.
 */
export function chatLinks(config: Config, path: string, prompt?: string): ChatLink[] {
  const { aiCta, labels } = config;
  const { openIn = ['chatgpt' as const] } = aiCta || {};
  const { href: address } = locationOf(config, path);
  const text = prompt ?? fillLabel(labels.askPrompt, { address });
  return openIn.map((key) => ({ name: chats[key].name, href: chats[key].address(text) }));
}

function locationOf(config: Config, path: string): URL {
  return new URL(pageAddress(config, path), config.baseUrl ?? 'http://localhost');
}

/** The items of the top navigation, with their addresses; `render` renders elements. */
export function topNavItems(config: Config, render: Renderer['renderElement']): DocumentNavItem[] {
  const toItem = (item: TopNavItem, id: string): DocumentNavItem => {
    return {
      text: item.text ?? '',
      external: false,
      ...(item.icon !== undefined && { icon: item.icon }),
      ...(item.badge !== undefined && { badge: item.badge }),
      ...(item.link !== undefined && target(config.base, item.link)),
      ...(item.items && {
        items: item.items.map((child, index) => toItem(child, `${id}.${index}`)),
      }),
      ...(item.element !== undefined && { html: render(item.element, `${id}-`) }),
    };
  };
  return config.topNav.map((item, index) => toItem(item, `t${index}`));
}
