import { nameOfContent } from '../../content/base/digest.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import type { Site } from '../site/site.ts';
import { bundleHost } from './bundle-host.ts';
import { type FrameDocument, frameDocument } from './frame-document.ts';
import { neededHosts } from './live-hosts.ts';

/** A file of live samples in the output. */
interface LiveOutputFile {
  /** Relative to the output folder. */
  file: string;
  content: string;
}

/** The output of a site with live samples besides its pages. */
export interface LiveBundle {
  frame: FrameDocument;
  files: LiveOutputFile[];
  /** The code of the module `docs:live`. */
  table: string;
}

/** Bundles the frame and the hosts of live samples; undefined for a site without any. */
export async function bundleLive(site: Site, engine: string): Promise<LiveBundle | undefined> {
  const hosts = await neededHosts(site);
  if (hosts.length === 0) return undefined;
  const frame = await frameDocument(site, engine);
  const rows = await Promise.all(
    hosts.map(async (host) => {
      const { code } = await bundleHost(site, engine, host);
      return { ...host, content: code, file: `assets/live-${host.name}-${nameOfContent(code)}.js` };
    }),
  );
  return {
    frame,
    files: [
      { file: frame.file, content: frame.html },
      ...rows.map(({ file, content }) => ({ file, content })),
    ],
    table: liveTable(site.config.base, frame.file, rows),
  };
}

/** The code of the module `docs:live`. */
export function liveTable(
  base: string,
  frame: string,
  hosts: { name: string; file: string; panel: string | undefined }[],
): string {
  const address = (file: string) => JSON.stringify(encodePath(withBase(base, `/${file}`)));
  const rows = hosts.map(
    ({ name, file, panel }) =>
      `${JSON.stringify(name)}:{script:${address(file)}${panel === undefined ? '' : `,panel:()=>import(${JSON.stringify(panel)})`}}`,
  );
  return `export const frame=${address(frame)};export const hosts={${rows.join(',')}};`;
}
