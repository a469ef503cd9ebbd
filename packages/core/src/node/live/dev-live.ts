import { liveFolder } from '../../shared/live/messages.ts';
import type { Site } from '../site/site.ts';
import { bundleHost } from './bundle-host.ts';
import { liveTable } from './bundle-live.ts';
import { frameDocument } from './frame-document.ts';
import { configuredHosts } from './live-hosts.ts';

/**
 * Live samples under the dev server: a host is bundled at its first request, and again after an edit.
 */
export interface DevLive {
  /** The code of the module `docs:live`. */
  table(): Promise<string>;
  /** A file of live samples, by its name in the output. */
  file(name: string): Promise<{ type: string; content: string } | undefined>;
  /** Whether a host was bundled from this file. */
  isInput(file: string): boolean;
}

/** Creates the dev server's view of live samples; undefined for a site without hosts. */
export function createDevLive(site: Site, engine: string): DevLive | undefined {
  const hosts = configuredHosts(site);
  if (hosts.length === 0) return undefined;
  const inputs = new Map<string, string[]>();
  const scriptOf = (name: string) => `${liveFolder}/${name}.js`;
  return {
    async table() {
      const { file } = await frameDocument(site, engine);
      const rows = hosts.map((host) => ({ ...host, file: scriptOf(host.name) }));
      return liveTable(site.config.base, file, rows);
    },
    async file(asked) {
      if (!asked.startsWith(`${liveFolder}/`)) return undefined;
      const host = hosts.find(({ name }) => asked === scriptOf(name));
      if (host) {
        const made = await bundleHost(site, engine, host);
        inputs.set(host.name, made.inputs);
        return { type: 'text/javascript', content: made.code };
      }
      const { file, html } = await frameDocument(site, engine);
      return asked === file ? { type: 'text/html; charset=utf-8', content: html } : undefined;
    },
    isInput: (file) => [...inputs.values()].some((files) => files.includes(file)),
  };
}
