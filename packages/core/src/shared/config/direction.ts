/**
 * The scripts that are written from right to left, by ISO 15924. A table, because `Intl` differs
 * between versions.
 */
const rightToLeft = new Set([
  ...['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'],
]);

/** The directions of languages, which every page asks for. */
const directions = new Map<string, 'rtl' | 'ltr'>();

/** Whether a text is a language tag by BCP 47, such as `en` or `az-Arab`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * The direction of a language’s script: `ar` and `az-Arab` are written from right to left, `az` is
 * not.
 *
 * @param lang A BCP 47 tag.
 * @returns Undefined for left to right, the default of documents.
 */
export function directionOf(lang: string): 'rtl' | undefined {
  let direction = directions.get(lang);
  if (direction === undefined) {
    const { script } = new Intl.Locale(lang).maximize();
    direction = script !== undefined && rightToLeft.has(script) ? 'rtl' : 'ltr';
    directions.set(lang, direction);
  }
  return direction === 'rtl' ? direction : undefined;
}
