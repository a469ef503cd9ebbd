const plural = /\{\w+, plural,((?:\s*\w+ ?\{[^{}]*\})+)\s*\}/;

/**
 * A label that depends on a number: `{count, plural, one {# result} other {# results}}`. The forms are
 * the plural categories of CLDR, `other` where one is missing; `#` is the number. Not beside
 * `fillLabel`: search's dialog takes this one alone, and what it shared with the islands would be a
 * file more to fetch.
 *
 * @param lang A BCP 47 tag.
 */
export function fillPlural(label: string, count: number, lang: string): string {
  return label.replace(plural, (_, forms: string) => {
    const category = new Intl.PluralRules(lang).select(count);
    const [form = ''] = [category, 'other'].flatMap(
      (name) => new RegExp(`\\b${name} ?\\{([^{}]*)`).exec(forms)?.slice(1) ?? [],
    );
    return form.replaceAll('#', String(count));
  });
}
