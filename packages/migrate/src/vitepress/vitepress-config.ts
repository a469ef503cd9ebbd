import { isValues, type Note, type Values } from '../values.ts';
import { addLanguages, merge } from './languages.ts';
import { type Convert, nothing, themeConversions } from './theme-config.ts';

const lost =
  (text: string): Convert =>
  (value, note) => {
    if (value !== undefined && value !== false) note('', text);
    return {};
  };

const hook = lost(
  'is a hook of VitePress: what it changes must be written into pages or configuration',
);

/** The options of VitePress. Other functions read those with `nothing`. */
const conversions: Record<string, Convert> = {
  title: (value) => ({ title: value }),
  description: (value) => ({ description: value }),
  lang: (value) => ({ lang: value }),
  base: (value) => (typeof value === 'string' && value !== '/' ? { basePath: value } : {}),
  titleTemplate: (value) => {
    if (value === false) return { titleTemplate: '%s' };
    if (typeof value !== 'string') return {};
    return {
      titleTemplate: value.includes(':title') ? value.replace(':title', '%s') : `%s | ${value}`,
    };
  },
  appearance: (value, note) => {
    const scheme = String(isValues(value) ? (value.initialValue ?? '') : value);
    const forced = value === false || scheme.startsWith('force');
    const isDark = scheme.includes('dark');
    if (!forced && !isDark) return {};
    if (!forced)
      note(
        '',
        'is the theme of readers without scripts: all others see the one of their system at first',
      );
    return { theme: { colorScheme: isDark ? 'dark' : 'light', ...(forced && { forced }) } };
  },
  ignoreDeadLinks: (value, note) => {
    if (value === true) return { checks: { 'dead-link': 'off' } };
    const allow = (Array.isArray(value) ? (value as unknown[]) : []).filter(
      (it) => typeof it === 'string',
    );
    if (Array.isArray(value) && allow.length < value.length)
      note('', 'has expressions or functions: write addresses into checks');
    return allow.length > 0 ? { checks: { 'dead-link': { severity: 'error', allow } } } : {};
  },
  sitemap: (value) => {
    const [origin] =
      /^https?:\/\/[^\s/?#]+/i.exec(String(isValues(value) ? value.hostname : '')) ?? [];
    return origin === undefined ? {} : { baseUrl: origin };
  },
  markdown: (value, note) => {
    const { math } = isValues(value) ? value : {};
    for (const [key, option] of Object.entries(isValues(value) ? value : {}))
      if (option !== false && !harmlessMarkdown.has(key))
        note(`markdown.${key}`, markdownNotes[key] ?? 'has no effect here');
    return math ? { markdown: { math: true } } : {};
  },
  vite: lost('is not taken: this engine has its own plugins and aliases'),
  vue: nothing,
  transformHead: hook,
  transformHtml: hook,
  transformPageData: hook,
  postRender: hook,
  buildEnd: hook,
  locales: nothing,
  // The direction follows from the language.
  dir: nothing,
  themeConfig: nothing,
  head: nothing,
  rewrites: nothing,
  srcDir: nothing,
  srcExclude: nothing,
  cleanUrls: nothing,
  lastUpdated: nothing,
  outDir: nothing,
  cacheDir: nothing,
  assetsDir: nothing,
  metaChunk: nothing,
  mpa: nothing,
  experimental: nothing,
  router: nothing,
  useWebFonts: nothing,
  logLevel: nothing,
  scrollOffset: nothing,
  pwa: lost('is not taken: serviceWorker is the option for readers without a network'),
};

const harmlessMarkdown = new Set([
  'math',
  'toc',
  'headers',
  'frontmatter',
  'component',
  'image',
  'gfmAlerts',
  'attrs',
  'emoji',
  'typographer',
  'linkify',
  'externalLinks',
  'codeCopyButtonTitle',
  'preConfig',
]);
const markdownNotes: Record<string, string> = {
  lineNumbers: 'numbers no lines here: write showLineNumbers after the language of a fence',
  config: 'adds plugins of markdown-it, which are not applied: look at the pages that use them',
  anchor: 'may give other ids: the ids of VitePress are kept',
  theme: 'is not taken: colors of code are tokens of styles.css',
  container: 'names containers: write their titles where they are used',
  codeTransformers: 'are not applied',
};

/**
 * Options whose notes are open tasks. The notes of all others describe conversions, which need no work.
 */
const notesOnly =
  /^(?:themeConfig\.(?:footer|search|algolia)|markdown\.(?:theme|anchor)|srcExclude|rewrites)/;

/** A converted configuration. */
export interface ConvertedVitePress {
  /** The options of this engine. */
  config: Values;
  /** Elements of every page's head. */
  head: unknown[];
  notes: { option: string; text: string; isNote: boolean }[];
}

/** Converts a configuration of VitePress, with the texts of all its languages. */
export function convertVitePress(written: Values): ConvertedVitePress {
  const notes: ConvertedVitePress['notes'] = [];
  const locales = isValues(written.locales) ? written.locales : {};
  const { root = {}, ...others } = locales;
  const first = isValues(root) ? root : {};
  const theme = { ...themeOf(written), ...themeOf(first) };
  const { label: _label, link: _link, themeConfig: _theme, head: ownHead, ...ownOptions } = first;
  const options = { ...written, ...ownOptions };
  const config: Values = { title: 'VitePress' };
  const addNote: Note = (option, text) => notes.push({ option, text, isNote: false });
  const convert = (table: Record<string, Convert>, prefix: string, given: Values) => {
    for (const [option, value] of Object.entries(given)) {
      if (value === undefined || value === null) continue;
      const note: Note = (path, text) => {
        const place = path || prefix + option;
        notes.push({ option: place, text, isNote: notesOnly.test(place) });
      };
      if (Object.hasOwn(table, option)) merge(config, table[option]!(value, note));
      else note('', 'is unknown, and not moved');
    }
  };
  convert(conversions, '', options);
  convert(themeConversions, 'themeConfig.', theme);
  addLanguages(config, others, { conversions: textConversions, note: addNote });
  const icon = iconOf([...listOf(written.head), ...listOf(ownHead)], String(written.base ?? '/'));
  if (icon.url !== undefined) config.iconUrl = icon.url;
  return { config, head: icon.rest, notes };
}

function themeOf({ themeConfig }: Values): Values {
  return isValues(themeConfig) ? themeConfig : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** The options that may differ between languages, with the options of the theme. */
const textConversions = { ...conversions, ...themeConversions };

/** The icon of the browser's tab, and the other elements of the head. */
function iconOf(head: unknown[], base: string): { url?: string; rest: unknown[] } {
  const isIcon = (entry: unknown) => {
    const [tag, attributes] = listOf(entry);
    const { rel, href } = Object(attributes) as Values;
    return tag === 'link' && /^(?:shortcut )?icon$/.test(String(rel)) && typeof href === 'string';
  };
  const icons = head.filter(isIcon);
  const hrefs = icons.map((entry) => String((listOf(entry)[1] as Values).href));
  const own = hrefs.find((href) => href.endsWith('.svg')) ?? hrefs[0];
  if (own === undefined) return { rest: head };
  const prefix = base.replace(/\/$/, '');
  const url = prefix !== '' && own.startsWith(`${prefix}/`) ? own.slice(prefix.length) : own;
  return { url, rest: head.filter((entry) => !isIcon(entry) || listOf(entry)[1] === undefined) };
}
