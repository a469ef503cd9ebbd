import { escapeHtml } from '../../shared/document/escape-html.ts';

/** A text as XML content or attribute; characters that XML forbids are omitted. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

/** An XML document with that root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}

/** An element of an Atom feed that contains a text. */
export function atomElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`;
}

/** The head of a feed, and its entries as XML. */
interface AtomFeed {
  lang: string;
  title: string;
  subtitle?: string;
  /** The address of what the feed is of; it is the feed's id, too, unless that has its own. */
  link: string;
  id?: string;
  /** The address of the feed. */
  self: string;
  /** The date of its newest entry, in ISO 8601. */
  updated: string;
  author: string;
  entries: string[];
}

/** A feed (Atom, RFC 4287). All addresses are absolute. */
export function atomFeed({
  lang,
  title,
  subtitle = '',
  link,
  id = link,
  self,
  ...feed
}: AtomFeed): string {
  return xmlDocument(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">\n` +
      `${atomElement('title', title)}${subtitle && atomElement('subtitle', subtitle)}` +
      `${atomElement('id', id)}<link href="${escapeXml(link)}"/>\n` +
      `<link rel="self" href="${escapeXml(self)}"/>\n` +
      `${atomElement('updated', feed.updated)}<author><name>${escapeXml(feed.author)}</name></author>\n` +
      `${feed.entries.join('')}</feed>`,
  );
}
