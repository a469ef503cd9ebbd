import type { ApiGroup, ApiOperation, ApiSecurity } from '../api-reference.ts';
import { describeType, type TypeContext } from '../schemas/describe-type.ts';
import type { ApiEntry, ApiTag } from '../document/inventory.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import { describeCallbacks } from './describe-callbacks.ts';
import {
  describeBody,
  describeParameters,
  describeResponses,
  parametersOf,
} from './operation-parts.ts';
import { contentOf } from '../document/references.ts';
import { bodiesOf, examplesOf } from '../samples/examples.ts';
import { requestOf } from '../samples/request.ts';
import type { SampleLanguage } from '../samples/sample-languages.ts';
import { type Highlight, samplesOfOperation } from '../samples/samples.ts';
import type { AllLabels } from '../own-label.ts';

/** The context that the operations of a page share. */
export interface OperationContext extends TypeContext {
  document: JsonObject;
  security: ApiSecurity[];
  highlight: Highlight;
  /** Where the form sends requests. Default: to the API. */
  proxy?: string | undefined;
  /** The languages of samples, in order. */
  languages: readonly SampleLanguage[];
}

/** Describes a tag with its operations. */
export async function describeTag(tag: ApiTag, context: OperationContext): Promise<ApiGroup> {
  const operations: ApiOperation[] = [];
  for (const entry of tag.entries) operations.push(await describeOperation(entry, context));
  const descriptionHtml = context.text(tag.description);
  return { id: tag.id, title: tag.title, descriptionHtml, operations };
}

async function describeOperation(
  entry: ApiEntry,
  context: OperationContext,
): Promise<ApiOperation> {
  const { value, id, title, method, path } = entry;
  const { resolve, document, security } = context;
  const parameters = parametersOf(entry, resolve);
  const request = entry.isWebhook
    ? undefined
    : {
        ...requestOf(entry, document, parameters, security, resolve),
        ...(context.proxy !== undefined && { proxy: context.proxy }),
      };
  const { value: body } = resolve(value.requestBody);
  return {
    id,
    title,
    method,
    path,
    descriptionHtml: context.text(textOf(value.description)),
    isDeprecated: value.deprecated === true,
    security: describeAlternatives(value.security ?? document.security, context.labels),
    parameters: describeParameters(parameters, context),
    body: describeBody(value, context),
    responses: describeResponses(value, context),
    callbacks: describeCallbacks(value, context),
    samples: await samplesOfOperation(value, request, context),
    bodies: await bodiesOf(contentOf(body, resolve), context),
    examples: await examplesOf(value, context),
    more: moreOf(value, context),
    request,
  };
}

/** The alternatives; empty if there is no other than none. */
function describeAlternatives(written: unknown, labels: AllLabels): string[] {
  const ways = listOf(written).map((way) => describeSecurity(objectOf(way), labels));
  const named = ways.filter(Boolean);
  return named.length > 0 && named.length < ways.length
    ? [...named, labels.apiNoAuthorization]
    : named;
}

/** One alternative: all methods that must be sent together, "apiKey and bearer (read, write)". */
function describeSecurity(alternative: JsonObject, labels: AllLabels): string {
  return Object.entries(alternative)
    .map(([name, scopes]) => {
      const list = listOf(scopes).map(String);
      return list.length > 0 ? `${name} (${list.join(labels.listSeparator)})` : name;
    })
    .join(labels.listEnd);
}

/** Where a document says that there is more to read. */
function moreOf({ externalDocs }: JsonObject, { text }: OperationContext): ApiOperation['more'] {
  const { url, description } = objectOf(externalDocs);
  if (!/^https?:/i.test(textOf(url))) return undefined;
  return { href: textOf(url), descriptionHtml: text(textOf(description)) };
}

/** The schemas of a page, each rendered once. */
export function describeSchemas(
  schemas: { id: string; name: string; value: unknown }[],
  context: TypeContext,
) {
  return schemas.map(({ id, name, value }) => ({ id, name, type: describeType(value, context) }));
}
