import type { ApiOperation, ApiSample } from '../api-reference.ts';
import type { OperationContext } from '../pages/describe-operation.ts';
import { isObject, type JsonObject, objectOf, textOf } from '../document/json.ts';
import { exampleValue, mainMedia, mediaExample } from './request.ts';
import { sampleOf } from './samples.ts';
import { contentOf } from '../document/references.ts';
import { contentText, streamOf } from './streams.ts';

/** The maximum length of an example, in lines; longer ones are cut. */
const maxExampleLines = 120;
/** The maximum number of examples of a body. */
const maxExamples = 8;

/** A media type and its object. */
type Media = [type: string, media: JsonObject];

/** The examples of each status that has any: of its JSON or its first media type, and of streams beside it. */
export async function examplesOf(
  value: JsonObject,
  context: OperationContext,
): Promise<ApiOperation['examples']> {
  const shown: ApiOperation['examples'] = [];
  for (const [status, written] of Object.entries(objectOf(value.responses))) {
    const content = contentOf(context.resolve(written).value, context.resolve);
    const all: { type: string; samples: ApiSample[] }[] = [];
    for (const media of mediaOf(content)) {
      const named = await namedExamples(media, context);
      const samples = named.length > 0 ? named : await madeExample(media, status, context);
      if (samples.length > 0) all.push({ type: media[0], samples });
    }
    const samples = all.length === 1 ? all[0]!.samples : all.flatMap(withType);
    if (samples.length > 0) shown.push({ status, samples });
  }
  return shown;
}

/** Samples that the media type tells from those of another. */
function withType({ type, samples }: { type: string; samples: ApiSample[] }): ApiSample[] {
  return samples.map((sample) => ({
    ...sample,
    label: samples.length === 1 ? type : `${type}: ${sample.label}`,
  }));
}

/** The examples of a request’s body, if there are several: samples send the first. */
export async function bodiesOf(content: JsonObject, context: OperationContext) {
  const [main] = mediaOf(content);
  const named = main ? await namedExamples(main, context) : [];
  return named.length > 1 ? named : [];
}

/** The JSON among media types, or the first; then the other streams. */
function mediaOf(content: JsonObject): Media[] {
  const main = mainMedia(content);
  if (!main) return [];
  const others = Object.entries(content).filter(([name]) => name !== main[0] && streamOf(name));
  return [main, ...others].map(([name, media]) => [name, objectOf(media)]);
}

/** The values of `examples`, by their names or summaries. */
async function namedExamples(media: Media, context: OperationContext) {
  const [, { examples }] = media;
  const samples: ApiSample[] = [];
  const entries = isObject(examples) ? Object.entries(examples) : [];
  for (const [name, written] of entries.slice(0, maxExamples)) {
    const example = context.resolve(written).value;
    const value = exampleValue(example);
    const summary = textOf(example.summary).trim();
    const label = summary && !samples.some((each) => each.label === summary) ? summary : name;
    if (value !== undefined) samples.push(await exampleSample(label, media, value, context));
  }
  return samples;
}

async function madeExample(media: Media, status: string, context: OperationContext) {
  const value = mediaExample(...media, context.resolve, 'response');
  const isEmpty = isObject(value) && Object.keys(value).length === 0;
  return value === undefined || isEmpty ? [] : [await exampleSample(status, media, value, context)];
}

function exampleSample(
  label: string,
  [type, media]: Media,
  value: unknown,
  { highlight, labels, resolve }: OperationContext,
) {
  const { text, language } = contentText(type, value, media, resolve);
  // Fonts have no glyph for the separator of a sequence.
  const lines = text.replaceAll('\u001e', '').split('\n');
  const code = lines.slice(0, maxExampleLines).join('\n');
  const more = lines.length > maxExampleLines ? '\n…' : '';
  return sampleOf(label, code + more, language, highlight, labels);
}
