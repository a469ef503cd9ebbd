import type { Element, Root, RootContent } from 'hast';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseHtml } from './parse-html.ts';

/** The sets of icons that a site may install, by the word before the colon: `lucide:rocket`. */
const sets: Record<string, { package: string; folder: string }> = {
  bootstrap: { package: 'bootstrap-icons', folder: 'icons' },
  heroicons: { package: 'heroicons', folder: '24/outline' },
  lucide: { package: 'lucide-static', folder: 'icons' },
  simple: { package: 'simple-icons', folder: 'icons' },
  tabler: { package: '@tabler/icons', folder: 'icons/outline' },
};

/** What an icon may consist of: a drawing without scripts, addresses and styles of its own. */
const shapes = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'];
const attribute =
  /^(viewBox|fill|fillRule|clipRule|stroke(Width|LineCap|LineJoin|DashArray)?|d|points|transform|opacity|[cr]?[xy]|[xy][12]|r|width|height)$/;

/** An icon, or why there is none. */
export type FoundIcon =
  | { file: string; icon: Element }
  | { file: string | undefined; message: string; hint: string };

/**
 * The icon of a name: `rocket` is the file `icons/rocket.svg` of the site, `lucide:rocket` one of an installed set.
 *
 * @param root The site's root, absolute.
 */
export function findIcon(name: string, root: string): FoundIcon {
  const [first, own] = name.includes(':') ? name.split(':', 2) : [undefined, name];
  const set = first === undefined ? undefined : Object.hasOwn(sets, first) && sets[first];
  if (set === false || !/^[\w-]+(?:\/[\w-]+)*$/.test(own ?? ''))
    return {
      file: undefined,
      message: `There is no icon "${name}"`,
      hint: `Write the name of a file in icons/, or of a set: ${Object.keys(sets).join(', ')}, as in lucide:rocket`,
    };
  const file = set
    ? installed(root, `${set.package}/${set.folder}/${own}.svg`)
    : join(root, `icons/${own}.svg`);
  if (file === undefined || !existsSync(file))
    return {
      file,
      message: `There is no icon "${name}"`,
      hint: set
        ? `Run npm install -D ${set.package}, or correct the name`
        : `Put it at icons/${own}.svg`,
    };
  const svg = parseHtml(readFileSync(file, 'utf8')).children.find((node) => isShape(node));
  if (svg) return { file, icon: iconOf(svg as Element) };
  return { file, message: `The icon "${name}" is no SVG`, hint: 'Its file begins with <svg' };
}

/** The file of a package, which a site that is not whole has not. */
function installed(root: string, name: string): string | undefined {
  try {
    return createRequire(join(root, 'docs.config.ts')).resolve(name);
  } catch {
    return undefined;
  }
}

const isShape = (node: RootContent | Root): node is Element =>
  node.type === 'element' && shapes.includes(node.tagName);

/** The icon in the color and the height of the text around it. */
function iconOf(svg: Element): Element {
  const { viewBox, width = 24, height = 24, ...others } = cleaned(svg).properties;
  const hasPaint = 'fill' in others || 'stroke' in others;
  return {
    ...cleaned(svg),
    properties: {
      className: ['OwnIcon'],
      ariaHidden: 'true',
      viewBox: viewBox ?? `0 0 ${width} ${height}`,
      ...(!hasPaint && { fill: 'currentColor' }),
      ...others,
    },
  };
}

function cleaned({ properties, children, ...node }: Element): Element {
  const kept = Object.entries(properties).filter(([name]) => attribute.test(name));
  return {
    ...node,
    properties: Object.fromEntries(kept),
    children: children.filter(isShape).map(cleaned),
  };
}
