import * as v from 'valibot';
import { text } from './config-values.ts';
import { isLanguageTag } from './direction.ts';
import { someLabelsSchema } from './labels-config.ts';

/** What stands at the address of a page that a language lacks. */
const fallbacks = ['page', 'link', 'none'] as const;

/** A language of the site. */
const language = (texts: Record<string, string>) =>
  v.strictObject({
    /** Its name, in the language itself. Default: the name that Unicode gives it, as in `Deutsch`. */
    label: v.optional(text),
    /** Texts of the interface in this language. Default: English. */
    labels: v.optional(someLabelsSchema(texts), {}),
    /**
     * What readers get of a page that is not translated: `page` shows the source's text in the frame of
     * this language, `link` leads to the source's page, `none` leaves it out. Default `page`.
     */
    fallback: v.optional(v.picklist(fallbacks), 'page'),
  });

/**
 * The languages of a site, by their tags.
 *
 * @param texts The texts of extensions, by name.
 */
export const languagesSchema = (texts: Record<string, string> = {}) =>
  v.record(
    v.pipe(v.string(), v.check(isLanguageTag, 'Expected a language tag such as de or pt-BR')),
    language(texts),
  );

/** The options that may have a text for each language in place of one text. */
export const localized = [
  ...['title', 'titleTemplate', 'description', 'banner', 'topNav', 'sidebar', 'areas'],
  ...['editLink', 'outlineFooter', 'head'],
];

/**
 * A written configuration with the texts of one language: `{ en: 'Guide', de: 'Anleitung' }` becomes one
 * of them. A missing one is the source's.
 *
 * @param languages The tags of the site's languages, the source first.
 */
export function inLanguage<Written extends object>(
  written: Written,
  languages: string[],
  lang: string,
): Written {
  const textOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(textOf);
    if (!isPlain(value)) return value;
    const keys = Object.keys(value);
    if (keys.length > 0 && keys.every((key) => languages.includes(key)))
      return value[lang] ?? value[languages[0]!] ?? value[keys[0]!];
    return Object.fromEntries(keys.map((key) => [key, textOf(value[key])]));
  };
  const rows = Object.entries(written).map(([name, value]) =>
    localized.includes(name) ? [name, textOf(value)] : [name, value],
  );
  return Object.fromEntries(rows) as Written;
}

/**
 * The languages in the texts of an option that the site does not declare: they may be the reason why a text is not read.
 *
 * @param languages The tags of the site's languages.
 */
export function undeclaredIn(value: unknown, languages: string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => undeclaredIn(item, languages));
  if (!isPlain(value)) return [];
  const keys = Object.keys(value);
  const isTexts = keys.some((key) => languages.includes(key)) && keys.every(isLanguageTag);
  if (isTexts) return keys.filter((key) => !languages.includes(key));
  return Object.values(value).flatMap((item) => undeclaredIn(item, languages));
}

/** Whether a value is an object of the configuration, and no element of React. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, '$$typeof')
  );
}

/** A text of the configuration, or one for each language of the site. */
export type Texts<Value> = Value | Record<string, Value>;

/** Items of the navigation whose texts may differ between languages. */
export type InLanguages<Item> = {
  [Key in keyof Item]: Key extends 'text'
    ? Texts<Item[Key]>
    : Key extends 'items'
      ?
          | InLanguages<NonNullable<Item[Key]> extends (infer Child)[] ? Child : never>[]
          | Extract<Item[Key], undefined>
      : Item[Key];
};
