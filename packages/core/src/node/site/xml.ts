/** A text as XML content or attribute; characters that XML forbids are omitted. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An XML document with that root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}

/** An element of an Atom feed that contains a text. */
export function atomElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}
