import type { Extension } from 'stilldocs';
import * as texts from './labels.ts';

export { openapiGerman } from './labels-german.ts';

declare module 'stilldocs' {
  interface PackageLabels extends Record<keyof typeof texts, string> {}
}

/** Shows references of APIs on pages that name an OpenAPI document in their front matter: `extensions: [openapi()]`. */
export function openapi(): Extension {
  return {
    name: '@stilldocs/openapi',
    ownLabels: { module: '@stilldocs/openapi/labels', texts },
    contentComponent: '@stilldocs/openapi/reference',
    rules: {
      openapi: {
        severity: 'error',
        finds: 'An OpenAPI document that is missing, broken, or of an unsupported version',
        isFixed: true,
      },
    },
    features: [{ module: '@stilldocs/openapi/feature' }],
  };
}
