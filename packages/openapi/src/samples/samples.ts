import type { CompiledFeaturePage } from 'stilldocs';
import { fillLabel } from 'stilldocs/feature';
import type { ApiRequest, ApiSample } from '../api-reference.ts';
import type { OperationContext } from '../pages/describe-operation.ts';
import { type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import type { AllLabels } from '../own-label.ts';
import { formText } from '../form-pairs.ts';
import { type Convert, convertForm } from './sample-forms.ts';
import { repairSample } from './sample-repairs.ts';
import { fillBody, fillMarks, markBody, markRequest } from './sample-marks.ts';
import { toHar } from './sample-request.ts';
import { defaultLanguages, sampleLanguages } from './sample-languages.ts';

/** Writes code as HTML. */
export type Highlight = CompiledFeaturePage['highlight'];

/** The samples of an operation: the document's own, or else one in each language. */
export async function samplesOfOperation(
  value: JsonObject,
  request: ApiRequest | undefined,
  context: OperationContext,
): Promise<ApiSample[]> {
  const written = await writtenSamples(value, context);
  if (written.length > 0 || !request) return written;
  return samplesOf(request, context.highlight, context.labels, context.languages);
}

/** The samples of the document: `x-codeSamples`, as Redoc and others read them. */
async function writtenSamples(value: JsonObject, { highlight, labels }: OperationContext) {
  const rows = listOf(value['x-codeSamples'] ?? value['x-code-samples']).map(objectOf);
  const samples: ApiSample[] = [];
  for (const row of rows) {
    const [lang, source] = [textOf(row.lang), textOf(row.source)];
    const label = textOf(row.label) || lang;
    if (!label || !source || samples.some((each) => each.label === label)) continue;
    const sample = await anySample(label, source, lang.toLowerCase(), highlight, labels);
    samples.push({ ...sample, isWritten: true });
  }
  return samples;
}

/** A sample in a language that the highlighter may not know: it is shown as text then. */
async function anySample(
  label: string,
  source: string,
  lang: string,
  highlight: Highlight,
  labels: AllLabels,
): Promise<ApiSample> {
  const names: Record<string, string> = { curl: 'sh', shell: 'sh', 'c#': 'csharp', node: 'js' };
  try {
    return await sampleOf(label, source, names[lang] ?? lang, highlight, labels);
  } catch {
    return sampleOf(label, source, 'text', highlight, labels);
  }
}

/** Writes a request in each language. Unknown values are written as `{name}`. */
export async function samplesOf(
  request: ApiRequest,
  highlight: Highlight,
  labels: AllLabels,
  languages = defaultLanguages,
): Promise<ApiSample[]> {
  const codes = await sampleCodes(request, languages);
  const samples: ApiSample[] = [];
  for (const [name, code] of codes) {
    const { label, language } = sampleLanguages[name];
    samples.push(await sampleOf(label, code, language, highlight, labels));
  }
  return samples;
}

/** The code of a request in each language. */
export async function sampleCodes(request: ApiRequest, languages = defaultLanguages) {
  const { HTTPSnippet } = await import('@readme/httpsnippet');
  const { har: whole, placeholders, form } = toHar(request);
  const marked = markRequest(whole);
  const { har } = marked;
  const convert: Convert = (name, own) => {
    const creator = { name: 'stilldocs', version: '1' };
    // One for each language: the generator takes headers out of the request that it converts.
    const entries = [{ request: structuredClone(markBody(name, own)) }];
    const snippet = new HTTPSnippet({ log: { version: '1.2', creator, entries } }).init();
    const { postData } = snippet.requests[0]!;
    if (form && postData.boundary) postData.text = formText(form.pairs, postData.boundary);
    const { target, client } = sampleLanguages[name];
    const [written] = [snippet.convert(target, client)].flat();
    if (typeof written !== 'string') return undefined;
    return repairSample(name, fillBody(fillMarks(name, written, marked)));
  };
  return languages.flatMap((name): [typeof name, string][] => {
    const written = form ? convertForm(name, har, form, convert) : convert(name, har);
    if (written === undefined) return [];
    const code = placeholders.reduce(
      (text, placeholder) => text.replaceAll(encodeURIComponent(placeholder), placeholder),
      written,
    );
    return [[name, code]];
  });
}

/** A highlighted block of code. */
export async function sampleOf(
  label: string,
  code: string,
  language: string,
  highlight: Highlight,
  labels: AllLabels,
): Promise<ApiSample> {
  const name = fillLabel(labels.apiSample, { language: label });
  const text = code.trimEnd();
  return { label, language, code: text, html: await highlight(text, language, name) };
}
