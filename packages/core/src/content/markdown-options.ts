import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PluggableList } from 'unified';
import * as v from 'valibot';
import { type ConfigurationReader, exportedValue } from '../shared/extension/configuration.ts';
import { type MarkdownConfig, pluginsSchema } from '../shared/config/markdown-config.ts';

/**
 * The Markdown options of the configuration as plain data, for worker threads and cache keys. Undefined
 * fields are off.
 */
export interface MarkdownOptions {
  math?: { macros?: Record<string, string> | undefined } | undefined;
  imageZoom?: true | undefined;
  readingTime?: true | undefined;
  /** The plugins of the configuration and of extensions. */
  plugins?: PluginSource | undefined;
}

/** The source of plugins: functions can neither be hashed nor sent to a thread. */
export interface PluginSource {
  /** The bundle of the configuration, with every local module and package that it imports, absolute. */
  file: string;
  /** A hash of the bundle. */
  version: string;
  /** The module that reads a configuration of another engine, and the file, absolute. */
  reader?: { file: string; version: string; config: string } | undefined;
  /** The options of the plugins: they may depend on more than code. */
  options: string;
}

/** The plugins of the configuration, with the name of each. */
export interface SitePlugins {
  remark: PluggableList;
  rehype: PluggableList;
}

/**
 * The data of `markdown`; undefined if everything is off.
 *
 * @param versions What extensions declare as `version`.
 */
export function markdownOptions(
  { math, imageZoom, readingTime, remarkPlugins, rehypePlugins }: MarkdownConfig,
  bundle: Pick<PluginSource, 'file' | 'version' | 'reader'>,
  versions: string[] = [],
): MarkdownOptions | undefined {
  const hasPlugins = remarkPlugins.length + rehypePlugins.length > 0;
  const options: MarkdownOptions = {
    ...(math && { math }),
    ...(imageZoom && { imageZoom }),
    ...(readingTime && { readingTime }),
    ...(hasPlugins && {
      plugins: { ...bundle, options: JSON.stringify([remarkPlugins, rehypePlugins, ...versions]) },
    }),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

/** The plugins of `markdown`, which has other options besides. */
const ownPlugins = v.object(pluginsSchema.entries);

/** A configuration or an extension, as its author writes it. */
interface WithPlugins {
  markdown?: v.InferInput<typeof ownPlugins>;
  extensions?: WithPlugins[];
}

/** Loads the plugins of a site and of its extensions; none without a source. */
export async function loadPlugins(source: PluginSource | undefined): Promise<SitePlugins> {
  if (!source) return { remark: [], rehype: [] };
  const { withNames } = await import('./named-plugins.ts');
  const address = `${pathToFileURL(source.file).href}?${source.version}`;
  const { default: exported } = (await import(address)) as {
    default: WithPlugins | Promise<WithPlugins>;
  };
  const config = source.reader ? await foreignConfig(exported, source.reader) : await exported;
  const all = [config, ...(config.extensions ?? [])].map(({ markdown = {} }) =>
    v.parse(ownPlugins, markdown),
  );
  return {
    remark: withNames(
      all.flatMap((it) => it.remarkPlugins),
      source.reader !== undefined,
    ),
    rehype: withNames(
      all.flatMap((it) => it.rehypePlugins),
      source.reader !== undefined,
    ),
  };
}

async function foreignConfig(
  exported: unknown,
  { file, version, config }: NonNullable<PluginSource['reader']>,
): Promise<WithPlugins> {
  const { default: reader } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
    default: ConfigurationReader;
  };
  const written = Object(await exportedValue(exported)) as object;
  const place = { folder: dirname(config), name: basename(config) };
  return (await reader.read(written, place)).config as WithPlugins;
}
