const placeholder = '/--base-of-the-site--';
const encoded = encodeURIComponent(placeholder);

/**
 * What stands for the site's base in the code that renders content and in the pages of the cache: a build under another
 * base uses them as they are. A base with characters that are written in another way in an address or in HTML stands for
 * itself.
 */
export function basePlaceholder(base: string): string {
  return /^[\w./~-]*$/.test(base) ? placeholder : base;
}

/** Replaces the placeholder by a base such as `/docs`, which is empty without one; also where a component encoded it. */
export function fillBase(text: string, base: string): string {
  return text.replaceAll(placeholder, base).replaceAll(encoded, encodeURIComponent(base));
}

/** Whether an address begins with the placeholder. */
export function hasPlaceholder(address: string): boolean {
  return address.startsWith(placeholder);
}
