const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const characters = Object.fromEntries(
  Object.entries(references).map(([character, reference]) => [reference, character]),
);

/** A text as HTML, also for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => references[character]!);
}

/** A text as HTML, as React writes it. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character]!);
}

/** The text of HTML that one of these functions or React has written, without elements. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => characters[reference]!);
}
