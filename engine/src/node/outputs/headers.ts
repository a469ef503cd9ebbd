import { liveFolder } from '../../shared/live/messages.ts';
import type { Config } from '../../shared/config/config.ts';
import type { PolicySources } from '../../shared/page/policy.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** What every answer of a site's host says for its safety. */
function securityHeaders(config: Config, sources: PolicySources): Header[] {
  return [
    [policyName, contentSecurityPolicy(config, sources)],
    // No window that another site has opened, or opens from here, reaches into a page.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    // Other sites learn where a reader comes from, not which page.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

type Header = [name: string, value: string];

/**
 * How a kind of host is told the headers of all files.
 *
 * @param frame The Content-Security-Policy of the documents that samples run in, in place of the other;
 *   undefined for a site without any.
 */
type Format = (headers: Header[], config: Config, frame: string | undefined) => string;

/** Offline, the frame of samples comes from the browser's own cache: no service worker answers for it. */
const kept = 'public, max-age=31536000, immutable';
const policyName = 'Content-Security-Policy';
/** What the documents of live samples have in place of the policy of all others. */
const isPolicy = ([name]: Header) => name === policyName;

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const formats = {
  /**
   * Read by Netlify and Cloudflare Pages, and by `docs preview`. Of a header that two rules name, Netlify
   * sends the later; Cloudflare Pages joins both, unless the later rule takes the earlier's away with `!`.
   */
  _headers: (headers, { base }, frame) =>
    `${base}/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}` +
    (frame
      ? `${base}/${liveFolder}/*\n  ! ${policyName}\n  ${policyName}: ${frame}\n  Cache-Control: ${kept}\n`
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

export type HeaderFile = keyof typeof formats;

/**
 * A file that tells a kind of host the headers of a site.
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
