/** How many terms of a result an address points at. */
const maxTerms = 4;

/**
 * The text fragment that points at terms on the page of a result, to be put behind its address.
 * Empty where the browser does not know text fragments: it would look for a heading of that name.
 */
export function textFragment(href: string, terms: string[]): string {
  if (!('fragmentDirective' in document)) return '';
  const words = terms.filter((term) => term.length > 2).slice(0, maxTerms);
  if (words.length === 0) return '';
  // A dash is syntax in a fragment.
  const encoded = words.map((word) => `text=${encodeURIComponent(word).replaceAll('-', '%2D')}`);
  return `${href.includes('#') ? '' : '#'}:~:${encoded.join('&')}`;
}
