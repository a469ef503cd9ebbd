import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { toString } from 'mdast-util-to-string';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { factsOf, report } from '../source/page-file.ts';
import { isAsRendered } from '../twin/remark-twin.ts';
import { walk } from '../walk.ts';
import { type DirectiveNode, opening, partsOf } from './directive.ts';

/** The forms of a page that a block may be kept for or from: the page itself, its Markdown twin. */
const audiences = ['html', 'md'];

/**
 * `:::show[html]` and `:::hide[md]` keep their content for the page, `:::show[md]` and `:::hide[html]`
 * for its Markdown twin, whose edits are noted here.
 */
export function forAudience(node: DirectiveNode, file: VFile): RootContent[] {
  const { label, content } = partsOf(node);
  const named = label
    ? toString(label)
        .split(/[\s,]+/)
        .filter(Boolean)
    : [];
  const unknown = named.find((name) => !audiences.includes(name));
  if (named.length === 0 || unknown !== undefined) {
    const start = opening('container', node.name);
    const guess = unknown !== undefined && nearest(unknown, audiences);
    report(file, node, {
      rule: 'unknown-audience',
      message: `Unexpected ${unknown === undefined ? 'lack of an audience' : `audience "${unknown}"`} after ${start}, expected ${audiences.map((name) => `[${name}]`).join(' or ')}`,
      hint: guess ? `Did you mean "${start}[${guess}]"?` : `Write ${start}[md]`,
    });
    return content;
  }
  const isFor = (audience: string) => named.includes(audience) === (node.name === 'show');
  if (node.position) {
    const { start, end } = node.position;
    const edits = (factsOf(file).markdownEdits ??= []);
    const cut = (first: number, last: number) =>
      edits.push({
        from: { line: first, column: 1 },
        to: { line: last + 1, column: 1 },
        text: '',
      });
    if (isFor('md')) {
      cut(start.line, start.line);
      cut(end.line, end.line);
    } else cut(start.line, end.line);
  }
  return isFor('html') ? content : forTwin(content);
}

/**
 * What has to be rendered for the twin to be known, in an element that shows nothing: expressions,
 * components, and code with its includes.
 */
function forTwin(content: RootContent[]): RootContent[] {
  const found: RootContent[] = [];
  walk({ type: 'root', children: content } as Root, (node) => {
    const isFound =
      node.type === 'code' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression' ||
      ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
        isAsRendered(node));
    if (isFound) found.push(node);
    return !isFound;
  });
  if (found.length === 0) return [];
  const children = found as PhrasingContent[];
  return [{ type: 'paragraph', data: { hName: 'docs-unshown' }, children }];
}
