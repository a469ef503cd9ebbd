import type { Extension } from 'stilldocs';
import { responsivePictures } from './responsive-pictures.ts';

/** How pictures are made. */
export interface PicturesOptions {
  /** The widths in px that a picture is made in, as far as it has them. Default 480, 960 and 1600. */
  widths?: number[];
  /** The width that pages give pictures, as the attribute `sizes`. Default `(min-width: 48rem) 46rem, 100vw`. */
  sizes?: string;
  /** The quality, 1 to 100. Default 60 for AVIF and 78 for WebP. */
  quality?: { avif?: number; webp?: number };
}

/**
 * Makes the PNG, JPEG and WebP pictures of pages in several sizes, as AVIF and WebP, and takes the smaller file of each size:
 * `extensions: [pictures()]`. The picture itself stays for its link, its zoom and browsers without `srcset`.
 */
export function pictures(options: PicturesOptions = {}): Extension {
  return {
    name: '@stilldocs/pictures',
    markdown: { rehypePlugins: [[responsivePictures, options]] },
  };
}
