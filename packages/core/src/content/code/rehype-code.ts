import { dirname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { noteRead } from '../source/file-version.ts';
import { drawingPackages, type Features } from '../source/features.ts';
import { failure } from '../source/failure.ts';
import { add, factsOf, labelsOf, placeOf, report } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';
import { type CodeBlock, codePlaceholder } from '../source/code-block.ts';
import { fenceMeta } from './fence-meta.ts';
import { fenceHtml, type FenceParts } from './fence-html.ts';
import { liveSample } from './fence-live.ts';
import { type Fence, knownLanguage, readFence, reportAt } from './fence.ts';
import type { Highlighter } from '../source/highlighter.ts';
import { highlightInline } from './inline-code.ts';
import { type NotatedCode, notationNames, readNotations } from './notations.ts';
import { ruled } from '../../shared/diagnostics/own-rules.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import type { FenceAddition } from '../../shared/extension/fence-word.ts';
import type { FeaturePage } from '../../shared/extension/page-feature.ts';
import { movedTo, wordAdditions, wordPatterns } from './word-additions.ts';

/** The options for code blocks. */
export interface CodeOptions {
  /** The site's root, absolute. */
  root: string;
  base: string;
  pagesDir?: string | undefined;
  /** The names of the hosts of samples that run. */
  liveHosts?: string[] | undefined;
  /** What extensions draw. */
  features: Features;
}

/**
 * Highlights every code block, and all inline code with a language. The tree contains a figure with
 * a placeholder for each block; see `codePlaceholder`.
 */
export function rehypeCode({ root, base, pagesDir, liveHosts, features }: CodeOptions) {
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
    const additions = await wordAdditions(fences, file, { root, base, features });
    for (const fence of fences) {
      if (await isDrawn(fence, blocks, { root, features }, file)) continue;
      // Nobody can highlight a language that is drawn, and this is no mistake.
      if (features.drawings.has(fence.language) && !highlighter.knows(fence.language))
        fence.language = '';
      const addition = additions.get(fence) ?? {};
      fence.node.tagName = 'figure';
      fence.node.properties = { className: ['Code'], ...dataProperties(addition.data) };
      fence.node.children = [codePlaceholder(blocks.length)];
      const live = await liveSample(fence, fences, file, { root, base, folder, liveHosts });
      blocks.push(await renderFence(fence, addition, live, highlighter, file));
    }
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

/** Draws a fence in place of its code, if an extension draws its language. */
async function isDrawn(
  fence: Fence,
  blocks: CodeBlock[],
  { root, features }: Pick<CodeOptions, 'root' | 'features'>,
  file: VFile,
): Promise<boolean> {
  const { language, title, code, sourceLines, node } = fence;
  const drawing = features.drawings.get(language);
  if (!drawing) {
    reportMissing(fence, file);
    return false;
  }
  const facts = factsOf(file);
  const { line } = placeOf(node);
  const page: FeaturePage = {
    path: facts.path,
    file: facts.file,
    root,
    labels: labelsOf(file),
    id: `d${blocks.length}`,
    report: ({ line: at, ...problem }) =>
      add(file, { position: { start: { line: at, column: 1 } } }, ruled(problem, features.rules)),
    reads: (read) => noteRead(facts.reads, read),
    ask: drawing.ask(facts.reads),
  };
  const draw = async () => drawing.draw({ language, title, code, sourceLines, line }, page);
  const drawn = await draw().catch((error: unknown) => {
    const what = `a fence in "${language}"`;
    for (const problem of failure(error, drawing.extension, facts.file, what))
      facts.diagnostics.push({ line, ...problem });
  });
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
