import { escapeHtml } from './line-html.ts';

/** What an SVG says to readers who do not see it. */
interface Said {
  /** Distinguishes its ids from those of other drawings of the page. */
  id: string;
  name: string;
  description?: string | undefined;
}

/** The part of the empty margin that is cut off: the frame has one. In px. */
const cut = 20;

/**
 * An SVG for the theme and a strict policy: without styles, which `diagram.css` has for both themes,
 * without data, with ids of its own and short numbers.
 */
export function cleanSvg(svg: string, { id, name, description }: Said): string {
  const [, own = '', high = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  // The space around a chart is that of its axes.
  const margin = /<svg[^>]* data-xychart/.test(svg) ? 0 : cut;
  const width = rounded(Number(own) - 2 * margin);
  const height = rounded(Number(high) - 2 * margin);
  const size = width > 860 ? ' data-size="large"' : width > 540 ? ' data-size="wide"' : '';
  const described = description === undefined ? '' : ` aria-describedby="${id}-d"`;
  const root = `<svg class="Diagram-svg" xmlns="http://www.w3.org/2000/svg" viewBox="${margin} ${margin} ${width} ${height}" width="${width}" height="${height}"${size} role="img" aria-label="${escapeHtml(name)}"${described}>`;
  const desc =
    description === undefined ? '' : `<desc id="${id}-d">${escapeHtml(description)}</desc>`;
  return (
    readableFills(svg)
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      .replace(/<circle[^>]*class="xychart-grid"[^>]*\/>/g, '')
      // Texts stay as they are written: a label may say 3.14159.
      .replace(/<[^>]*>/g, (tag) => cleanTag(tag, id))
      // A function: `$&` of a title is no pattern.
      .replace(/<svg[^>]*>/, () => root + desc)
      .replace(/>\s+</g, '><')
      .trim()
  );
}

/** A tag without data and styles, with ids of its own and short numbers. */
function cleanTag(tag: string, id: string): string {
  return tag
    .replace(/ (?:data-[\w-]+|style|rx|ry)="[^"]*"/g, (attribute) =>
      /^ r[xy]="(?!0")/.test(attribute) ? attribute : '',
    )
    .replace(/(?<= id="|url\(#)([\w-]+)/g, `${id}-$1`)
    .replace(/\d+\.\d{3,}/g, (number) => String(rounded(Number(number))));
}

const rounded = (number: number) => Math.round(number * 100) / 100;

/** The text of a node with a color of its own is black or white: it must be readable in both themes. */
function readableFills(svg: string): string {
  return svg.replace(/<g class="node"[\s\S]*?<\/g>/g, (node) => {
    const [, color = ''] = /<(?!text)\w+[^>]* fill="#([\da-f]{3}|[\da-f]{6})"/i.exec(node) ?? [];
    if (color === '') return node;
    return node.replaceAll('fill="var(--_text)"', `fill="${isLight(color) ? '#111' : '#fff'}"`);
  });
}

function isLight(hex: string): boolean {
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => Number.parseInt(digit, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}
