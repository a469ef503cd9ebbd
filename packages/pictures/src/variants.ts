import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import type Sharp from 'sharp';
import type { PicturesOptions } from './index.ts';

/** A picture in one width. */
export interface Variant {
  /** Absolute. */
  file: string;
  /** In px. */
  width: number;
}

const defaultWidths = [480, 960, 1600];
const formats = ['avif', 'webp'] as const;
const defaultQuality = { avif: 60, webp: 78 };

/** Not imported: a bundle of the configuration cannot hold native code. */
let sharp: typeof Sharp | undefined;
const load = () => (sharp ??= createRequire(import.meta.url)('sharp') as typeof Sharp);

/**
 * The variants of a picture, from the folder or made now. Of each width it is the smaller of the two formats; one that is
 * larger than the picture is left out, or is the picture. None of an animation.
 *
 * @param folder The folder of the variants, absolute. A picture that changes has other names there.
 * @param onMade Is called after each variant that was made.
 * @throws Error if the picture cannot be read.
 */
export async function variantsOf(
  source: string,
  folder: string,
  { widths = defaultWidths, quality }: PicturesOptions,
  onMade: () => void,
): Promise<Variant[]> {
  const bytes = readFileSync(source);
  const image = load()(bytes);
  const { width: own = 0, height = 0, pages = 1, orientation = 1 } = await image.metadata();
  if (pages > 1) return [];
  // From 5 on a camera has turned the picture.
  const whole = orientation > 4 ? height : own;
  const wanted = [...new Set(widths.map((width) => Math.min(width, whole)))].sort((a, b) => a - b);
  const found = await Promise.all(
    wanted.map(async (width) => {
      const made = await Promise.all(
        formats.map(async (format) => {
          const best = quality?.[format] ?? defaultQuality[format];
          const key = createHash('sha256').update(bytes).update(`${width} ${format} ${best}`);
          const name = basename(source, extname(source)).replace(/[\s,]/g, '-').slice(0, 40);
          const file = join(folder, `${name}-${width}-${key.digest('hex').slice(0, 10)}.${format}`);
          if (!existsSync(file)) {
            const content = await load()(bytes)
              .rotate()
              .resize({ width })
              .toFormat(format, { quality: best })
              .toBuffer();
            write(file, content);
            onMade();
          }
          return { file, width, size: statSync(file).size };
        }),
      );
      return made.reduce((one, other) => (other.size < one.size ? other : one));
    }),
  );
  const smaller = found.filter(({ size }) => size < bytes.length);
  // Windows that need the whole picture get it, if no format makes it smaller.
  const isWhole = wanted.at(-1) !== whole || smaller.at(-1)?.width === whole;
  return smaller.length === 0 || isWhole ? smaller : [...smaller, { file: source, width: whole }];
}

/**
 * The color that stands for a picture while it loads, as `#rrggbb`; undefined if one could see it through the picture.
 *
 * @param file The smallest variant, absolute.
 */
export async function colorOf(file: string): Promise<string | undefined> {
  const { isOpaque, channels } = await load()(file).stats();
  if (!isOpaque) return undefined;
  const [red, green, blue] = channels.length < 3 ? Array(3).fill(channels[0]!) : channels;
  const digits = [red, green, blue].map(({ mean }) =>
    Math.round(mean).toString(16).padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Writes a file at once: several threads may make the same. */
function write(file: string, content: Uint8Array): void {
  mkdirSync(join(file, '..'), { recursive: true });
  const temporary = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
