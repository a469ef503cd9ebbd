import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { type DirectiveNode, withLists } from './directive.ts';

/**
 * `:::file-tree` shows its list as files and folders. An item with a list, or that ends with a slash, is a
 * folder; what follows its name is a comment; a bold name is marked; `...` stands for other files:
 *
 *     <ul class="FileTree"><li data-kind="folder"><span class="FileTree-name">src/</span><ul>…</ul></li></ul>
 */
export function toFileTree(node: DirectiveNode, file: VFile): RootContent[] {
  const problem = {
    message: '":::file-tree" has no list of files and folders',
    hint: 'Write - src/ and below it, indented, - index.ts',
  };
  return withLists(node, file, problem, (list) => {
    drawList(list);
    list.data = { ...list.data, hProperties: { className: ['FileTree'] } };
  });
}

function drawList(list: List): void {
  list.ordered = false;
  list.spread = false;
  for (const item of list.children) drawItem(item);
}

function drawItem(item: ListItem): void {
  const [first] = item.children;
  if (first?.type !== 'paragraph') return;
  const [name, comment] = splitName(first.children);
  const [before] = comment;
  if (before?.type === 'text') before.value = before.value.trimStart();
  const text = toString(name).trim();
  const below = item.children.filter((child) => child.type === 'list');
  const kind = /^(?:\.{3}|…)$/.test(text)
    ? 'more'
    : below.length > 0 || text.endsWith('/')
      ? 'folder'
      : 'file';
  first.children = [
    span('FileTree-name', name),
    ...(toString(comment).trim() === ''
      ? []
      : [{ type: 'text' as const, value: ' ' }, span('FileTree-comment', comment)]),
  ];
  item.spread = false;
  item.data = { ...item.data, hProperties: { dataKind: kind } };
  below.forEach(drawList);
}

/** The name of a file, up to the first blank of plain text, and what follows. */
function splitName(children: PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return [first ? [first] : [], rest];
  const [, name = '', after = ''] = /^\s*(\S+)\s*([\s\S]*)$/.exec(first.value) ?? [];
  // A name in parts, such as `*.test.ts` with a marked part, has no blank.
  const isWhole = after !== '' || rest.length === 0;
  if (!isWhole && !/\s$/.test(first.value)) return [[first, rest[0]!], rest.slice(1)];
  return [[{ ...first, value: name }], [{ type: 'text', value: after }, ...rest]];
}

function span(className: string, children: PhrasingContent[]): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: [className] } },
    children,
  };
}
