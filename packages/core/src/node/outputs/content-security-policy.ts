import type { Config } from '../../shared/config/config.ts';
import { mergeSources, type PolicySources } from '../../shared/page/policy.ts';
import { workerPolicy } from '../../shared/document/worker-build.ts';

/** The policy without additions. An empty list allows nothing. */
const base = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': [],
  'form-action': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': [],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  // Created by `runtime/browser/parse-fragment.ts` and `trusted-script.ts`.
  'trusted-types': ['docs', 'docs-script'],
} as const satisfies Record<string, string[]>;

/**
 * The Content-Security-Policy (https://www.w3.org/TR/CSP3/) for all files of a site.
 *
 * @param sources The external sources of its pages, and the hashes of their scripts.
 */
export function contentSecurityPolicy(
  {
    contentSecurityPolicy: added,
    serviceWorker,
  }: Pick<Config, 'contentSecurityPolicy' | 'serviceWorker'>,
  sources: PolicySources,
): string {
  const more: Record<string, string[]> = mergeSources([
    sources,
    // Created by `head-script.ts`.
    (serviceWorker ? { 'trusted-types': [workerPolicy] } : {}) as PolicySources,
    added as PolicySources,
  ]);
  return Object.entries(base)
    .map(([directive, own]) => {
      const all = new Set([...own, ...(more[directive] ?? [])]);
      return [directive, ...(all.size > 0 ? all : ["'none'"])].join(' ');
    })
    .join('; ');
}
