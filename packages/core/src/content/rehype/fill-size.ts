import { imageSize } from 'image-size';
import type { AnyElement } from '../base/element.ts';

/** Sets the missing width or height of an image, in proportion to the other. */
export function fillSize(element: AnyElement, bytes: Buffer): void {
  const size = sizeOf(bytes);
  if (!size) return;
  const [hasWidth, hasHeight] = [element.has('width'), element.has('height')];
  if (hasWidth && hasHeight) return;
  // Not a number for a width such as `50%`: only the browser can compute the height.
  const scale = hasWidth
    ? Number(element.get('width')) / size.width
    : hasHeight
      ? Number(element.get('height')) / size.height
      : 1;
  if (!(scale > 0)) return;
  if (!hasWidth) element.set('width', String(Math.round(size.width * scale)));
  if (!hasHeight) element.set('height', String(Math.round(size.height * scale)));
}

/** Whether a file has the beginning of a picture. */
export function isPicture(bytes: Buffer): boolean {
  try {
    return Boolean(imageSize(bytes));
  } catch (error) {
    // Any other mistake is one of a picture.
    return !String(error).includes('unsupported file type');
  }
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
