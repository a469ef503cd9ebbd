const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes a text as React does. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character]!);
}
