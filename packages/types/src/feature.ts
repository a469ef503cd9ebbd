import type { FenceAddition, PageFeature, WordFence, WordPage } from 'stilldocs';
import { fillLabel } from 'stilldocs/feature';
import { PageTypes } from './page-types.ts';
import { type TypedCode, typedLanguages, type TypeRequest } from './type-checker.ts';

/** The maximum time for a sample, in seconds: a build that hangs does not say which sample it is. */
const maxSeconds = 20;

/** The feature of the extension `types`: the word `twoslash` of a fence. */
export default function feature(): PageFeature {
  return { words: { twoslash: { add: addTypes } } };
}

async function addTypes(
  fences: readonly WordFence[],
  page: WordPage,
): Promise<(FenceAddition | undefined)[]> {
  const asked = fences.filter((fence) => hasTypes(fence, page));
  if (asked.length === 0) return [];
  const typed = await askFor(asked, page);
  if (!typed) return [];
  const types = new PageTypes();
  const numbers = typed.map(({ hovers }) => hovers.map(({ text, docs }) => types.add(text, docs)));
  const content = await types.content((code) => page.colored(code, 'ts'));
  const url = content === undefined ? undefined : page.addFile('types.json', content);
  const additions = new Map(
    asked.map((fence, index) => [fence, addition(typed[index]!, numbers[index]!, url, page)]),
  );
  return fences.map((fence) => additions.get(fence));
}

/** The types of samples; undefined if they were not found in time. Reports mistakes. */
async function askFor(asked: WordFence[], page: WordPage): Promise<TypedCode[] | undefined> {
  const samples = asked.map(({ code, language, filename }): TypeRequest => {
    const others = page.fences.flatMap((other) =>
      other.filename === undefined || other.filename === filename
        ? []
        : [[other.filename, other.code]],
    );
    return { code, language, files: Object.fromEntries(others) as Record<string, string> };
  });
  const typed = await page.ask<TypedCode[]>(samples, maxSeconds * samples.length);
  if (!typed) {
    page.report({
      line: asked[0]!.sourceLines[0] ?? asked[0]!.line,
      rule: 'limit',
      message: `More than ${maxSeconds} seconds to find the types of a sample`,
      hint: 'Shorten the sample, or leave out twoslash',
    });
    return undefined;
  }
  for (const [index, { problems }] of typed.entries()) {
    const { sourceLines } = asked[index]!;
    for (const { line, ...problem } of problems)
      page.report({
        ...problem,
        rule: 'sample-type',
        line: sourceLines[line] ?? sourceLines[0] ?? 1,
      });
  }
  return typed;
}

/** Whether samples of the language of a fence have types. One without is reported. */
function hasTypes({ language, line }: WordFence, page: WordPage): boolean {
  if (typedLanguages.includes(language)) return true;
  page.report({
    line,
    rule: 'twoslash',
    target: language,
    message: `Unexpected twoslash on a sample in ${language || 'no language'}, expected one of ${typedLanguages.slice(0, 4).join(', ')}`,
    hint: 'Take out twoslash, or name the language',
  });
  return false;
}

/**
 * What types add to a fence.
 *
 * @param numbers The number of the type of each hover in the page's file of types.
 * @param url The address of that file.
 */
function addition(
  { code, origin, hovers, notes }: TypedCode,
  numbers: number[],
  url: string | undefined,
  { labels }: WordPage,
): FenceAddition {
  const errors = notes.filter(({ kind, length }) => kind === 'error' && length > 0);
  return {
    code: { text: code, lines: origin },
    marks: [
      ...hovers.map(({ line, character, length }, index) => ({
        ...{ line, character, length, className: 'Code-typed' },
        data: { t: String(numbers[index]) },
      })),
      ...errors.map(({ line, character, length }) => ({
        ...{ line, character, length, className: 'Code-error' },
      })),
    ],
    notes: notes.map(({ kind, line, character, text }) => ({
      ...{ line, kind, text },
      ...(kind === 'query' && { indent: character }),
      ...(kind === 'error' && { shown: fillLabel(labels.codeError, { text }) }),
      ...(kind === 'completions' && { shown: fillLabel(labels.codeCompletions, { text }) }),
    })),
    ...(hovers.length > 0 &&
      url !== undefined && { name: labels.codeWithTypes, data: { types: url } }),
  };
}
