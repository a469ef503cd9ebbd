import type { BlockContent, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { type DirectiveNode, withLists } from './directive.ts';

/**
 * `:::cards` shows its list as cards. An item begins with its title, a link or bold text; the rest is its
 * text. The link covers the card:
 *
 *     <ul class="Cards"><li class="Card"><p class="Card-title"><a href="…">Title</a></p><p>Text</p></li></ul>
 */
export function toCards(node: DirectiveNode, file: VFile): RootContent[] {
  const problem = {
    message: '":::cards" has no list: each item of a list is a card',
    hint: 'Write - [Title](/path) and the text behind it',
  };
  return withLists(node, file, problem, (list) => {
    list.ordered = false;
    list.spread = true;
    list.data = { ...list.data, hProperties: { className: ['Cards'] } };
    for (const item of list.children) drawCard(item);
  });
}

function drawCard(item: ListItem): void {
  item.spread = true;
  item.data = { ...item.data, hProperties: { className: ['Card'] } };
  const [first, ...rest] = item.children;
  if (first?.type !== 'paragraph') return;
  const at = first.children.findIndex(({ type }) => type === 'link' || type === 'strong');
  // What precedes the title is its icon: an image or an emoji.
  const before = first.children.slice(0, Math.max(at, 0));
  const isIcon = before.every(({ type, ...it }) => type === 'image' || shortText(it));
  if (at === -1 || !isIcon) return;
  const icon = trimmed(before);
  const text = trimmed(first.children.slice(at + 1));
  const found = first.children[at]!;
  const children: BlockContent[] = [
    ...(icon.length > 0 ? [paragraph('Card-icon', icon)] : []),
    paragraph('Card-title', found.type === 'strong' ? found.children : [found]),
    ...(text.length > 0 ? [{ type: 'paragraph' as const, children: text }] : []),
  ];
  item.children = [...children, ...rest];
}

function shortText(node: object): boolean {
  return 'value' in node && String(node.value).trim().length <= 4;
}

/** Inline content without blanks, dashes and colons at its ends. */
function trimmed(children: PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((child, index): PhrasingContent[] => {
    if (child.type !== 'text') return child.type === 'break' && index === 0 ? [] : [child];
    let { value } = child;
    if (index === 0) value = value.replace(/^[\s:–—-]+/, '');
    if (index === children.length - 1) value = value.trimEnd();
    return value === '' ? [] : [{ ...child, value }];
  });
}

function paragraph(className: string, children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hProperties: { className: [className] } }, children };
}
