import type { Element, Root } from 'hast';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { PicturesOptions } from './index.ts';
import { colorOf, variantsOf } from './variants.ts';

const defaultSizes = '(min-width: 48rem) 46rem, 100vw';

/**
 * Gives the pictures of a page `srcset`, `sizes` and their color while they load. The engine then copies their files, and sets width and height.
 */
export function responsivePictures(options: PicturesOptions = {}) {
  return async (tree: Root, file: VFile): Promise<undefined> => {
    const images: Element[] = [];
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img' && node.properties['srcSet'] === undefined) images.push(node);
    });
    const folder = join(file.cwd, '.docs/pictures');
    // The engine ends a plugin that takes too long: AVIF takes seconds.
    const onMade = () => (file.data['progress'] = Date.now());
    for (const image of images) {
      const source = sourceOf(String(image.properties['src'] ?? ''), file);
      // The engine reports a file that does not exist.
      if (source === undefined || !existsSync(source)) continue;
      try {
        const variants = await variantsOf(source, folder, options, onMade);
        if (variants.length === 0) continue;
        const from = join(file.cwd, dirname(file.path));
        image.properties['srcSet'] = variants
          .map((it) => `${addressOf(relative(from, it.file))} ${it.width}w`)
          .join(', ');
        image.properties['sizes'] ??= options.sizes ?? defaultSizes;
        const color = await colorOf(variants[0]!.file);
        if (color !== undefined) image.properties['style'] ??= `background-color:${color}`;
      } catch (error) {
        // The library repeats itself in further lines.
        const [cause] = (error instanceof Error ? error.message : String(error)).split('\n');
        file.message(`The picture "${relative(file.cwd, source)}" cannot be read: ${cause}`, image);
      }
    }
  };
}

/** A file name as an address in `srcset`, which has a comma between two. */
const addressOf = (file: string) => encodeURI(file.replaceAll('\\', '/')).replaceAll(',', '%2C');

/** The file of an address: beside the page, or in the public folder; undefined for other files and addresses. */
function sourceOf(address: string, { cwd, path }: VFile): string | undefined {
  const [name = ''] = address.split(/[?#]/);
  if (!/\.(?:png|jpe?g|webp)$/i.test(name) || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name)) return;
  try {
    const written = decodeURIComponent(name);
    return written.startsWith('/')
      ? join(cwd, 'public', written)
      : join(cwd, dirname(path), written);
  } catch {
    return undefined;
  }
}
