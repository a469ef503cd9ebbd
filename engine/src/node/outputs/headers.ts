import type { Config } from '../../shared/config/config.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The security headers of every response. */
function securityHeaders(config: Config, sources: PolicySources): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(config, sources)],
    // A window that another site opened, or that a page opens, has no access to the page.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    // Other sites see the origin of a reader, but not the page.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** Writes the headers of all files in the format of a host. */
type Format = (headers: [name: string, value: string][], config: Config) => string;

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const formats = {
  /** For Netlify and Cloudflare Pages, and `docs preview`. */
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

/** The file with a site's headers for a kind of host. */
export function headerFile(file: HeaderFile, config: Config, sources: PolicySources): string {
  return formats[file](securityHeaders(config, sources), config);
}
