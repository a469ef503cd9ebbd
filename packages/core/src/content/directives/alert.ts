import type { Blockquote, PhrasingContent, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { callouts } from '../../shared/page/callouts.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { report } from '../source/page-file.ts';
import { toCallout } from './callout.ts';
import type { DirectiveNode } from './directive.ts';

/**
 * The syntax of callouts in GitHub, and in Obsidian with a title:
 *
 *     > [!NOTE] Title
 *     > Text
 *
 * `> \[!NOTE]` is text.
 */
export function fromAlert(quote: Blockquote, file: VFile): RootContent | undefined {
  const [first, ...rest] = quote.children;
  const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark, written = ''] = /^\[!([\w-]+)\][-+]?[ \t]*/.exec(text.value) ?? [];
  const at = text.position?.start.offset;
  if (mark === undefined || (at !== undefined && String(file)[at] === '\\')) return undefined;
  const name = written.toLowerCase();
  if (!Object.hasOwn(callouts, name)) {
    const guess = nearest(name, Object.keys(callouts));
    report(file, quote, {
      rule: 'unknown-directive',
      target: written,
      message: `Unexpected callout "[!${written}]", expected a known name`,
      hint: guess && `Did you mean "[!${guess.toUpperCase()}]"?`,
    });
    return undefined;
  }
  const [title, content] = firstLine([
    { ...text, value: text.value.slice(mark.length) },
    ...others,
  ]);
  const callout: DirectiveNode = {
    type: 'containerDirective',
    name,
    children: [
      { type: 'paragraph', data: { directiveLabel: true }, children: title },
      ...(content.length > 0 ? [{ ...first, children: content }] : []),
      ...rest,
    ],
    ...(quote.position && { position: quote.position }),
  };
  toCallout(callout, file);
  return callout;
}

/** Splits inline content at the end of its first line. */
function firstLine(children: PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  for (const [index, child] of children.entries()) {
    const before = children.slice(0, index);
    const behind = children.slice(index + 1);
    if (child.type === 'break') return [before, behind];
    const at = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (child.type !== 'text' || at === -1) continue;
    const [line, rest] = [child.value.slice(0, at), child.value.slice(at + 1)];
    return [
      [...before, { ...child, value: line }],
      [{ ...child, value: rest }, ...behind],
    ];
  }
  return [children, []];
}
