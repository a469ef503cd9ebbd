import { liveFolder } from '../../shared/live/messages.ts';
import type { Config } from '../../shared/config/config.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The security headers of every response. */
function securityHeaders(config: Config, sources: PolicySources): Header[] {
  const own: Header[] = [
    [policyName, contentSecurityPolicy(config, sources)],
    // A window that another site opened, or that a page opens, has no access to the page.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    // Other sites see the origin of a reader, but not the page.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
  const written = Object.entries(config.headers);
  const isWritten = ([name]: Header) =>
    written.some(([other]) => other.toLowerCase() === name.toLowerCase());
  return [
    ...own.filter((header) => !isWritten(header)),
    ...written.filter((row): row is Header => row[1] !== false),
  ];
}

type Header = [name: string, value: string];

/**
 * Writes the headers of all files in the format of a host.
 *
 * @param frame The Content-Security-Policy of the documents that samples run in, in place of the other;
 *   undefined for a site without any.
 */
type Format = (headers: Header[], config: Config, frame: string | undefined) => string;

/** Offline, the frame of samples comes from the browser's own cache: no service worker answers for it. */
const frameCaching = 'public, max-age=31536000, immutable';
const policyName = 'Content-Security-Policy';
const isPolicy = ([name]: Header) => name === policyName;

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const formats = {
  /**
   * For Netlify and Cloudflare Pages, and `docs preview`. If two rules name a header, Netlify sends the
   * later value; Cloudflare Pages joins both, unless the later rule removes the header with `!`.
   */
  _headers: (headers, { base }, frame) =>
    `${base}/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}` +
    (frame
      ? `${base}/${liveFolder}/*\n  ! ${policyName}\n  ${policyName}: ${frame}\n  Cache-Control: ${frameCaching}\n`
      : ''),
  /** For an `include` of nginx. */
  '_headers.nginx': (headers, { base }, frame) => {
    const row = (name: string, value: string) => `add_header ${name} ${value} always;\n`;
    const rows = headers.map(([name, value]) => row(name, quoted(value))).join('');
    if (!frame) return rows;
    const [, page = ''] = headers.find(isPolicy) ?? [];
    const others = headers.filter((header) => !isPolicy(header));
    return (
      `set $docs_policy ${quoted(page)};\n` +
      `if ($uri ~ ${quoted(`^${base}/${liveFolder}/`)}) {\n\tset $docs_policy ${quoted(frame)};\n}\n` +
      row(policyName, '$docs_policy') +
      others.map(([name, value]) => row(name, quoted(value))).join('')
    );
  },
  /** For an `import` of Caddy. */
  '_headers.caddy': (headers, { base }, frame) => {
    const rows = (some: Header[]) =>
      some.map(([name, value]) => `\t${name} ${quoted(value)}\n`).join('');
    if (!frame) return `header {\n${rows(headers)}}\n`;
    return (
      `@docs_live path ${base}/${liveFolder}/*\n@docs_page not path ${base}/${liveFolder}/*\n` +
      `header @docs_live {\n${rows([[policyName, frame]])}}\n` +
      `header @docs_page {\n${rows(headers.filter(isPolicy))}}\n` +
      `header {\n${rows(headers.filter((header) => !isPolicy(header)))}}\n`
    );
  },
} satisfies Record<string, Format>;

/** The name of a file with headers. */
export type HeaderFile = keyof typeof formats;

/**
 * The file with a site's headers for a kind of host.
 *
 * @param frame See `Format`.
 */
export function headerFile(
  file: HeaderFile,
  config: Config,
  sources: PolicySources,
  frame?: string,
): string {
  return formats[file](securityHeaders(config, sources), config, frame);
}
