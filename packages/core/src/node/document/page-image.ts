import { readFileSync } from 'node:fs';
import type { Features } from '../../content/source/features.ts';
import type { PageImage, SiteLook } from '../../shared/extension/page-feature.ts';
import { hrefKind } from '../../shared/page/href.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { accentStyles } from '../assets/accent-styles.ts';
import { engineFolder } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import { notFoundPath } from '../site/discover.ts';
import { callExtension, type ExtensionTimes } from '../site/extensions.ts';
import type { Site } from '../site/site.ts';
import { configuredImage, shownTexts } from './head-data.ts';
import type { LinkedFile } from './linked-files.ts';

/** The look of a site, for the features that draw; null if none does. */
export function siteLook({
  config,
  fonts,
  root,
  loadedFeatures,
}: Pick<Site, 'config' | 'fonts' | 'root' | 'loadedFeatures'>): SiteLook | null {
  if (!loadedFeatures?.image) return null;
  const { title, lang, iconUrl, theme } = config;
  const font = fonts.find(({ role }) => role === 'default');
  const file = font?.files.latin;
  const icon = iconUrl?.[theme.colorScheme];
  const tokens = readFileSync(`${engineFolder}theme/styles/tokens.css`, 'utf8');
  return {
    ...{ root, title, lang, colorScheme: theme.colorScheme },
    icon: icon !== undefined && hrefKind(icon) === 'path' ? icon.replace(/[?#].*$/, '') : undefined,
    font: font && file !== undefined ? { family: font.family, file } : undefined,
    tokens: `@layer tokens{${tokens}}${accentStyles(config)}`,
  };
}

/** The context of the images of pages. */
interface ImageContext {
  site: Pick<Site, 'config' | 'loadedFeatures'>;
  cache: {
    get(key: string): Buffer | undefined;
    set(key: string, value: Uint8Array): void;
    use(key: string): void;
  };
  times?: ExtensionTimes | undefined;
}

/**
 * The image of a page that a feature makes, as a file of the output. Undefined if the configuration names an image
 * for the page, or no feature makes one.
 */
export async function pageImage(
  { site: { config, loadedFeatures }, cache, times }: ImageContext,
  look: SiteLook | null,
  facts: PageFacts,
): Promise<LinkedFile | undefined> {
  const feature = loadedFeatures?.image;
  const { path, file, frontMatter } = facts;
  const texts = shownTexts(config, facts);
  if (!feature || !look || path === notFoundPath) return undefined;
  if (configuredImage(config, path, texts) !== null) return undefined;
  const { extension, version, make } = feature;
  const call = { extension, what: 'image', page: { path, file } };
  const image = await callExtension(call, () => make({ path, frontMatter, ...texts }, look), times);
  return image && linkedImage(image, { extension, version, cache, times });
}

/** The file is named by its input; the key has the platform, too: a native drawing library may differ there. */
function linkedImage(
  { file, version: own, content }: PageImage,
  {
    extension,
    version,
    cache,
    times,
  }: Pick<ImageContext, 'cache' | 'times'> &
    Pick<NonNullable<Features['image']>, 'extension' | 'version'>,
): LinkedFile {
  const input = hash('image', extension, version, own);
  const key = hash(input, process.platform, process.arch);
  // Retains the image in the cache, even if the last output contains it.
  cache.use(key);
  return {
    output: `assets/${file.replace(/(?=\.[^.]+$)/, `-${input.slice(0, 8)}`)}`,
    version: key,
    async content() {
      const stored = cache.get(key);
      if (stored) return stored;
      const made = await callExtension({ extension, what: 'image' }, content, times);
      cache.set(key, made);
      return made;
    },
  };
}
