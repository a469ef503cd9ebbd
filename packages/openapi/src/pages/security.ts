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
    return { name, ...placeOf(value, labels), descriptionHtml: text(textOf(value.description)) };
  });
}

function placeOf(
  scheme: JsonObject,
  labels: AllLabels,
): Pick<ApiSecurity, 'kind' | 'place' | 'key' | 'label'> {
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
    const name = textOf(scheme.scheme).toLowerCase();
    if (name === 'bearer') return { kind: 'bearer', ...header, label: labels.apiBearer };
    if (name === 'basic') return { kind: 'basic', ...header, label: labels.apiBasic };
    return { kind: 'other', ...header, label: fillLabel(labels.apiHttp, { scheme: name }) };
  }
  if (type === 'mutualTLS')
    return { kind: 'other', place: 'header', key: '', label: labels.apiCertificate };
  const tokens: Record<string, string> = {
    oauth2: labels.apiOauth,
    openIdConnect: labels.apiOpenId,
  };
  return { kind: 'bearer', ...header, label: tokens[type] ?? type };
}
