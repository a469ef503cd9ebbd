import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFeature } from '../../shared/extension/page-feature.ts';

/** A module of an extension's `features`, as plain data for worker threads and cache keys. */
export interface FeatureSource {
  /** The extension's name. */
  extension: string;
  /** The module that Node can import, absolute. */
  file: string;
  /** Changes with the code of the module. */
  version: string;
  /** The folder of the module as it was written, absolute: names of style sheets are relative to it. */
  folder: string;
  /** Data that JSON holds. */
  options?: unknown;
}

/** The features of a site, joined. */
export interface Features {
  drawings: Map<string, NonNullable<PageFeature['drawings']>[string]>;
  /** The files of style sheets, absolute, by the text that a page must contain. */
  styles: [mark: string, file: string][];
}

/** The engine's own packages that draw fences, by language. */
export const drawingPackages: Record<string, string> = { mermaid: '@stilldocs/diagrams' };

/** The features of a site without any. */
export const noFeatures: Features = { drawings: new Map(), styles: [] };

/**
 * Loads the features of a site.
 *
 * @throws DiagnosticError if a module has no feature, or two draw the same language.
 */
export async function loadFeatures(sources: FeatureSource[] = []): Promise<Features> {
  if (sources.length === 0) return noFeatures;
  const features: Features = { drawings: new Map(), styles: [] };
  const owners = new Map<string, string>();
  for (const source of sources) {
    const { drawings = {}, styles = {} } = await loadFeature(source);
    for (const [language, draw] of Object.entries(drawings)) {
      const owner = owners.get(language);
      if (owner !== undefined)
        throw mistake(
          `The extensions "${owner}" and "${source.extension}" both draw fences in "${language}"`,
          'Leave out one of the two',
        );
      owners.set(language, source.extension);
      features.drawings.set(language, draw);
    }
    for (const [mark, file] of Object.entries(styles))
      features.styles.push([mark, join(source.folder, file)]);
  }
  return features;
}

async function loadFeature({
  extension,
  file,
  version,
  options,
}: FeatureSource): Promise<PageFeature> {
  const { default: create } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
    default?: (options: unknown) => PageFeature | Promise<PageFeature>;
  };
  const feature = typeof create === 'function' ? await create(options) : undefined;
  if (typeof feature === 'object' && feature !== null) return feature;
  throw mistake(
    `A module of the extension "${extension}" has no feature: its default export is not a function that returns one`,
    'Export a function by default that returns a PageFeature',
  );
}

function mistake(message: string, hint: string) {
  return errorWith({ rule: 'extension', message, hint });
}
