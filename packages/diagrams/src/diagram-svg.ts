import { escapeHtml } from 'stilldocs/feature';

/** The text alternatives of an SVG. */
interface TextAlternatives {
  /** Makes its ids differ from the ids of other drawings of the page. */
  id: string;
  name: string;
  description?: string | undefined;
}

/** The margin that is removed on each side of a drawing, in px: its frame has a padding. */
const cut = 20;

/** The minimum scale of a drawing: its smallest texts, of 11 px, then have 7 px. */
const least = 7 / 11;

/** The width of a frame's content on the narrowest phone, in px. */
const phoneWidth = 270;

/**
/**
 * Adapts an SVG to the theme and to a strict policy: removes styles (`diagram.css` has them for both
 * color schemes) and data, makes ids unique on the page, and shortens numbers. The drawing shrinks to the
 * width of the column; a wide one has the width below which its frame scrolls instead, as its only style.
 *
 * @returns The SVG, and whether it is wider than a phone at its smallest size.
 */
export function cleanSvg(
  svg: string,
  { id, name, description }: TextAlternatives,
): { html: string; isWide: boolean } {
  const [, own = '', high = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  // The space around a chart belongs to its axes.
  const margin = /<svg[^>]* data-xychart/.test(svg) ? 0 : cut;
  const width = rounded(Number(own) - 2 * margin);
  const height = rounded(Number(high) - 2 * margin);
  const leastWidth = Math.ceil(width * least);
  const isWide = leastWidth > phoneWidth;
  const style = isWide ? ` style="min-inline-size:${leastWidth}px"` : '';
  const described = description === undefined ? '' : ` aria-describedby="${id}-d"`;
  const root = `<svg class="Diagram-svg" xmlns="http://www.w3.org/2000/svg" viewBox="${margin} ${margin} ${width} ${height}" width="${width}" height="${height}"${style} role="img" aria-label="${escapeHtml(name)}"${described}>`;
  const desc =
    description === undefined ? '' : `<desc id="${id}-d">${escapeHtml(description)}</desc>`;
  const html = readableFills(svg)
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<circle[^>]*class="xychart-grid"[^>]*\/>/g, '')
    // The content of texts stays as written: a label may be 3.14159.
    .replace(/<[^>]*>/g, (tag) => cleanTag(tag, id))
    // A function as replacement, because `$&` in a title would be a pattern.
    .replace(/<svg[^>]*>/, () => root + desc)
    .replace(/>\s+</g, '><')
    .trim();
  return { html, isWide };
}

/** Removes data and styles from a tag, makes its id unique, and shortens its numbers. */
function cleanTag(tag: string, id: string): string {
  return tag
    .replace(/ (?:data-[\w-]+|style|rx|ry)="[^"]*"/g, (attribute) =>
      /^ r[xy]="(?!0")/.test(attribute) ? attribute : '',
    )
    .replace(/(?<= id="|url\(#)([\w-]+)/g, `${id}-$1`)
    .replace(/\d+\.\d{3,}/g, (number) => String(rounded(Number(number))));
}

const rounded = (number: number) => Math.round(number * 100) / 100;

/** A color that hides the theme's: behind any other one, the text has the theme's color. */
const opaque = /^(?:#(?:[\da-f]{3}f?|[\da-f]{6}(?:ff)?)|rgb\(\d+[\s,]+\d+[\s,]+\d+\)|[a-z]+)$/i;

/** The text of a node with a color of its own is black or white: it must be readable in both themes. */
function readableFills(svg: string): string {
  return svg.replace(/<g class="node"[\s\S]*?<\/g>/g, (node) => {
    const [, color = ''] = /<(?!text)\w+[^>]* fill="([^"]*)"/i.exec(node) ?? [];
    if (!opaque.test(color) || /^(?:none|transparent|inherit|currentcolor)$/i.test(color))
      return node;
    return node.replaceAll('fill="var(--_text)"', `fill="${isLight(color) ? '#111' : '#fff'}"`);
  });
}

/** The colors of CSS with a name that are dark. */
const darkNames = new Set(
  `black blue blueviolet brown cadetblue chocolate crimson darkblue darkcyan darkgoldenrod
  darkgreen darkmagenta darkolivegreen darkorchid darkred darkslateblue darkslategray
  darkslategrey darkviolet deeppink dimgray dimgrey dodgerblue firebrick forestgreen fuchsia
  gray green grey indianred indigo lightseagreen lightslategray lightslategrey magenta maroon
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumvioletred
  midnightblue navy olive olivedrab orangered purple rebeccapurple red royalblue saddlebrown
  seagreen sienna slateblue slategray slategrey steelblue teal`.split(/\s+/),
);

function isLight(color: string): boolean {
  if (/^[a-z]+$/i.test(color)) return !darkNames.has(color.toLowerCase());
  const [red = 0, green = 0, blue = 0] = color.startsWith('#')
    ? (color.length < 6 ? color.replace(/[\da-f]/gi, '$&$&') : color)
        .match(/[\da-f]{2}/gi)!
        .map((digits) => Number.parseInt(digits, 16))
    : color.match(/\d+/g)!.map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}
