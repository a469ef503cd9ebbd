import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { hrefKind } from '../../shared/page/href.ts';
import { withBase } from '../../shared/page/paths.ts';
import type { Site } from '../site/site.ts';

/** Media types of icons by the end of their names. */
const iconTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
};

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/): name, start and icons for a site that
 * readers put on their home screen.
 *
 * @returns Undefined without an icon: there is nothing to put there.
 */
export function manifest({ config, root }: Site): string | undefined {
  const { iconUrl, title, description, lang, base } = config;
  if (iconUrl === undefined) return undefined;
  return `${JSON.stringify(
    {
      name: title,
      ...(description !== '' && { description }),
      lang,
      id: withBase(base, '/'),
      start_url: withBase(base, '/'),
      scope: withBase(base, '/'),
      display: 'minimal-ui',
      icons: [icon(iconUrl[config.theme.colorScheme], base, root)],
    },
    null,
    2,
  )}\n`;
}

function icon(address: string, base: string, root: string) {
  const type = iconTypes[extname(address.replace(/[?#].*$/, '')).toLowerCase()];
  const sizes = sizesOf(address, root);
  return {
    src: hrefKind(address) === 'path' ? withBase(base, address) : address,
    ...(type && { type }),
    ...(sizes && { sizes }),
  };
}

/** `any` for a drawing, `32x32` for pixels; undefined for an icon that is not ours. */
function sizesOf(address: string, root: string): string | undefined {
  const file = join(root, 'public', address.replace(/[?#].*$/, ''));
  if (extname(file).toLowerCase() === '.svg') return 'any';
  if (hrefKind(address) !== 'path' || !existsSync(file)) return undefined;
  try {
    const { width, height, images } = imageSize(readFileSync(file));
    const all = images ?? [{ width, height }];
    return all.map((size) => `${size.width}x${size.height}`).join(' ');
  } catch {
    // Not an image that can be read: the browser finds out by itself.
    return undefined;
  }
}
