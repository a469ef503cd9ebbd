import type { UserConfig } from 'stilldocs';
import { configKeys } from 'stilldocs/node';
import {
  accent,
  banner,
  baseUrl,
  blogDir,
  editLink,
  isValues,
  markdown,
  type Note,
  search,
  sidebar,
  socials,
  sponsors,
  topNav,
  type Values,
} from './values.ts';
import { variableRules } from './theme-variables.ts';

/** An option of a Vocs configuration that this engine reads differently or ignores, and what to do. */
export interface VocsNote {
  /** In the notation of JavaScript: `theme.variables`. */
  option: string;
  text: string;
}

/** A Vocs 1 configuration as one of this engine. */
export interface ConvertedVocsConfig {
  config: UserConfig;
  /** The site's root, relative to the folder of the configuration. */
  rootDir: string;
  /** The supported parts of `vite`. */
  vite: { define?: Values; alias?: unknown; plugins?: unknown[] };
  /** The rules for `theme.variables`. */
  css: string;
  /** The options of the package `types`; undefined if samples have no types. */
  types: { compilerOptions?: Values } | undefined;
  notes: VocsNote[];
}

/** Options of this engine that follow from an option of Vocs. */
type Convert = (value: unknown, note: Note, written: Values) => Values;

const unused =
  (text: string): Convert =>
  (_value, note) => {
    note('', text);
    return {};
  };

/** The options of Vocs 1 with another form here. Any other option is copied unchanged. */
const conversions: Record<string, Convert> = {
  rootDir: () => ({}),
  aiCta: (value) => (value === false || isValues(value) ? { aiCta: value } : {}),
  banner,
  baseUrl,
  blogDir,
  cacheDir: unused('has no effect: results are stored in node_modules/.cache'),
  checkDeadlinks: (value) => (value === false ? { checks: { 'dead-link': 'off' } } : {}),
  editLink,
  font: (value) => {
    const fonts = isValues(value) && 'google' in value ? { default: value } : value;
    const known = ['default', 'mono'].map((key) => [key, isValues(fonts) ? fonts[key] : undefined]);
    const named = known.filter(([, font]) => isValues(font) && typeof font.google === 'string');
    return named.length > 0 ? { font: Object.fromEntries(named) as Values } : {};
  },
  llms: unused('has no effect: every page has a Markdown twin, and the site an llms.txt'),
  markdown,
  ogImageUrl: (value) => (value === null ? {} : { ogImageUrl: value }),
  search,
  sidebar,
  socials,
  sponsors,
  theme: (value, note) => {
    if (!isValues(value)) return {};
    const scheme = value.colorScheme;
    const isKnown = scheme === 'light' || scheme === 'dark';
    return {
      theme: {
        ...accent(value.accentColor, note),
        // Vocs shows no button on such a site.
        ...(isKnown && { colorScheme: scheme, forced: true }),
      },
    };
  },
  titleTemplate: (value, note) => {
    if (typeof value === 'string' && value.includes('%s')) return { titleTemplate: value };
    note('', 'has no %s, the place of the page’s title, and is not used');
    return {};
  },
  topNav,
  // The package `types` takes its options; see `typesOf`.
  twoslash: (value, note) => {
    if (value === false)
      return { checks: { 'missing-package': { severity: 'warn', allow: ['twoslash'] } } };
    const names = isValues(value) ? Object.keys(value) : [];
    const [unread] = names.filter((name) => name !== 'compilerOptions');
    if (unread !== undefined) note(`twoslash.${unread}`, 'has no effect');
    return {};
  },
  vite: (value, note) => {
    const {
      define: _define,
      plugins: _plugins,
      resolve: _resolve,
      ...rest
    } = isValues(value) ? value : {};
    const keys = Object.keys(rest);
    if (keys.length > 0)
      note('', `is taken in part, define, plugins and resolve.alias: without ${keys.join(', ')}`);
    return {};
  },
};

/**
 * Converts a Vocs 1 configuration.
 *
 * @param written The default export of `vocs.config.ts`, after promises and functions.
 */
export function convertVocsConfig(written: object): ConvertedVocsConfig {
  const notes: VocsNote[] = [];
  const config: Values = { title: 'Docs' };
  const given = written as Values;
  const known = configKeys();
  for (const [option, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const note: Note = (path, text) => notes.push({ option: path || option, text });
    const convert = Object.hasOwn(conversions, option) ? conversions[option] : undefined;
    if (convert) Object.assign(config, merge(config, convert(value, note, given)));
    else if (known.includes(option)) Object.assign(config, merge(config, { [option]: value }));
    else note('', 'is unknown, and has no effect');
  }
  return {
    config: config as UserConfig,
    rootDir: rootOf(given),
    css: variableRules(given.theme),
    vite: viteOf(given),
    types: typesOf(given),
    notes,
  };
}

/** Later checks are added to earlier ones. */
function merge({ checks }: Values, added: Values): Values {
  return isValues(checks) && isValues(added.checks)
    ? { ...added, checks: { ...checks, ...added.checks } }
    : added;
}

/** The options of the package `types`; undefined if samples have no types. */
function typesOf({ twoslash }: Values): ConvertedVocsConfig['types'] {
  if (twoslash === false) return undefined;
  const options = isValues(twoslash) ? twoslash.compilerOptions : undefined;
  return isValues(options) ? { compilerOptions: options } : {};
}

function rootOf({ rootDir }: Values): string {
  return typeof rootDir === 'string' && rootDir !== '' ? rootDir : 'docs';
}

function viteOf({ vite }: Values): ConvertedVocsConfig['vite'] {
  if (!isValues(vite)) return {};
  const { define, plugins, resolve } = vite;
  return {
    ...(isValues(define) && { define }),
    ...(Array.isArray(plugins) && { plugins }),
    ...(isValues(resolve) && resolve.alias !== undefined && { alias: resolve.alias }),
  };
}
