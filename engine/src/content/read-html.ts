/** A piece of HTML. */
interface Piece {
  kind: 'open' | 'close' | 'text';
  /** Of an element, lower-case. */
  name: string;
  /** Of a text, as written. */
  value: string;
  attributes: Attributes;
}

class Attributes extends Map<string, string> {
  /** Whether the element has no content. */
  isVoid = false;
}

const pieces = /<!--[\s\S]*?-->|<!\w[^>]*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const none = new Attributes();

/** Reads well-formed HTML, such as React writes, piece by piece; no tree is made. */
export function* readHtml(html: string): Generator<Piece> {
  let end = 0;
  for (const match of html.matchAll(pieces)) {
    if (match.index > end) yield text(html.slice(end, match.index));
    end = match.index + match[0].length;
    const [, slash, tag, rest = ''] = match;
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (slash) yield { kind: 'close', name, value: '', attributes: none };
    else {
      const attributes = attributesOf(rest);
      attributes.isVoid = voids.test(name) || rest.endsWith('/');
      yield { kind: 'open', name, value: '', attributes };
    }
  }
  if (end < html.length) yield text(html.slice(end));
}

function text(value: string): Piece {
  return { kind: 'text', name: '', value, attributes: none };
}

function attributesOf(source: string): Attributes {
  const attributes = new Attributes();
  if (source === '') return attributes;
  for (const [, name, double, single, bare] of source.matchAll(attribute))
    attributes.set(name!.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  return attributes;
}

/** The references that rendered HTML may hold; React writes no others, raw HTML is parsed before. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text that HTML stands for. */
export function decodeEntities(source: string): string {
  if (!source.includes('&')) return source;
  return source.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name as string] ?? whole;
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
