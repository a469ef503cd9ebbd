import { fillLabel } from 'stilldocs/feature';
import type { ApiReference } from '../api-reference.ts';
import type { AllLabels } from '../own-label.ts';
import type { DescribeText } from './describe-text.ts';
import { asText, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import { serverAddress } from '../samples/request.ts';

/** What a document says of the API as a whole. */
export type Info = Pick<ApiReference, 'version' | 'servers' | 'facts' | 'logo'>;

/** Nothing, for the later pages of a reference. */
export const noInfo: Info = { version: '', servers: [], facts: [] };

/** The version, servers, contact, license, terms and logo of a document. */
export function describeInfo(root: JsonObject, text: DescribeText, labels: AllLabels): Info {
  const info = objectOf(root.info);
  const { contact, license, termsOfService } = info;
  const { name, url, email } = objectOf(contact);
  const { name: licenseName, url: licenseUrl, identifier } = objectOf(license);
  const facts = [
    {
      label: labels.apiContact,
      links: [linkOf(name, url), linkOf(email, textOf(email) && `mailto:${textOf(email)}`)],
    },
    {
      label: labels.apiLicense,
      links: [linkOf(licenseName ?? identifier, licenseUrl ?? spdxAddress(identifier))],
    },
    { label: labels.apiTerms, links: [linkOf(termsOfService, termsOfService)] },
  ].map(({ label, links }) => ({ label, links: links.filter((link) => link.text !== '') }));
  return {
    version: String(info.version ?? ''),
    servers: listOf(root.servers).map((server) => ({
      url: serverAddress(server),
      descriptionHtml: text(
        `${textOf(objectOf(server).description)}\n\n${variablesOf(objectOf(server), labels)}`,
      ),
    })),
    facts: facts.filter(({ links }) => links.length > 0),
    logo: logoOf(objectOf(info['x-logo'])),
  };
}

/** The variables of a server's address, as Markdown: their values, and what they mean. */
function variablesOf({ variables }: JsonObject, labels: AllLabels): string {
  const code = (value: unknown) => `\`${asText(value)}\``;
  return Object.entries(objectOf(variables))
    .map(([name, written]) => {
      const { default: value, enum: values, description } = objectOf(written);
      const all = listOf(values).map(code).join(labels.listSeparator);
      const facts = [
        fillLabel(labels.apiDefault, { value: code(value ?? '') }),
        ...(all ? [`${labels.apiOneOf} ${all}`] : []),
        textOf(description).trim().replaceAll('\n', '\n  '),
      ];
      return `- ${code(name)}: ${facts.filter(Boolean).join('. ')}`;
    })
    .join('\n');
}

/** A link, or text if there is no address that a page may lead to. */
function linkOf(text: unknown, address: unknown) {
  const href = /^(https?:\/\/|mailto:)/i.test(textOf(address)) ? textOf(address) : undefined;
  return { text: textOf(text) || (href ?? ''), ...(href && { href }) };
}

/** The text of a license by its SPDX identifier (OpenAPI 3.1); none for an expression such as `MIT OR Apache-2.0`. */
function spdxAddress(identifier: unknown): string {
  const name = textOf(identifier);
  return /^[\w.+-]+$/.test(name) ? `https://spdx.org/licenses/${name}.html` : '';
}

/** The picture of `x-logo`: an address, or a file of the site’s `public` folder such as `/logo.svg`. */
function logoOf({ url, altText, href }: JsonObject): ApiReference['logo'] {
  const src = textOf(url);
  if (!/^(https?:\/\/|\/(?!\/))/i.test(src)) return undefined;
  const link = linkOf('', href).href;
  return { src, alt: textOf(altText), ...(link && { href: link }) };
}
