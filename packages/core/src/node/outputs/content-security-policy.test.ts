import { describe, expect, it } from 'vitest';
import type { PolicySources } from '../../shared/page/policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';

function policyOf(
  sources: PolicySources,
  added = {},
  serviceWorker = false,
): Record<string, string> {
  const config = configOf({ contentSecurityPolicy: added, serviceWorker });
  const directives = contentSecurityPolicy(config, sources).split('; ');
  return Object.fromEntries(directives.map((it) => it.split(/ (.*)/) as [string, string]));
}

describe('contentSecurityPolicy', () => {
  it('allows the site’s own files and nothing else', () => {
    expect(policyOf({})).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'media-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'object-src': "'none'",
      'form-action': "'self'",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'docs docs-script',
    });
  });

  it('allows the registration of a service worker if the site has one', () => {
    const policy = policyOf({}, {}, true);
    expect(policy['trusted-types']).toBe('docs docs-script docs-worker');
  });

  it('adds the sources of pages and of the configuration, each once and in order', () => {
    const policy = policyOf(
      { 'img-src': ["'self'", 'https://b.example'], 'object-src': ["'self'"] },
      {
        'img-src': ['https://b.example', 'https://a.example'],
        'connect-src': ['wss://*.c.example:8080'],
        'frame-ancestors': ['https://d.example'],
        'trusted-types': ['dompurify'],
      },
    );
    expect(policy).toMatchObject({
      'img-src': "'self' data: https://a.example https://b.example",
      'object-src': "'self'",
      'connect-src': "'self' wss://*.c.example:8080",
      'frame-ancestors': "'self' https://d.example",
      'trusted-types': 'docs docs-script dompurify',
    });
  });
});
