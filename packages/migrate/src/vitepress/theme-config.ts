import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { socialIcons } from 'stilldocs/node';
import { isValues, type Note, type Values } from '../values.ts';
import { Code, printValue } from '../print-value.ts';
import { sidebars, topNav } from './navigation.ts';

/** Options of this engine that follow from one of VitePress. */
export type Convert = (value: unknown, note: Note) => Values;

/** Options that other functions read, or that have no meaning here. */
export const nothing: Convert = () => ({});

/** The options of the default theme. */
export const themeConversions: Record<string, Convert> = {
  nav: (value, note) => ({ topNav: topNav(value, note) }),
  sidebar: (value) => ({ sidebar: sidebars(value) }),
  logo(value, note) {
    const logo = isValues(value) && 'src' in value ? value.src : value;
    if (typeof logo === 'string') return { logoUrl: logo };
    if (isValues(logo) && typeof logo.light === 'string' && typeof logo.dark === 'string')
      return { logoUrl: { light: logo.light, dark: logo.dark } };
    if (logo) note('themeConfig.logo', 'is no address: write logoUrl');
    return {};
  },
  socialLinks: (value, note) => ({ socials: socials(value, note) }),
  editLink(value, note) {
    if (!isValues(value)) return {};
    const { pattern, text } = value;
    if (typeof pattern === 'string' && pattern.includes(':path'))
      return { editLink: { pattern, ...(typeof text === 'string' && { text }) } };
    note(
      'themeConfig.editLink',
      'is a function, or has no :path: write the address of a file into editLink.pattern',
    );
    return {};
  },
  footer(value, note) {
    const lines = isValues(value)
      ? [value.message, value.copyright].filter((it) => typeof it === 'string')
      : [];
    if (lines.length === 0) return {};
    note('themeConfig.footer', 'stands below the outline here');
    const html = lines.map((line) => `<p>${line}</p>`).join('');
    const isPlain = lines.length === 1 && !/[<&]/.test(String(lines[0]));
    return {
      outlineFooter: isPlain
        ? lines[0]
        : new Code(`<div dangerouslySetInnerHTML={{ __html: ${printValue(html)} }} />`),
    };
  },
  search(value, note) {
    if (isValues(value) && value.provider !== 'local')
      note(
        'themeConfig.search',
        `of ${String(value.provider)} is not needed: search is built in, and pages are indexed by the build`,
      );
    return {};
  },
  algolia: (_value, note) => {
    note(
      'themeConfig.algolia',
      'is not needed: search is built in, and pages are indexed by the build',
    );
    return {};
  },
  outline(value) {
    const label = isValues(value) ? value.label : undefined;
    return typeof label === 'string' ? { labels: { onThisPage: label } } : {};
  },
  outlineTitle: (value) => (typeof value === 'string' ? { labels: { onThisPage: value } } : {}),
  docFooter(value) {
    const { prev, next } = isValues(value) ? value : {};
    const labels = {
      ...(typeof prev === 'string' && { previous: prev }),
      ...(typeof next === 'string' && { next }),
    };
    return Object.keys(labels).length > 0 ? { labels } : {};
  },
  lastUpdated(value) {
    const text = isValues(value) ? value.text : undefined;
    return typeof text === 'string' ? { labels: { lastUpdated: `${text}: {date}` } } : {};
  },
  lastUpdatedText: (value) =>
    typeof value === 'string' ? { labels: { lastUpdated: `${value}: {date}` } } : {},
  sidebarMenuLabel: (value) => (typeof value === 'string' ? { labels: { menu: value } } : {}),
  returnToTopLabel: (value) => (typeof value === 'string' ? { labels: { toTop: value } } : {}),
  darkModeSwitchLabel: (value) =>
    typeof value === 'string' ? { labels: { darkTheme: value } } : {},
  skipToContentLabel: (value) =>
    typeof value === 'string' ? { labels: { skipToContent: value } } : {},
  carbonAds: (_value, note) => {
    note(
      'themeConfig.carbonAds',
      'is not moved: write an element into outlineFooter, and its hosts into contentSecurityPolicy',
    );
    return {};
  },
  siteTitle: nothing,
  aside: nothing,
  externalLinkIcon: nothing,
  i18nRouting: nothing,
  langMenuLabel: nothing,
  notFound: nothing,
  lightModeSwitchTitle: nothing,
  darkModeSwitchTitle: nothing,
};

/** Names of icons here and in the package of icons. */
const renamed: Record<string, string> = { twitter: 'x', farcaster: 'warpcast' };

function socials(value: unknown, note: Note): Values[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((item, index): Values[] => {
    if (!isValues(item) || typeof item.link !== 'string') return [];
    const { icon, link, ariaLabel } = item;
    const name = typeof icon === 'string' ? (renamed[icon] ?? icon) : '';
    if (socialIcons.some((known) => known === name)) return [{ icon: name, link }];
    const svg = isValues(icon) ? String(icon.svg ?? '') : iconFile(name);
    const paths = [...svg.matchAll(/<path[^>]*\sd="([^"]+)"/g)];
    const label = String(
      ariaLabel ?? (name ? name.charAt(0).toUpperCase() + name.slice(1) : 'Link'),
    );
    if (paths.length === 1) return [{ icon: paths[0]![1], link, label }];
    note(
      `themeConfig.socialLinks[${index}]`,
      `has an icon of several parts, or an unknown one: write the path of an SVG for ${link}`,
    );
    return [];
  });
}

/** The source of an icon of the package of icons; empty if there is none of this name. */
function iconFile(name: string): string {
  if (!/^[a-z\d]+$/.test(name)) return '';
  try {
    const file = createRequire(import.meta.url).resolve(`simple-icons/icons/${name}.svg`);
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
