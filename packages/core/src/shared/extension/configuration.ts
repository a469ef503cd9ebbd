import type { UserConfig } from '../config/config.ts';
import type { SiteProblem } from './checked.ts';

/** A configuration of another engine as options of this one. */
export interface ReadConfiguration {
  /**
   * The options. Its `extensions` bring what else such a site needs. A value that is not valid is left out, with a
   * warning.
   */
  config: UserConfig;
  /** The site's root, relative to the folder of the file. Default: that folder. */
  root?: string | undefined;
  /** What has no effect here, or another one: mistakes by the rules of the extensions, or of the engine. */
  problems?: SiteProblem[] | undefined;
}

/** Where a configuration is written. */
export interface ConfigurationFile {
  /** The folder, absolute. */
  folder: string;
  /** The name in it: `other.config.ts`. */
  name: string;
}

/**
 * Reads the configuration of another engine: the default export of a module that the manifest of a package names,
 * by the file's name without its ending. `{ "stilldocs": { "configurations": { "other.config": "./reader.js" } } }`
 *
 * A site with such a file builds as it is: mistakes that the other engine lets pass are warnings, unless `checks`
 * sets them.
 */
export interface ConfigurationReader {
  /** Modules in place of those that the site imports from its engine: `{ other: 'stilldocs' }`. */
  aliases?: Record<string, string>;
  /**
   * Reads the object that the file exports by default; a promise is awaited, and a function called before. It is
   * called in several threads, so the same object must have the same result. An exception is an error of the file.
   */
  read(written: object, file: ConfigurationFile): ReadConfiguration | Promise<ReadConfiguration>;
}

/** The value of a default export: itself, what its promise resolves to, or what it returns if it is a function. */
export async function exportedValue(exported: unknown): Promise<unknown> {
  const value = await exported;
  return typeof value === 'function' ? await (value as () => unknown)() : value;
}
