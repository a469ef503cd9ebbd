/** A plural in a label: the name of its number, and its forms. */
export const pluralPattern = /\{(\w+), plural,((?:\s*\w+ ?\{[^{}]*\})+)\s*\}/;

/**
 * Fills a label that depends on a number: `{count, plural, one {# result} other {# results}}`, or
 * `{count}` alone; other placeholders stay. The forms are the plural categories of CLDR; a missing form is `other`. `#` is
 * the number. The function has its own module: the dialog of search needs only this one, and a
 * module shared with the islands would be one more file to fetch.
 *
 * @param lang A BCP 47 tag.
 */
export function fillPlural(label: string, count: number, lang: string): string {
  const formOf = (_written: string, _name: string, forms: string) => {
    const category = new Intl.PluralRules(lang).select(count);
    const find = (wanted: string) => new RegExp(`\\b${wanted} ?\\{([^{}]*)`).exec(forms)?.[1];
    return (find(category) ?? find('other') ?? '').replaceAll('#', String(count));
  };
  return label.replace(pluralPattern, formOf).replaceAll('{count}', String(count));
}
