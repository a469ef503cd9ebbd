import type { ApiGroup, ApiOperation, ApiSample, ApiSecurity } from '../api-reference.ts';
import { describeType, type TypeContext } from './describe-type.ts';
import type { ApiEntry, ApiTag } from './inventory.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import {
  describeCallbacks,
  describeContents,
  describeParameters,
  describeResponses,
  parametersOf,
} from './operation-parts.ts';
import { mediaExample, requestOf } from './request.ts';
import { type Highlight, sampleOf, samplesOf } from './samples.ts';
import type { AllLabels } from '../own-label.ts';

/** The context that the operations of a page share. */
export interface OperationContext extends TypeContext {
  document: JsonObject;
  security: ApiSecurity[];
  highlight: Highlight;
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
  const { resolve, document, security, highlight } = context;
  const parameters = parametersOf(entry, resolve);
  const request = entry.isWebhook
    ? undefined
    : requestOf(entry, document, parameters, security, resolve);
  const { value: body } = resolve(value.requestBody);
  const hasBody = Object.keys(body).length > 0;
  return {
    id,
    title,
    method,
    path,
    descriptionHtml: context.text(textOf(value.description)),
    isDeprecated: value.deprecated === true,
    security: listOf(value.security ?? document.security)
      .map((alternative) => describeSecurity(objectOf(alternative), context.labels))
      .filter(Boolean),
    parameters: describeParameters(parameters, context),
    body: hasBody
      ? {
          isRequired: body.required === true,
          descriptionHtml: context.text(textOf(body.description)),
          contents: describeContents(body.content, context),
        }
      : undefined,
    responses: describeResponses(value, context),
    callbacks: describeCallbacks(value, context),
    samples: request ? await samplesOf(request, highlight, context.labels) : [],
    examples: await examplesOf(value, context),
    request,
  };
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

/** The maximum length of an example, in lines; longer ones are cut. */
const maxExampleLines = 120;

/** An example for each status that has one. */
async function examplesOf(value: JsonObject, context: OperationContext): Promise<ApiSample[]> {
  const samples: ApiSample[] = [];
  for (const [status, written] of Object.entries(objectOf(value.responses))) {
    const contents = Object.entries(objectOf(context.resolve(written).value.content));
    const [type, media] = contents.find(([name]) => /json/.test(name)) ?? contents[0] ?? [];
    if (type === undefined) continue;
    const example = mediaExample(media, context.resolve, 'response');
    if (example === undefined || isEmpty(example)) continue;
    const isText = typeof example === 'string';
    const lines = (isText ? example : JSON.stringify(example, null, 2)).split('\n');
    const code = lines.slice(0, maxExampleLines).join('\n');
    const more = lines.length > maxExampleLines ? '\n…' : '';
    const language = isText ? 'text' : 'json';
    const { highlight, labels } = context;
    samples.push(await sampleOf(status, code + more, language, highlight, labels));
  }
  return samples;
}

function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** The schemas of a page, each rendered once. */
export function describeSchemas(
  schemas: { id: string; name: string; value: unknown }[],
  context: TypeContext,
) {
  return schemas.map(({ id, name, value }) => ({ id, name, type: describeType(value, context) }));
}
