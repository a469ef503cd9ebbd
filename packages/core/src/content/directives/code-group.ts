import type { Blockquote, Code, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { labelsOf, report } from '../source/page-file.ts';
import { type DirectiveNode, partsOf } from './directive.ts';

/** A tab with its label. */
export interface Panel {
  label: string;
  content: Blockquote['children'];
}

/**
 * `:::code-group` becomes tabs, one for each code block, with its `[label]` or `title="…"` as
 * title. Content after a block belongs to its tab; content before the first block precedes the
 * tabs.
 *
 *     <docs-tabs><docs-tab title="npm">…</docs-tab></docs-tabs>
 */
export function toCodeGroup(node: DirectiveNode, file: VFile): RootContent[] {
  const { label, content } = partsOf(node);
  const start = content.findIndex(({ type }) => type === 'code');
  if (start === -1) {
    report(file, node, {
      rule: 'empty-code-group',
      message: '":::code-group" has no code: each code block is a tab',
      hint: 'Write code blocks labelled as in ```sh [npm]',
    });
    return [...(label ? [label] : []), ...content];
  }
  const blocks = content.filter((child) => child.type === 'code');
  const written = blocks.map(takeLabel);
  const panels: Panel[] = [];
  for (const child of content.slice(start)) {
    if (child.type === 'code') {
      const name = uniqueLabel(written, panels, child, file);
      panels.push({ label: name, content: [child] });
    } else panels.at(-1)!.content.push(child);
  }
  return [...content.slice(0, start), tabsOf(panels, label && textOf(label))];
}

/** The element of tabs, with the name of the group for a screen reader. */
export function tabsOf(panels: Panel[], label?: string): Blockquote {
  return element('docs-tabs', label === undefined ? {} : { label }, panels.map(toTab));
}

function toTab({ label, content }: Panel): Blockquote {
  return element('docs-tab', { title: label }, content);
}

/** An element that a content component renders. */
function element(
  hName: string,
  hProperties: Record<string, string>,
  children: Blockquote['children'],
): Blockquote {
  return { type: 'blockquote', data: { hName, hProperties }, children };
}

function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/**
 * Removes the label from the info string of a block: `[label]`, or `title="…"`. The label of a file is
 * its name.
 */
function takeLabel(code: Code): string | undefined {
  // Without a language the label is in its place.
  if (code.lang?.startsWith('[')) {
    code.meta = [code.lang, code.meta].filter(Boolean).join(' ');
    code.lang = null;
  }
  const meta = code.meta ?? '';
  // A bracket within a quoted attribute is not a label.
  const bracket = /(?:^|\s)\[([^\]]+)\]/.exec(
    meta.replace(/=(?:"[^"]*"|'[^']*')/g, (quoted) => '='.repeat(quoted.length)),
  );
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const found = bracket ?? title;
  if (!found) return code.data?.fileName;
  code.meta = (meta.slice(0, found.index) + meta.slice(found.index + found[0].length)).trim();
  return (found[1] ?? found[2] ?? found[3] ?? '').trim() || undefined;
}

/** A block's label. A missing or duplicate label is replaced by a number and reported. */
function uniqueLabel(
  written: (string | undefined)[],
  before: Panel[],
  code: Code,
  file: VFile,
): string {
  const label = written[before.length];
  const isTaken = (name: string) => before.some((panel) => panel.label === name);
  if (label !== undefined && !isTaken(label)) return label;
  let number = before.length + 1;
  const numbered = () => `${label ?? labelsOf(file).code} ${number}`;
  while (isTaken(numbered()) || written.includes(numbered())) number++;
  report(file, code, {
    rule: 'code-group-label',
    message: label
      ? `A second code block has the label "${label}"; it is shown as "${numbered()}"`
      : `A code block has no label for its tab; it is shown as "${numbered()}"`,
    hint: 'Label the block after its language, as in ```sh [npm]',
  });
  return numbered();
}
