import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { bundle, scriptBuild } from '../bundler/bundle.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../site/site.ts';
import type { LiveHostFiles } from './live-hosts.ts';

const entry = 'docs:live-host';

/** A bundled host. */
export interface HostScript {
  code: string;
  /** The files that the bundle was built from, absolute paths. */
  inputs: string[];
}

/**
 * Bundles a host with what it imports as one classic script, which leaves the host as `liveHost`.
 *
 * @throws DiagnosticError where the module does not exist or cannot be bundled.
 */
export async function bundleHost(
  { root, cacheFolder }: Pick<Site, 'root' | 'cacheFolder'>,
  engine: string,
  { name, module, replace }: LiveHostFiles,
): Promise<HostScript> {
  if (!existsSync(module)) throw missing(name, relative(root, module));
  const made = await bundle({
    cacheFolder,
    name: `live-${name}`,
    version: hash(engine, module, JSON.stringify(replace)),
    config: async () => {
      const { mode, build } = scriptBuild('host', entry);
      return {
        root,
        mode,
        define: { 'process.env.NODE_ENV': '"production"' },
        plugins: [hostEntry(module, replace)],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        // The frame has an opaque origin and fetches nothing: the script inlines every import.
        build: { ...build, assetsInlineLimit: Number.MAX_SAFE_INTEGER, cssCodeSplit: false },
      };
    },
  });
  return {
    code: readFileSync(join(made.folder, made.entries.host!), 'utf8'),
    inputs: made.inputs,
  };
}

function hostEntry(module: string, replace: Record<string, string>): Plugin {
  return {
    name: 'docs:live-host',
    enforce: 'pre',
    resolveId: (source) => (source === entry ? `\0${entry}` : replace[source]),
    load: (id) =>
      id === `\0${entry}`
        ? `import host from ${JSON.stringify(module)}; window.liveHost = host;`
        : undefined,
  };
}

function missing(name: string, file: string): DiagnosticError {
  return errorWith({
    rule: 'config',
    message: `The module ${file} of live.hosts.${name} does not exist`,
    hint: '`~` is the site’s root',
  });
}
