import type { Config } from '../../shared/config/config.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** What every answer of a site's host says for its safety. */
function securityHeaders(config: Config, sources: PolicySources): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(config, sources)],
    // No window that another site has opened, or opens from here, reaches into a page.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    // Other sites learn where a reader comes from, not which page.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** How a kind of host is told the headers of all files. */
type Format = (headers: [name: string, value: string][], config: Config) => string;

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const formats = {
  /** Read by Netlify and Cloudflare Pages, and by `docs preview`. */
  _headers: (headers, { base }) =>
    `${base}/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  /** For an `include` of nginx. */
  '_headers.nginx': (headers) =>
    headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join(''),
  /** For an `import` of Caddy. */
  '_headers.caddy': (headers) =>
    `header {\n${headers.map(([name, value]) => `\t${name} ${quoted(value)}\n`).join('')}}\n`,
} satisfies Record<string, Format>;

export type HeaderFile = keyof typeof formats;

/** A file that tells a kind of host the headers of a site. */
export function headerFile(file: HeaderFile, config: Config, sources: PolicySources): string {
  return formats[file](securityHeaders(config, sources), config);
}
