import { isValues, type Note, type Values } from '../values.ts';
import { Code } from '../print-value.ts';
import { sidebars, topNav } from './navigation.ts';
import type { Convert } from './theme-config.ts';

/** Options that have a text for each language. */
const textOptions = ['title', 'description', 'titleTemplate', 'editLink', 'outlineFooter'];

/** Adds options; objects such as labels are merged. */
export function merge(config: Values, added: Values): void {
  for (const [key, value] of Object.entries(added)) {
    const own = config[key];
    config[key] =
      isValues(own) && isValues(value) && !(value instanceof Code) ? { ...own, ...value } : value;
  }
}

/**
 * Moves the languages of VitePress beside the first into `languages`. Their pages are below folders of their names,
 * as here. The navigation is the first language's, with the texts of the others.
 *
 * @param conversions The options of VitePress and of its theme.
 */
export function addLanguages(
  config: Values,
  locales: Values,
  { conversions, note }: { conversions: Record<string, Convert>; note: Note },
): void {
  const source = typeof config.lang === 'string' ? config.lang : 'en';
  const languages: Values = {};
  const texts: Record<string, Values> = {};
  for (const [name, locale] of Object.entries(locales)) {
    if (!isValues(locale)) continue;
    if (!isTag(name)) {
      note(`locales.${name}`, `is no language tag: its pages are pages of the first language`);
      continue;
    }
    const theme = isValues(locale.themeConfig) ? locale.themeConfig : {};
    const own: Values = {};
    for (const [option, value] of Object.entries({ ...locale, ...theme }))
      if (Object.hasOwn(conversions, option) && value)
        merge(own, conversions[option]!(value, quiet));
    const { label } = locale;
    languages[name] = {
      ...(typeof label === 'string' && { label }),
      ...(isValues(own.labels) && { labels: own.labels }),
    };
    for (const option of textOptions) (texts[option] ??= {})[name] = own[option];
    const prefix = `/${name}`;
    const found = sidebars(theme.sidebar, `${prefix}/`);
    for (const [path, items] of Object.entries(isValues(config.sidebar) ? config.sidebar : {}))
      addTexts(items as Values[], found[prefix + path] ?? [], { source, name, prefix });
    if (Array.isArray(config.topNav))
      addTexts(config.topNav as Values[], topNav(theme.nav, quiet), { source, name, prefix });
  }
  for (const [option, own] of Object.entries(texts)) {
    const first = config[option];
    const others = Object.entries(own).filter(
      ([, text]) => text !== undefined && JSON.stringify(text) !== JSON.stringify(first),
    );
    if (first !== undefined && others.length > 0)
      config[option] = { [source]: first, ...Object.fromEntries(others) };
  }
  if (Object.keys(languages).length > 0) config.languages = languages;
}

const quiet: Note = () => undefined;

function isTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

/** Adds the texts of a language to items: of the item with the same link, else of the one at the same place. */
function addTexts(
  items: Values[],
  others: Values[],
  language: { source: string; name: string; prefix: string },
): void {
  const { source, name, prefix } = language;
  for (const [index, item] of items.entries()) {
    const sameLink = others.find(
      ({ link }) => link !== undefined && link === prefix + String(item.link),
    );
    const samePlace = items.length === others.length ? others[index] : undefined;
    const other = sameLink ?? (item.link === undefined ? samePlace : undefined);
    if (!other) continue;
    const known: Values = isValues(item.text) ? item.text : { [source]: item.text };
    if (other.text !== known[source]) item.text = { ...known, [name]: other.text };
    if (Array.isArray(item.items) && Array.isArray(other.items))
      addTexts(item.items as Values[], other.items as Values[], language);
  }
}
