import type { ApiOperation, ApiSample } from '../api-reference.ts';
import type { OperationContext } from './describe-operation.ts';
import { isObject, type JsonObject, objectOf, textOf } from './json.ts';
import { mediaExample } from './request.ts';
import { sampleOf } from './samples.ts';

/** The maximum length of an example, in lines; longer ones are cut. */
const maxExampleLines = 120;
/** The maximum number of examples of a body. */
const maxExamples = 8;

/** The examples of each status that has any. */
export async function examplesOf(
  value: JsonObject,
  context: OperationContext,
): Promise<ApiOperation['examples']> {
  const shown: ApiOperation['examples'] = [];
  for (const [status, written] of Object.entries(objectOf(value.responses))) {
    const media = mainMedia(objectOf(context.resolve(written).value.content));
    if (!media) continue;
    const named = await namedExamples(media, context);
    const samples = named.length > 0 ? named : await madeExample(media, status, context);
    if (samples.length > 0) shown.push({ status, samples });
  }
  return shown;
}

/** The examples of a request’s body, if there are several: samples send the first. */
export async function bodiesOf(content: JsonObject, context: OperationContext) {
  const media = mainMedia(content);
  const named = media ? await namedExamples(media, context) : [];
  return named.length > 1 ? named : [];
}

/** The JSON among media types, or the first. */
export function mainMedia(content: JsonObject): JsonObject | undefined {
  const entries = Object.entries(content);
  const [, media] = entries.find(([name]) => /json/.test(name)) ?? entries[0] ?? [];
  return media === undefined ? undefined : objectOf(media);
}

/** The values of `examples`, by their names or summaries. */
async function namedExamples({ examples }: JsonObject, context: OperationContext) {
  const samples: ApiSample[] = [];
  const entries = isObject(examples) ? Object.entries(examples) : [];
  for (const [name, written] of entries.slice(0, maxExamples)) {
    const example = context.resolve(written).value;
    const value = example.value ?? example.dataValue ?? example.serializedValue;
    const summary = textOf(example.summary).trim();
    const label = summary && !samples.some((each) => each.label === summary) ? summary : name;
    if (value !== undefined) samples.push(await exampleSample(label, value, context));
  }
  return samples;
}

async function madeExample(media: JsonObject, status: string, context: OperationContext) {
  const value = mediaExample(media, context.resolve, 'response');
  const isEmpty = isObject(value) && Object.keys(value).length === 0;
  return value === undefined || isEmpty ? [] : [await exampleSample(status, value, context)];
}

function exampleSample(label: string, value: unknown, { highlight, labels }: OperationContext) {
  const isText = typeof value === 'string';
  const lines = (isText ? value : JSON.stringify(value, null, 2)).split('\n');
  const code = lines.slice(0, maxExampleLines).join('\n');
  const more = lines.length > maxExampleLines ? '\n…' : '';
  return sampleOf(label, code + more, isText ? 'text' : 'json', highlight, labels);
}
