/** The maximum number of terms in a text fragment. */
const maxTerms = 4;

/**
 * The text fragment that highlights terms on the page of a result, to be appended to its address. Empty
 * if the browser does not support text fragments: it would look for an element with that id.
 */
export function textFragment(href: string, terms: string[]): string {
  if (!('fragmentDirective' in document)) return '';
  const words = terms.filter((term) => term.length > 2).slice(0, maxTerms);
  if (words.length === 0) return '';
  // A dash has a meaning in text fragments.
  const encoded = words.map((word) => `text=${encodeURIComponent(word).replaceAll('-', '%2D')}`);
  return `${href.includes('#') ? '' : '#'}:~:${encoded.join('&')}`;
}
