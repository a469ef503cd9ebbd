import type { ApiSecurity } from '../../shared/page/api-reference.ts';
import type { DescribeText } from './describe-text.ts';
import { type JsonObject, objectOf, textOf } from './json.ts';
import type { Resolve } from './references.ts';

/** The ways to authenticate that a document declares. */
export function securityOf(
  document: JsonObject,
  resolve: Resolve,
  text: DescribeText,
): ApiSecurity[] {
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  return Object.entries(schemes).map(([name, written]) => {
    const { value } = resolve(written);
    return { name, ...placeOf(value), descriptionHtml: text(textOf(value.description)) };
  });
}

function placeOf(scheme: JsonObject): Pick<ApiSecurity, 'kind' | 'place' | 'key' | 'label'> {
  const type = textOf(scheme.type);
  const header = { place: 'header', key: 'Authorization' } as const;
  if (type === 'apiKey') {
    const place = (['query', 'cookie'] as const).find((one) => one === scheme.in) ?? 'header';
    const words = { header: 'the header', query: 'the query parameter', cookie: 'the cookie' };
    const key = textOf(scheme.name);
    return { kind: 'apiKey', place, key, label: `API key in ${words[place]} ${key}` };
  }
  if (type === 'http') {
    const name = textOf(scheme.scheme).toLowerCase();
    if (name === 'bearer') return { kind: 'bearer', ...header, label: 'Bearer token' };
    if (name === 'basic') return { kind: 'basic', ...header, label: 'User name and password' };
    return { kind: 'other', ...header, label: `HTTP authentication ${name}` };
  }
  const labels: Record<string, string> = {
    oauth2: 'OAuth 2.0 access token',
    openIdConnect: 'OpenID Connect token',
    mutualTLS: 'Client certificate',
  };
  if (type === 'mutualTLS') return { kind: 'other', ...header, label: labels[type]! };
  return { kind: 'bearer', ...header, label: labels[type] ?? type };
}
