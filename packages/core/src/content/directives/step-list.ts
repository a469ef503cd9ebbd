import type { BlockContent, ListItem, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { invalidStepLevel, isStepLevel } from '../../shared/page/steps.ts';
import { report } from '../source/page-file.ts';
import { type DirectiveNode, partsOf } from './directive.ts';

/**
 * `:::steps` becomes a numbered list with an item for each heading of the first heading's depth.
 * Content before that heading precedes the list; deeper headings belong to their step.
 *
 *     <ol class="Steps"><li class="Step"><h3>…</h3>…</li></ol>
 */
export function toSteps(node: DirectiveNode, file: VFile): RootContent[] {
  const { label, content } = partsOf(node);
  const start = content.findIndex(({ type }) => type === 'heading');
  const first = content[start];
  if (first?.type !== 'heading') {
    report(file, node, {
      rule: 'steps-without-heading',
      message: '":::steps" has no heading: each heading begins a step',
      hint: 'Begin each step with a heading such as "### Install"',
    });
    return [...(label ? [label] : []), ...content];
  }
  if (!isStepLevel(first.depth)) {
    report(file, first, { rule: 'step-title-level', ...invalidStepLevel(first.depth) });
  }
  const steps: ListItem[] = [];
  for (const child of content.slice(start)) {
    if (child.type === 'heading' && child.depth === first.depth) {
      steps.push({
        type: 'listItem',
        // A spread list, so that the paragraphs of a step have tags.
        spread: true,
        data: { hName: 'li', hProperties: { className: ['Step'] } },
        children: [],
        ...(child.position && { position: child.position }),
      });
    }
    steps.at(-1)!.children.push(child as BlockContent);
  }
  return [
    ...(label ? [label] : []),
    ...content.slice(0, start),
    {
      type: 'list',
      ordered: true,
      spread: true,
      children: steps,
      data: { hName: 'ol', hProperties: { className: ['Steps'] } },
      ...(node.position && { position: node.position }),
    },
  ];
}
