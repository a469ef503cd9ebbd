import { realpathSync } from 'node:fs';
import { basename, dirname, extname, join, posix, sep } from 'node:path';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { hrefKind } from '../../shared/page/href.ts';
import { decodePath, encodePath, withBase } from '../../shared/page/paths.ts';
import { nameOfContent } from '../base/digest.ts';
import { readRegular } from '../base/read-regular.ts';
import { type AnyElement, visitElements } from '../base/element.ts';
import { noteRead } from '../source/file-version.ts';
import { isTakenFrom, realRootOf } from '../source/workspace.ts';
import { fillSize, isPicture } from './fill-size.ts';
import { factsOf, placeOf, report } from '../source/page-file.ts';

/** The attributes that load a file, by element, in one spelling: HTML and JSX have several. */
const loading = new Map([
  ['img', ['src', 'srcset']],
  ['source', ['src', 'srcset']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
  ['image', ['href', 'xlinkhref']],
  ['use', ['href', 'xlinkhref']],
  ['input', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
  ['script', ['src']],
  ['iframe', ['src']],
  ['link', ['href']],
]);
/** The most characters of a file's name that its copy keeps: file systems allow 255 bytes for all. */
const maxName = 50;
/** Elements whose address may name a page. */
const mayNamePage = new Set(['iframe', 'link']);
/** An address of a `srcset` with its descriptors, up to the next comma. */
const candidates = /([^\s,]\S*[^\s,]|[^\s,])((?:\s[^,]*)?(?:,|$))/g;

interface Place {
  root: string;
  base: string;
  file: VFile;
}

/**
 * Resolves the address of every local file of a page. Sets the width and height of every image, so
 * that the layout does not shift; all images but the first load lazily. `/x.png` is a file of the
 * public folder. A relative address starts at the page; its file is copied to the output with a
 * hashed name.
 */
export function rehypeFiles({ root, base }: { root: string; base: string }) {
  return (tree: Root, file: VFile): undefined => {
    let images = 0;
    visitElements(tree, (element) => {
      const attributes = loading.get(element.tagName);
      if (!attributes) return;
      const isImage = element.tagName === 'img';
      if (isImage) {
        if (images++ > 0 && !element.has('loading')) element.set('loading', 'lazy');
        if (!element.has('decoding')) element.set('decoding', 'async');
      }
      const resolve = (address: string) => resolveFile(element, address, { root, base, file });
      for (const name of element.names()) {
        const attribute = name.toLowerCase().replace(':', '');
        const written = attributes.includes(attribute) ? element.get(name) : undefined;
        if (!written) continue;
        if (attribute === 'srcset') {
          const resolved = (_: string, address: string, rest: string) => resolve(address) + rest;
          element.set(name, written.replace(candidates, resolved));
        } else if (isImage) resolveImage(element, written, { root, base, file });
        else element.set(name, resolve(written));
      }
    });
  };
}

/** The address of a file under the base. The check of links covers files of the public folder. */
function resolveFile(element: AnyElement, address: string, { root, base, file }: Place): string {
  const kind = hrefKind(address);
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address)!;
  const isFile = !mayNamePage.has(element.tagName);
  if (kind === 'path') {
    const target = posix.normalize(decodePath(pathname));
    if (isFile)
      factsOf(file).links.push({
        kind: 'asset',
        href: address,
        target,
        fragment: '',
        ...placeOf(element.node),
      });
    return encodePath(withBase(base, target)) + rest;
  }
  if (kind !== 'relative' || !isFile) return address;
  const source = besidePage(address, root, file);
  const bytes = readFile(element, address, source, { root, file });
  return bytes ? addAsset(source, bytes, { base, file }) + rest : address;
}

function resolveImage(element: AnyElement, src: string, { root, base, file }: Place): void {
  const kind = hrefKind(src);
  if (kind !== 'path' && kind !== 'relative') return;
  const clean = pathOf(src);
  const source = kind === 'path' ? join(root, 'public', clean) : besidePage(src, root, file);
  const bytes = readFile(element, src, source, { root, file });
  if (!bytes) return;
  const address =
    kind === 'path' ? encodePath(withBase(base, clean)) : addAsset(source, bytes, { base, file });
  element.set('src', address);
  fillSize(element, bytes);
}

/** The path of an address, decoded as a file name. */
function pathOf(address: string): string {
  return decodePath(address.replace(/[?#].*$/s, ''));
}

/** The file of a relative address. */
function besidePage(address: string, root: string, file: VFile): string {
  return join(root, dirname(factsOf(file).file), pathOf(address));
}

/** The bytes of a file in the page; reports one that is missing, or of which readers would see nothing. */
function readFile(
  element: AnyElement,
  address: string,
  source: string,
  { root, file }: Omit<Place, 'base'>,
): Buffer | undefined {
  // A missing file counts, too: the page changes when it appears.
  noteRead(factsOf(file).reads, source);
  const bytes = readInside(root, source, factsOf(file).file);
  const isImage = element.tagName === 'img';
  const isPointer = bytes?.toString('latin1', 0, 30) === 'version https://git-lfs.github';
  const isEmpty = isImage && bytes?.length === 0;
  const isOther = isImage && bytes && raster.test(source) && !isPicture(bytes);
  if (bytes && !isPointer && !isEmpty && !isOther) return bytes;
  const missingHint =
    hrefKind(address) === 'path'
      ? `Put it at public${pathOf(address)}`
      : 'The address is relative to the page’s file';
  const [problem, hint] = isPointer
    ? ['is a pointer of Git LFS', 'Fetch the file: git lfs pull']
    : isEmpty
      ? ['is an empty file', 'Save the image again']
      : isOther
        ? ['is no picture', 'Save the image again: only the name of the file says that it is one']
        : ['does not exist', missingHint];
  report(file, element.node, {
    rule: 'dead-asset',
    target: address,
    message: `The ${isImage ? 'image' : 'file'} "${address}" ${problem}`,
    hint,
  });
  return undefined;
}

/** Adds a file of the page to the output, and returns its address. */
function addAsset(source: string, bytes: Buffer, { base, file }: Omit<Place, 'root'>): string {
  const extension = extname(source);
  const name = basename(source, extension).slice(0, maxName);
  const output = `assets/${name}-${nameOfContent(bytes)}${extension}`;
  factsOf(file).assets.push({ source, output });
  return encodePath(withBase(base, `/${output}`));
}

/** The names of pictures whose beginning shows what they are. */
const raster = /\.(?:gif|jpe?g|png|webp)$/i;
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The bytes of a file; undefined if it is missing or outside of the site. Text of another package of the workspace, such as
 * its README, may show pictures of the workspace.
 *
 * @param from The file that names it, relative to the root.
 */
function readInside(root: string, path: string, from: string): Buffer | undefined {
  try {
    const real = realpathSync(path);
    const isShared = from.startsWith('../') && picture.test(real);
    const isOwn = real.startsWith(realpathSync(root) + sep);
    return isOwn || (isShared && isTakenFrom(realRootOf(root), real))
      ? readRegular(path)
      : undefined;
  } catch {
    return undefined;
  }
}
