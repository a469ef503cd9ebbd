import type { Extension } from 'stilldocs';
import type { SampleLanguage } from './samples/sample-languages.ts';
import * as texts from './labels.ts';
import { sizesOfReferences } from './page-sizes.ts';

export { openapiGerman } from './labels-german.ts';

declare module 'stilldocs' {
  interface PackageLabels extends Record<keyof typeof texts, string> {}
}

/** How references are shown. */
export interface OpenapiOptions {
  /**
   * The languages of samples, in order: curl, javascript, python, go, java, csharp, php, ruby, swift, kotlin.
   * Default: curl, javascript, python, php. Operations with `x-codeSamples` show those instead.
   */
  samples?: SampleLanguage[];
  /** Addresses below which `$ref` of a document may lead: `['https://schemas.example/']`. Default: none. */
  remotes?: string[];
  /** How long the copy of a document at an address is used before it is fetched again, in hours. Default 24. */
  maxAge?: number;
  /**
   * An address of your site, such as `/try`, that “Try it” sends requests to, with the address of the API as `url`:
   * for APIs that pages may not call (CORS). `deploy/proxy` has functions for it. Default: the API itself.
   */
  proxy?: string;
}

/** Shows references of APIs on pages that name an OpenAPI document in their front matter: `extensions: [openapi()]`. */
export function openapi(options: OpenapiOptions = {}): Extension {
  return {
    name: '@stilldocs/openapi',
    ownLabels: { module: '@stilldocs/openapi/labels', texts },
    contentComponent: '@stilldocs/openapi/reference',
    touched: { '.Api-field': '@stilldocs/openapi/touched-field' },
    rules: {
      openapi: {
        severity: 'error',
        finds: 'An API document that is missing, cannot be parsed, or is of an unsupported version',
        isFixed: true,
      },
      'openapi-document': {
        severity: 'warn',
        finds: 'A mistake in an API document: what it concerns may be missing from the reference',
      },
    },
    features: [{ module: '@stilldocs/openapi/feature', options }],
    buildEnd(site, folder) {
      for (const line of sizesOfReferences(site, folder)) process.stdout.write(`${line}\n`);
    },
  };
}
