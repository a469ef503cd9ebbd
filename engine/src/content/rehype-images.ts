import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, extname, join, basename, sep } from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import type { VFile } from 'vfile';
import { hrefKind } from '../shared/href.ts';
import { decodePath, encodePath, withBase } from '../shared/paths.ts';
import { type AnyElement, visitElements } from './element.ts';
import { factsOf, report } from './page-file.ts';

/**
 * Gives every local image its address under the base and its width and height, so that nothing
 * moves when it arrives; all but the first load lazily. `/x.png` lies in the public folder; a
 * relative address lies beside the page, and its file goes to the output under a hashed name.
 */
export function rehypeImages({ root, base }: { root: string; base: string }) {
  return (tree: Root, file: VFile): undefined => {
    let images = 0;
    visitElements(tree, (element) => {
      if (element.tagName !== 'img') return;
      if (images++ > 0 && !element.has('loading')) element.set('loading', 'lazy');
      if (!element.has('decoding')) element.set('decoding', 'async');
      const src = element.get('src');
      if (src) resolveImage(element, src, { root, base, file });
    });
  };
}

function resolveImage(
  element: AnyElement,
  src: string,
  { root, base, file }: { root: string; base: string; file: VFile },
): void {
  const kind = hrefKind(src);
  if (kind !== 'path' && kind !== 'relative') return;
  const facts = factsOf(file);
  const clean = decodePath(src.replace(/[?#].*$/, ''));
  const source =
    kind === 'path' ? join(root, 'public', clean) : join(root, dirname(facts.file), clean);
  const bytes = readInside(root, source);
  // Also of a file that is missing: once it is there, the page is another.
  facts.reads.push(source);
  if (!bytes) {
    report(file, element.node, {
      rule: 'dead-asset',
      target: src,
      message: `Unexpected image "${src}", expected a file of this site`,
      hint:
        kind === 'path' ? `Put it at public${clean}` : 'The address is relative to the page’s file',
    });
    return;
  }
  if (kind === 'path') element.set('src', encodePath(withBase(base, clean)));
  else {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const name = basename(source, extname(source));
    const output = `assets/${name}-${hash}${extname(source)}`;
    facts.assets.push({ source, output });
    element.set('src', encodePath(withBase(base, `/${output}`)));
  }
  const size = sizeOf(bytes);
  if (size) fillSize(element, size);
}

/** Sets what the author left open of an image's width and height, in proportion to the other. */
function fillSize(element: AnyElement, size: { width: number; height: number }): void {
  const [hasWidth, hasHeight] = [element.has('width'), element.has('height')];
  if (hasWidth && hasHeight) return;
  // Not a number for a width such as `50%`, whose height only the browser can tell.
  const scale = hasWidth
    ? Number(element.get('width')) / size.width
    : hasHeight
      ? Number(element.get('height')) / size.height
      : 1;
  if (!(scale > 0)) return;
  if (!hasWidth) element.set('width', String(Math.round(size.width * scale)));
  if (!hasHeight) element.set('height', String(Math.round(size.height * scale)));
}

/** The bytes of a file, unless it is missing or lies outside the project. */
function readInside(root: string, path: string): Buffer | undefined {
  try {
    return realpathSync(path).startsWith(realpathSync(root) + sep) ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
