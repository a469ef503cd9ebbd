import { join } from 'node:path';
import type { Config } from '../../shared/config/config.ts';
import { mayBeLive } from '../site/outlines.ts';
import type { Site } from '../site/site.ts';

/** A host of samples, with its files. */
export interface LiveHostFiles {
  name: string;
  /** Absolute. */
  module: string;
  /** Absolute. */
  panel: string | undefined;
  /** By specifier, absolute. */
  replace: Record<string, string>;
}

/** The configured hosts of samples. */
export function configuredHosts({
  config,
  root,
}: {
  config: Config;
  root: string;
}): LiveHostFiles[] {
  const fileOf = (name: string) => join(root, name.replace(/^~\//, ''));
  return Object.entries(config.live.hosts).map(([name, { module, panel, replace }]) => ({
    name,
    module: fileOf(module),
    panel: panel === undefined ? undefined : fileOf(panel),
    replace: Object.fromEntries(
      Object.entries(replace).map(([specifier, file]) => [specifier, fileOf(file)]),
    ),
  }));
}

/** The hosts that a build needs: none if no page may contain a sample for them. */
export async function neededHosts(
  site: Pick<Site, 'config' | 'root' | 'pages' | 'outlines'>,
): Promise<LiveHostFiles[]> {
  const hosts = configuredHosts(site);
  if (hosts.length === 0) return [];
  for (const page of site.pages) if (await mayBeLive(site.outlines, page)) return hosts;
  return [];
}
