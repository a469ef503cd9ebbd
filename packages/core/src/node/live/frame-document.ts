import { liveFolder } from '../../shared/live/messages.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfContent } from '../../content/base/digest.ts';
import { directionOf } from '../../shared/config/direction.ts';
import { escapeHtml } from '../../shared/document/escape-html.ts';
import { integrityOf } from '../../content/html/policy-sources.ts';
import { bundle, scriptBuild } from '../bundler/bundle.ts';
import { labelsModule } from '../bundler/labels-module.ts';
import { engineModule } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../site/site.ts';

/** The document that samples run in. */
export interface FrameDocument {
  /** Relative to the output folder. */
  file: string;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

const entry = engineModule('runtime/live/frame/frame.ts');

/** Creates the document that samples run in: one inline script, which the policy allows by its hash. */
export async function frameDocument(
  { cacheFolder, root, config }: Pick<Site, 'root' | 'cacheFolder' | 'config'>,
  engine: string,
): Promise<FrameDocument> {
  const made = await bundle({
    cacheFolder,
    name: 'live-frame',
    version: hash(engine, JSON.stringify(config.labels)),
    config: async () => ({
      root,
      plugins: [labelsModule(config.labels)],
      ...scriptBuild('frame', entry),
    }),
  });
  const code = readFileSync(join(made.folder, made.entries.frame!), 'utf8').trim();
  const script = code.replaceAll('</script', String.raw`<\/script`);
  const policy = framePolicy(integrityOf(script));
  const html = document(script, policy, config);
  return {
    file: `${liveFolder}/frame-${nameOfContent(html)}.html`,
    html,
    policy: headerPolicy(policy),
  };
}

/**
 * The permissions of a sample: to run scripts that arrive as text, and to show pictures of the site.
 */
function framePolicy(hash: string): string {
  return [
    "default-src 'none'",
    `script-src '${hash}' blob:`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Adds the directives that only a header can set to the policy of the document itself. */
function headerPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'self'; sandbox allow-scripts`;
}

function document(script: string, policy: string, { lang, labels }: Site['config']): string {
  const dir = directionOf(lang) ? ' dir="rtl"' : '';
  return (
    `<!doctype html><html lang="${lang}"${dir}><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="viewport" content="width=device-width">' +
    `<title>${escapeHtml(labels.liveDocument)}</title>` +
    '<meta name="color-scheme" content="light dark">' +
    '<style>body{margin:0;font-family:system-ui,sans-serif}#root{display:flow-root}</style>' +
    `<div id="root"></div><script>${script}</script>`
  );
}
