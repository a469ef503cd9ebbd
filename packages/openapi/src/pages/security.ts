import { fillLabel } from 'stilldocs/feature';
import type { ApiSecurity } from '../api-reference.ts';
import type { DescribeText } from './describe-text.ts';
import { type JsonObject, objectOf, textOf } from '../document/json.ts';
import type { Resolve } from '../document/references.ts';
import type { AllLabels } from '../own-label.ts';

/** The methods of authentication that a document declares. */
export function securityOf(
  document: JsonObject,
  resolve: Resolve,
  text: DescribeText,
  labels: AllLabels,
): ApiSecurity[] {
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  return Object.entries(schemes).map(([name, written]) => {
    const { value } = resolve(written);
    const about = [textOf(value.description), waysOf(value)].filter(Boolean).join('\n\n');
    return { name, ...placeOf(value, labels), descriptionHtml: text(about) };
  });
}

/** Where a token comes from, and what it may allow, as Markdown: by the names that a client's settings have, too. */
function waysOf({ flows, openIdConnectUrl }: JsonObject): string {
  const address = (name: string, url: unknown) => {
    const written = textOf(url);
    return (
      written &&
      `- \`${name}\`: ${/^https?:\S+$/.test(written) ? `<${written}>` : `\`${written}\``}`
    );
  };
  const ways = Object.entries(objectOf(flows)).map(([name, written]) => {
    const { scopes, ...flow } = objectOf(written);
    const rows = [
      ...Object.entries(flow)
        .filter(([key]) => key.endsWith('Url'))
        .map(([key, url]) => address(key, url)),
      ...Object.entries(objectOf(scopes)).map(([scope, about]) => {
        const words = textOf(about).replace(/\s+/g, ' ').trim();
        return `- \`${scope}\`${words && `: ${words}`}`;
      }),
    ];
    return [`- \`${name}\``, ...rows.filter(Boolean).map((row) => `  ${row}`)].join('\n');
  });
  return [address('openIdConnectUrl', openIdConnectUrl), ...ways].filter(Boolean).join('\n');
}

function placeOf(
  scheme: JsonObject,
  labels: AllLabels,
): Pick<ApiSecurity, 'kind' | 'place' | 'key' | 'scheme' | 'label'> {
  const type = textOf(scheme.type);
  const header = { place: 'header', key: 'Authorization' } as const;
  if (type === 'apiKey') {
    const place = (['query', 'cookie'] as const).find((one) => one === scheme.in) ?? 'header';
    const label = {
      header: labels.apiKeyInHeader,
      query: labels.apiKeyInQuery,
      cookie: labels.apiKeyInCookie,
    }[place];
    const key = textOf(scheme.name);
    return { kind: 'apiKey', place, key, label: fillLabel(label, { name: key }) };
  }
  if (type === 'http') {
    const written = textOf(scheme.scheme);
    const name = written.toLowerCase();
    if (name === 'bearer') return { kind: 'bearer', ...header, label: labels.apiBearer };
    if (name === 'basic') return { kind: 'basic', ...header, label: labels.apiBasic };
    const label = fillLabel(labels.apiHttp, { scheme: name });
    return { kind: 'other', ...header, scheme: written, label };
  }
  if (type === 'mutualTLS')
    return { kind: 'other', place: 'header', key: '', label: labels.apiCertificate };
  const tokens: Record<string, string> = {
    oauth2: labels.apiOauth,
    openIdConnect: labels.apiOpenId,
  };
  return { kind: 'bearer', ...header, label: tokens[type] ?? type };
}
