import { imageSize } from 'image-size';
import type { AnyElement } from '../element.ts';

/** Sets what the author left open of an image's width and height, in proportion to the other. */
export function fillSize(element: AnyElement, bytes: Buffer): void {
  const size = sizeOf(bytes);
  if (!size) return;
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

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
