import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Drawing, FeatureFence, FeaturePage, PageFeature } from 'stilldocs';
import { escapeHtml } from 'stilldocs/feature';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { cleanSvg } from './diagram-svg.ts';
import { readDiagram } from './diagram-source.ts';
import { kindNames, readStatements } from './diagram-statements.ts';

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
 * @returns Undefined, and a report, if it cannot be drawn: the fence is then shown as code.
 */
async function drawDiagram(fence: FeatureFence, page: FeaturePage): Promise<Drawing | undefined> {
  const report: Report = (message, hint, line = fence.sourceLines[0] ?? fence.line) =>
    page.report({ line, rule: 'diagram', message, hint });
  const source = readDiagram(fence.code);
  const svg = await draw(source.code, fence, report);
  if (svg === undefined) return undefined;
  const name = source.title ?? fence.title ?? page.labels.diagram;
  const words = textsOf(svg);
  const description = source.description ?? described(words);
  const drawing = cleanSvg(svg, { id: page.id, name, description });
  // A wide drawing scrolls on a phone. It is focusable, so that the arrow keys scroll it.
  const scrolls = drawing.isWide
    ? ` tabindex="0" role="group" aria-label="${escapeHtml(name)}"`
    : '';
  return {
    className: 'Diagram',
    html: `${captionOf(fence.title)}<div class="Diagram-frame"${scrolls}>${drawing.html}</div>`,
    text: [...new Set([source.title ?? '', source.description ?? '', ...words])].join('\n').trim(),
  };
}

/** The feature of the extension `diagrams`: fences `mermaid` become SVG, with a style sheet of their own. */
export default function feature(): PageFeature {
  return { drawings: { mermaid: drawDiagram }, styles: { 'class="Diagram"': './diagram.css' } };
}

/** Draws the code of a diagram; undefined, and a report, if it cannot be drawn. */
async function draw(
  code: string,
  fence: FeatureFence,
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
  // The renderer takes a tenth of a second to load: only pages with diagrams wait for it.
  const { renderMermaidSVG } = await import('beautiful-mermaid');
  try {
    return withoutFillers(renderMermaidSVG(statements.code, { transparent: true }));
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

function textsOf(svg: string): string[] {
  const texts: string[] = [];
  visit(fromHtml(svg, { fragment: true }), 'element', (node) => {
    if (node.tagName !== 'text') return CONTINUE;
    const lines = node.children.map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? toString(child) : '',
    );
    const isLines = node.children.length > 1 && node.children.every((it) => it.type === 'element');
    const text = lines.join(isLines ? ' ' : '').trim();
    if (text !== '') texts.push(text);
    return SKIP;
  });
  return texts;
}
