/** A piece of HTML. */
interface Piece {
  kind: 'open' | 'close' | 'text';
  /** Of an element, lower-case. */
  name: string;
  /** A text, or the attributes of a start tag, as written. */
  written: string;
  /** Whether an element has no content. */
  isVoid: boolean;
}

const pieces = /<!--[\s\S]*?-->|<!\w[^>]*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const voids = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Reads well-formed HTML, such as React writes, piece by piece; no tree is made. */
export function* readHtml(html: string): Generator<Piece> {
  let end = 0;
  for (const match of html.matchAll(pieces)) {
    if (match.index > end) yield text(html.slice(end, match.index));
    end = match.index + match[0].length;
    const [, slash, tag, written = ''] = match;
    if (!tag) continue;
    const name = tag.toLowerCase();
    const kind = slash ? 'close' : 'open';
    yield { kind, name, written, isVoid: voids.has(name) || written.endsWith('/') };
  }
  if (end < html.length) yield text(html.slice(end));
}

function text(written: string): Piece {
  return { kind: 'text', name: '', written, isVoid: false };
}

/** The value of an attribute, empty where it has none; undefined where it is not written. */
export function attributeOf(written: string, name: string): string | undefined {
  for (const [, found, double, single, bare] of written.matchAll(attribute)) {
    if (found!.toLowerCase() === name) return decodeEntities(double ?? single ?? bare ?? '');
  }
  return undefined;
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
