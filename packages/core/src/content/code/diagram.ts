import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { parseHtml } from '../base/parse-html.ts';
import { noteRead } from '../source/file-version.ts';
import { factsOf, labelsOf, placeOf } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';
import type { CodeBlock } from '../source/code-block.ts';
import { cleanSvg } from './diagram-svg.ts';
import { readDiagram } from './diagram-source.ts';
import { kindNames, readStatements } from './diagram-statements.ts';
import { type Fence, reportAt } from './fence.ts';
import { escapeHtml } from './line-html.ts';

/** The package that draws, which a site with diagrams installs; see decisions/0020. */
const packageName = 'beautiful-mermaid';
type Drawer = Pick<typeof import('beautiful-mermaid'), 'renderMermaidSVG'>;

/** The maximum number of statements: nobody reads a larger diagram. */
const maxStatements = 400;

/** Reports why a diagram cannot be drawn. Default line: the line of the fence. */
type Report = (message: string, hint: string, line?: number) => void;

/** The maximum length of a description that is generated from the labels of a diagram. */
const maxDescription = 800;

/**
 * Draws a fence `mermaid` as SVG for both themes:
 *
 *     <svg class="Diagram-svg" role="img" aria-label="Title" aria-describedby="…"><desc>…</desc>…</svg>
 *
 * @param id Distinguishes the ids of the page's drawings.
 * @returns Undefined, and a report, if it cannot be drawn: the fence is then shown as code.
 */
export async function drawDiagram(
  fence: Fence,
  id: string,
  root: string,
  file: VFile,
): Promise<CodeBlock | undefined> {
  const line = fence.sourceLines[0] ?? placeOf(fence.node).line;
  const report: Report = (message, hint, at = line) =>
    reportAt(file, at, { rule: 'diagram', message, hint });
  const source = readDiagram(fence.code);
  const svg = await draw(source.code, fence, root, file, report);
  if (svg === undefined) return undefined;
  const name = source.title ?? fence.title ?? labelsOf(file).diagram;
  const words = textsOf(parseHtml(svg));
  const description = source.description ?? described(words);
  const drawing = cleanSvg(svg, { id, name, description });
  // A wide drawing scrolls on a phone. It is focusable, so that the arrow keys scroll it.
  const scrolls = drawing.isWide
    ? ` tabindex="0" role="group" aria-label="${escapeHtml(name)}"`
    : '';
  return {
    html: `${captionOf(fence.title)}<div class="Diagram-frame"${scrolls}>${drawing.html}</div>`,
    language: 'mermaid',
    title: fence.title,
    code: fence.code,
    notes: [],
    text: [...new Set([source.title ?? '', source.description ?? '', ...words])].join('\n').trim(),
  };
}

/** Draws the code of a diagram with the package; undefined, and a report, if it cannot be drawn. */
async function draw(
  code: string,
  fence: Fence,
  root: string,
  file: VFile,
  report: Report,
): Promise<string | undefined> {
  const statements = readStatements(code);
  if (!statements) {
    const kind = /^\S+/.exec(code.trim())?.[0] ?? 'without content';
    report(
      `Unexpected Mermaid diagram ${kind}, expected ${kindNames}; it is shown as its source`,
      'Draw it as an SVG or an image; to show the source without this message, write ```text',
    );
    return undefined;
  }
  if (statements.size > maxStatements) {
    report(
      `A diagram has more than ${maxStatements} statements; it is shown as its source`,
      'Divide it: the time of its layout grows faster than it does',
    );
    return undefined;
  }
  const manifest = manifestOf(root);
  // The page changes when the package is installed.
  noteRead(factsOf(file).reads, manifest);
  const drawer = await loadDrawer(manifest);
  if (!drawer) {
    report(
      `The package ${packageName}, which draws fences "mermaid", is not installed; the fence is shown as its source`,
      `Run npm install -D ${packageName}`,
    );
    return undefined;
  }
  const lines = fence.code.split('\n');
  const reportLine = (index: number, expected: string) =>
    report(
      `Unexpected line "${lines[index]!.trim()}" of a diagram, expected ${expected}`,
      'Write it otherwise, or take it out',
      fence.sourceLines[index],
    );
  for (const index of statements.dropped) reportLine(index, 'no action: a drawing has no scripts');
  for (const index of statements.unread)
    reportLine(index, 'a statement that can be drawn; the diagram is shown as its source');
  if (statements.unread.length > 0) return undefined;
  try {
    return withoutFillers(drawer.renderMermaidSVG(statements.code, { transparent: true }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(
      `A Mermaid diagram cannot be drawn: ${message}; it is shown as its source`,
      'Correct it; the documentation of Mermaid has the syntax',
    );
    return undefined;
  }
}

/** Removes the English text of an entity without attributes, which nobody wrote. */
function withoutFillers(svg: string): string {
  return svg.replace(/<text[^>]* font-style="italic">\(no attributes\)<\/text>/g, '');
}

function captionOf(title: string | undefined): string {
  return title ? `<figcaption class="Diagram-title">${escapeHtml(title)}</figcaption>` : '';
}

/** The labels of a diagram, for readers who do not see it; undefined if there are too many. */
function described(words: string[]): string | undefined {
  const text = words.join(', ');
  return text === '' || text.length > maxDescription ? undefined : text;
}

function textsOf(tree: Root): string[] {
  const texts: string[] = [];
  walk(tree, (node) => {
    if (node.type !== 'element' || node.tagName !== 'text') return true;
    const lines = node.children.map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? toString(child) : '',
    );
    const isLines = node.children.length > 1 && node.children.every((it) => it.type === 'element');
    const text = lines.join(isLines ? ' ' : '').trim();
    if (text !== '') texts.push(text);
    return false;
  });
  return texts;
}

/** The manifest of the installed package; else the folder that its installation creates. */
function manifestOf(root: string): string {
  const folders = createRequire(join(root, 'docs.config.ts')).resolve.paths(packageName) ?? [];
  const files = folders.map((folder) => join(folder, packageName, 'package.json'));
  return files.find((file) => existsSync(file)) ?? join(root, 'node_modules', packageName);
}

const drawers = new Map<string, Promise<Drawer>>();

/** Loads the package, at the first diagram; undefined if it is not installed. */
async function loadDrawer(manifest: string): Promise<Drawer | undefined> {
  if (!existsSync(manifest)) return undefined;
  const drawer = drawers.get(manifest) ?? importDrawer(manifest);
  drawers.set(manifest, drawer);
  return drawer;
}

async function importDrawer(manifest: string): Promise<Drawer> {
  // The package exports only an ES module, which `require.resolve` does not find.
  const { main } = JSON.parse(readFileSync(manifest, 'utf8')) as { main: string };
  return (await import(pathToFileURL(join(dirname(manifest), main)).href)) as Drawer;
}
