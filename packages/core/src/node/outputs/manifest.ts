import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { lookup } from 'mime-types';
import { hrefKind } from '../../shared/page/href.ts';
import { withBase } from '../../shared/page/paths.ts';
import type { Site } from '../site/site.ts';

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/): the name, start page and icons of a
 * site on a home screen.
 *
 * @returns Undefined without an icon.
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
  const type = lookup(extname(address.replace(/[?#].*$/, '')));
  const sizes = sizesOf(address, root);
  return {
    src: hrefKind(address) === 'path' ? withBase(base, address) : address,
    ...(type && { type }),
    ...(sizes && { sizes }),
  };
}

/** `any` for a vector image, `32x32` for pixels; undefined for an icon of another site. */
function sizesOf(address: string, root: string): string | undefined {
  const file = join(root, 'public', address.replace(/[?#].*$/, ''));
  if (extname(file).toLowerCase() === '.svg') return 'any';
  if (hrefKind(address) !== 'path' || !existsSync(file)) return undefined;
  try {
    const { width, height, images } = imageSize(readFileSync(file));
    const all = images ?? [{ width, height }];
    return all.map((size) => `${size.width}x${size.height}`).join(' ');
  } catch {
    // The image is unreadable: the browser reports that.
    return undefined;
  }
}
