import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, extname, join, basename, sep } from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import type { VFile } from 'vfile';
import { hrefKind } from '../shared/href.ts';
import { withBase } from '../shared/paths.ts';
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
      if (images++ > 0 && !element.get('loading')) element.set('loading', 'lazy');
      element.set('decoding', 'async');
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
  const clean = decodeURI(src.replace(/[?#].*$/, ''));
  const source =
    kind === 'path' ? join(root, 'public', clean) : join(root, dirname(facts.file), clean);
  const bytes = readInside(root, source);
  if (!bytes) {
    report(file, element.node, {
      rule: 'dead-asset',
      message: `Unexpected image "${src}", expected a file of this site`,
      hint:
        kind === 'path' ? `Put it at public${clean}` : 'The address is relative to the page’s file',
    });
    return;
  }
  facts.reads.push(source);
  if (kind === 'path') element.set('src', encodeURI(withBase(base, clean)));
  else {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const name = basename(source, extname(source));
    const output = `assets/${name}-${hash}${extname(source)}`;
    facts.assets.push({ source, output });
    element.set('src', encodeURI(withBase(base, `/${output}`)));
  }
  if (element.get('width') || element.get('height')) return;
  const size = sizeOf(bytes);
  if (!size) return;
  element.set('width', String(size.width));
  element.set('height', String(size.height));
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
