import { join } from 'node:path';
import type { ContentOptions } from '../../content/pipeline.ts';
import { layoutNames } from '../site/layout-names.ts';
import { markdownOptions } from '../../content/markdown-options.ts';
import { isSource, ownPaths } from '../site/editions.ts';
import type { Site } from '../site/site.ts';
import { contentBase, contentRoot } from '../site/versions/versions.ts';
import { withoutCheckout } from '../files/site-names.ts';

/** The inputs of the compiler that depend on the site, as plain data. */
export function contentOptions(site: Site): ContentOptions {
  const { root, config, configFiles, features = [], editions, version } = site;
  const { pagesDir, lang, labels, terms, tagPages } = config;
  const paths = editions && ownPaths(editions.own);
  const liveHosts = Object.keys(config.live.hosts);
  const { extensions } = config;
  const added = extensions.flatMap((extension) => extension.markdown ?? []);
  const plugins = {
    remarkPlugins: [config.markdown, ...added].flatMap((it) => it.remarkPlugins),
    rehypePlugins: [config.markdown, ...added].flatMap((it) => it.rehypePlugins),
  };
  const markdown = markdownOptions(
    { ...config.markdown, ...plugins },
    {
      ...configFiles.bundle,
      ...(configFiles.reader && { reader: { ...configFiles.reader, config: configFiles.main } }),
    },
    extensions.flatMap(({ version }) => version ?? []),
  );
  return {
    root: contentRoot(site),
    ...(version && { modules: root }),
    remoteFolder: join(site.cacheFolder, 'remote'),
    base: contentBase(site),
    pagesDir,
    lang,
    labels,
    terms,
    liveHosts,
    tagPages,
    ...(editions && isSource(site) && { languages: editions.all.slice(1).map(({ lang }) => lang) }),
    ...(editions && !isSource(site) && { translation: editions.own.lang }),
    ...(paths && { paths }),
    // What readers of a link want is the file, not its editor.
    ...(config.editLink && { repository: config.editLink.pattern.replace('/edit/', '/blob/') }),
    ...(markdown && { markdown }),
    ...(features.length > 0 && { features }),
    ...(config.extensions.length > 0 && { layouts: layoutNames(config) }),
  };
}

/**
 * The inputs of the compiler as a part of cache keys. Modules are known by their versions: their files have another
 * place in each checkout.
 */
export function contentKey({
  root,
  modules = root,
  markdown,
  features,
  remoteFolder: _remoteFolder,
  ...rest
}: ContentOptions): string {
  const { plugins, ...options } = markdown ?? {};
  const reader = plugins?.reader?.version;
  const key = [
    rest,
    { ...options, ...(plugins && { plugins: [plugins.version, reader, plugins.options] }) },
    features?.map(({ file: _file, folder: _folder, thread: _thread, ...feature }) => feature),
  ];
  return withoutCheckout(modules, JSON.stringify(key));
}
