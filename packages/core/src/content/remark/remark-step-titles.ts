import type { Heading, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { defaultStepLevel, invalidStepLevel, isStepLevel } from '../../shared/page/steps.ts';
import { literalOf } from '../base/element.ts';
import { report } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

/**
 * Turns the title of `<Step title="…" titleLevel={3}>` into a heading, which has an id and is in
 * the outline. The component renders titles and levels that are expressions.
 */
export function remarkStepTitles() {
  return (tree: Root, file: VFile): undefined => {
    walk(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') setTitle(node, file);
    });
  };
}

function setTitle(step: MdxJsxFlowElement, file: VFile): void {
  const find = (name: string) =>
    step.attributes.find(
      (it): it is MdxJsxAttribute => it.type === 'mdxJsxAttribute' && it.name === name,
    );
  const [titled, leveled] = [find('title'), find('titleLevel')];
  const written = leveled && literalOf(leveled.value);
  // An expression: the component checks its value.
  if (leveled && written === undefined) return;
  const depth = leveled ? Number(written) : defaultStepLevel;
  if (!isStepLevel(depth)) {
    report(file, step, { rule: 'step-title-level', ...invalidStepLevel(written) });
    return;
  }
  const title = titled && literalOf(titled.value);
  if (title === undefined || title.trim() === '') return;
  const heading: Heading = {
    type: 'heading',
    depth,
    children: [{ type: 'text', value: title }],
    ...(step.position && { position: step.position }),
  };
  step.attributes = step.attributes.filter((it) => it !== titled && it !== leveled);
  step.children.unshift(heading);
}
