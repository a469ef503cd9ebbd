import { dirname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { noteRead } from '../source/file-version.ts';
import { drawingPackages, type Features } from '../source/features.ts';
import { add, factsOf, labelsOf, placeOf, report } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';
import { type CodeBlock, codePlaceholder } from '../source/code-block.ts';
import { fenceMeta } from './fence-meta.ts';
import { fenceHtml, type FenceParts } from './fence-html.ts';
import { liveSample } from './fence-live.ts';
import { type Fence, knownLanguage, readFence, reportAt } from './fence.ts';
import type { Highlighter } from '../source/highlighter.ts';
import type { HoverTypes } from './hover-types.ts';
import { highlightInline } from './inline-code.ts';
import { type NotatedCode, notationNames, readNotations } from './notations.ts';
import { PageTypes } from './page-types.ts';
import { typedLanguages, type TypedCode, untyped } from './type-checker.ts';
import { ruled } from '../../shared/diagnostics/own-rules.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { Labels } from '../../shared/config/labels-config.ts';
import type { FenceAddition } from '../../shared/extension/fence-word.ts';
import { joined, movedTo, wordAdditions, wordPatterns } from './word-additions.ts';

/** The options for code blocks. */
export interface CodeOptions {
  /** The site's root, absolute. */
  root: string;
  base: string;
  pagesDir?: string | undefined;
  /** The names of the hosts of samples that run. */
  liveHosts?: string[] | undefined;
  /** Undefined without a type check. */
  hoverTypes?: HoverTypes | undefined;
  /** What extensions draw. */
  features: Features;
}

/**
 * Highlights every code block, and all inline code with a language. The tree contains a figure with
 * a placeholder for each block; see `codePlaceholder`.
 */
export function rehypeCode({ root, base, pagesDir, hoverTypes, liveHosts, features }: CodeOptions) {
  return async (tree: Root, file: VFile): Promise<undefined> => {
    const facts = factsOf(file);
    const folder = dirname(join(root, facts.file));
    const blocksOfCode: { node: Element; info: string; text: string }[] = [];
    const inline: Element[] = [];
    walk(tree, (node) => {
      if (node.type !== 'element') return true;
      if (node.tagName === 'code') inline.push(node);
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code')
        return true;
      const text = toString(code).replace(/\n$/, '');
      blocksOfCode.push({ node, info: infoOf(code), text });
      return false;
    });
    const words = wordPatterns(features);
    const virtual = new Map(
      blocksOfCode.flatMap(({ info, text }) => {
        const { filename } = fenceMeta(info);
        return filename === undefined ? [] : [[filename, text]];
      }),
    );
    const fences = blocksOfCode.map(({ node, info, text }) =>
      readFence(node, info, text, file, { root, folder, pagesDir, virtual, words }),
    );
    const named = inline.filter((node) => /\{:[\w+#-]+\}$/.test(toString(node)));
    if (fences.length === 0 && named.length === 0) return;
    const highlighter = file.data.highlighter!;
    for (const node of named) await highlightInline(node, highlighter);
    const blocks = file.data.shared!.code;
    const types = new PageTypes();
    const written: { node: Element; typed: boolean }[] = [];
    const allTyped = await typesOf(fences, file, { hoverTypes, features });
    const additions = await wordAdditions(fences, file, { root, base, features });
    for (const fence of fences) {
      if (await isDrawn(fence, blocks, { root, features }, file)) continue;
      const typed = allTyped.get(fence) ?? untyped(fence.code);
      const own = fence.twoslash ? typeAddition(typed, types, labelsOf(file)) : {};
      const added = additions.get(fence);
      const addition = added ? joined(own, added) : own;
      fence.node.tagName = 'figure';
      fence.node.properties = { className: ['Code'], ...dataProperties(addition.data) };
      fence.node.children = [codePlaceholder(blocks.length)];
      const live = await liveSample(fence, fences, file, { root, base, folder, liveHosts });
      blocks.push(await renderFence(fence, addition, live, highlighter, file));
      written.push({ node: fence.node, typed: typed.hovers.length > 0 });
    }
    if (types.size === 0) return;
    const { output, content } = await types.file(highlighter);
    facts.assets.push({ output, content });
    for (const { node, typed } of written)
      if (typed) node.properties.dataTypes = encodePath(withBase(base, `/${output}`));
  };
}

/** The properties of an element with these `data-` attributes. */
function dataProperties(data: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      `data${name[0]!.toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  );
}

/** What `twoslash` adds to a fence. */
function typeAddition(typed: TypedCode, types: PageTypes, labels: Labels): FenceAddition {
  const errors = typed.notes.filter(({ kind, length }) => kind === 'error' && length > 0);
  return {
    code: { text: typed.code, lines: typed.origin },
    marks: [
      ...typed.hovers.map(({ line, character, length, text, docs }) => ({
        ...{ line, character, length, className: 'Code-typed' },
        data: { t: String(types.add(text, docs)) },
      })),
      ...errors.map(({ line, character, length }) => ({
        ...{ line, character, length, className: 'Code-error' },
      })),
    ],
    notes: typed.notes.map(({ kind, line, character, text }) => ({
      ...{ line, kind, text },
      ...(kind === 'query' && { indent: character }),
      ...(kind === 'error' && { shown: fillLabel(labels.codeError, { text }) }),
      ...(kind === 'completions' && { shown: fillLabel(labels.codeCompletions, { text }) }),
    })),
    ...(typed.hovers.length > 0 && { name: labels.codeWithTypes }),
  };
}

/** Draws a fence in place of its code, if an extension draws its language. */
async function isDrawn(
  fence: Fence,
  blocks: CodeBlock[],
  { root, features }: Pick<CodeOptions, 'root' | 'features'>,
  file: VFile,
): Promise<boolean> {
  const { language, title, code, sourceLines, node } = fence;
  const draw = features.drawings.get(language);
  if (!draw) {
    reportMissing(fence, file);
    return false;
  }
  const facts = factsOf(file);
  const { line } = placeOf(node);
  const drawn = await draw(
    { language, title, code, sourceLines, line },
    {
      path: facts.path,
      file: facts.file,
      root,
      labels: labelsOf(file),
      id: `d${blocks.length}`,
      report: ({ line: at, ...problem }) =>
        add(file, { position: { start: { line: at, column: 1 } } }, ruled(problem, features.rules)),
      reads: (read) => noteRead(facts.reads, read),
    },
  );
  if (!drawn) return false;
  node.tagName = 'figure';
  node.properties = { className: [drawn.className] };
  node.children = [codePlaceholder(blocks.length)];
  const { html, text } = drawn;
  return blocks.push({ html, language, title, code, notes: [], text }) > 0;
}

/** Reports a language that one of the engine's packages draws, which the site does not use. */
function reportMissing({ language, node }: Fence, file: VFile): void {
  const name = Object.hasOwn(drawingPackages, language) ? drawingPackages[language] : undefined;
  if (name === undefined) return;
  report(file, node, {
    rule: 'missing-package',
    target: language,
    message: `The package ${name} draws fences in "${language}", and the site does not use it: the fence is shown as code`,
    hint: `Run npm install -D ${name}, and add it to extensions in docs.config.ts; to show the source, write \`\`\`text`,
  });
}

/** The info string of a fence. */
function infoOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = names.map(String).find((name) => name.startsWith('language-'));
  return `${language?.slice('language-'.length) ?? ''} ${code.data?.meta ?? ''}`;
}

/** The fences with `twoslash`, each with its types, found together. Reports mistakes. */
async function typesOf(
  fences: Fence[],
  file: VFile,
  { hoverTypes, features }: Pick<CodeOptions, 'hoverTypes' | 'features'>,
): Promise<Map<Fence, TypedCode>> {
  const asked = fences.filter(
    (fence) => fence.twoslash && !features.drawings.has(fence.language) && hasTypes(fence, file),
  );
  if (!hoverTypes || asked.length === 0) return new Map();
  const samples = asked.map(({ code, language, filename }) => {
    const others = fences.filter(
      (other) => other.filename !== undefined && other.filename !== filename,
    );
    const files = Object.fromEntries(others.map((other) => [other.filename!, other.code]));
    return { code, language, files };
  });
  const found = await hoverTypes.typesOf(samples);
  for (const [index, { reads, problems }] of found.entries()) {
    const { sourceLines } = asked[index]!;
    for (const read of reads) noteRead(factsOf(file).reads, read);
    for (const { line, ...problem } of problems)
      reportAt(file, sourceLines[line] ?? sourceLines[0] ?? 1, { rule: 'sample-type', ...problem });
  }
  return new Map(asked.map((fence, index) => [fence, found[index]!]));
}

/** Whether samples of the language of a fence have types. One without is reported. */
function hasTypes({ language, node }: Fence, file: VFile): boolean {
  if (typedLanguages.includes(language)) return true;
  report(file, node, {
    rule: 'twoslash',
    target: language,
    message: `Unexpected twoslash on a sample in ${language || 'no language'}, expected one of ${typedLanguages.slice(0, 4).join(', ')}`,
    hint: 'Take out twoslash, or name the language',
  });
  return false;
}

async function renderFence(
  fence: Fence,
  addition: FenceAddition,
  live: FenceParts['live'],
  highlighter: Highlighter,
  file: VFile,
): Promise<CodeBlock> {
  const language = knownLanguage(fence, highlighter, file);
  const shown = addition.code ?? { text: fence.code, lines: undefined };
  const { code, lines: marks, words, origin, unknown } = readNotations(shown.text);
  for (const { name, line } of unknown) {
    const guess = nearest(name, notationNames);
    const written = shown.lines ? (shown.lines[line] ?? 0) : line;
    reportAt(file, fence.sourceLines[written] ?? 1, {
      rule: 'unknown-notation',
      target: name,
      message: `Unexpected notation [!code ${name}], expected one of ${notationNames.join(', ')}`,
      hint: guess ? `Did you mean [!code ${guess}]?` : 'Write [\\!code …] for the text itself',
    });
  }
  for (const line of fence.highlighted)
    marks.set(line - 1, (marks.get(line - 1) ?? new Set()).add('highlighted'));
  const title = fence.title ?? fence.filename;
  const labels = labelsOf(file);
  const name = title ?? (language ? fillLabel(labels.codeIn, { language }) : labels.code);
  const notes = (addition.notes ?? []).flatMap((note) => movedTo(note, origin));
  const parts = {
    title,
    name: addition.name === undefined ? name : fillLabel(addition.name, { name }),
    lines: await highlighter.lines(code, language),
    marks,
    words,
    firstLine: fence.firstLine,
    spans: (addition.marks ?? []).flatMap((mark) => movedTo(mark, origin)),
    notes,
    below: addition.below,
    live,
  };
  const html = fenceHtml(parts, labels);
  const texts = notes.map(({ text }) => text);
  const remarks = [
    ...notes.map(({ text, shown = text }) => shown),
    ...(addition.remarks ?? []),
    ...(live && 'reason' in live ? [fillLabel(labels.notRun, live)] : []),
  ];
  return { html, ...plainCode(code, marks, fence.language), title, notes: texts, remarks };
}

/** The code without marks; a diff if lines are added or removed. */
function plainCode(code: string, marks: NotatedCode['lines'], language: string) {
  const signs = code.split('\n').map((_, line) => {
    const names = marks.get(line);
    return names?.has('added') ? '+ ' : names?.has('removed') ? '- ' : '  ';
  });
  if (signs.every((sign) => sign === '  ')) return { language, code };
  const lines = code.split('\n').map((line, index) => signs[index]! + line);
  return { language: 'diff', code: lines.join('\n') };
}
