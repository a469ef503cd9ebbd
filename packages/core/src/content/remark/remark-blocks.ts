import type { Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { fromAlert } from '../directives/alert.ts';
import { type Directive, type DirectiveNode, opening } from '../directives/directive.ts';
import { toCards } from '../directives/cards.ts';
import { toFileTree } from '../directives/file-tree.ts';
import { directives } from '../directives/index.ts';
import { isPackageFence, toPackageTabs } from '../directives/package-tabs.ts';
import { isContents, toContents } from '../directives/contents.ts';
import { reportAt } from '../code/fence.ts';
import { placeOf, report } from '../source/page-file.ts';

/**
 * Transforms every directive by its row of the table, inner ones first. An unknown directive is
 * reported and becomes text.
 */
export function remarkBlocks() {
  return (tree: Root, file: VFile): undefined => replaceBelow(tree, file);
}

function replaceBelow(parent: Parents, file: VFile): undefined {
  for (const child of parent.children) {
    if (isDirective(child)) checkEnd(child, parent, file);
    if ('children' in child) replaceBelow(child, file);
    if (child.type === 'paragraph') checkText(child, file);
  }
  const children: RootContent[] = parent.children;
  let index = 0;
  while (index < children.length) {
    const child = children[index]!;
    const replacement = isDirective(child)
      ? transform(child, file)
      : replacementOf(child, parent, file);
    if (replacement) children.splice(index, 1, ...replacement);
    index += replacement?.length ?? 1;
  }
}

/**
 * The replacement of a block in a syntax of its own: a callout of GitHub, a component, a fence of npm
 * commands, or a table of contents. Undefined for any other block.
 */
function replacementOf(
  child: RootContent,
  parent: Parents,
  file: VFile,
): RootContent[] | undefined {
  if (child.type === 'blockquote') {
    const alert = fromAlert(child, file);
    return alert && [alert];
  }
  if (child.type === 'mdxJsxFlowElement') return fromComponent(child, file);
  const isTab = parent.type === 'containerDirective' && parent.name === 'code-group';
  if (child.type === 'code' && isPackageFence(child) && !isTab) return [toPackageTabs(child, file)];
  return isContents(child) ? [toContents()] : undefined;
}

/** Components that are directives: `<FileTree>` is `:::file-tree`, unless the page has its own. */
const components: Record<string, (node: DirectiveNode, file: VFile) => RootContent[]> = {
  FileTree: toFileTree,
  Cards: toCards,
};

function fromComponent(
  { name, children, position }: MdxJsxFlowElement,
  file: VFile,
): RootContent[] | undefined {
  if (name === null || !Object.hasOwn(components, name)) return undefined;
  // The component of the engine has cards that are elements.
  if (children.some((child) => 'name' in child && child.name === 'Card')) return undefined;
  if (new RegExp(`^(?:import|export)\\b.*\\b${name}\\b`, 'm').test(String(file))) return undefined;
  return components[name]!(
    { type: 'containerDirective', name, children, ...(position && { position }) },
    file,
  );
}

function isDirective(node: RootContent): node is DirectiveNode {
  return node.type === 'containerDirective' || node.type === 'leafDirective';
}

function kindOf(node: DirectiveNode): 'container' | 'leaf' {
  return node.type === 'containerDirective' ? 'container' : 'leaf';
}

function transform(node: DirectiveNode, file: VFile): RootContent[] | void {
  // A plugin of the site has transformed it.
  if (node.data?.hName !== undefined) return undefined;
  const directive = directives.get(node.name);
  if (directive?.kind === kindOf(node)) {
    checkAttributes(node, directive, file);
    return directive.transform(node, file);
  }
  const guess = directive ? node.name : nearest(node.name, [...directives.keys()]);
  report(file, node, {
    rule: 'unknown-directive',
    target: node.name,
    message: `Unexpected directive "${opening(kindOf(node), node.name)}", expected a known name`,
    hint: guess
      ? `Did you mean "${opening(directives.get(guess)!.kind, guess)}"?`
      : `Write \\${opening(kindOf(node), node.name)} for text`,
  });
  node.data = { hName: 'div' };
}

/**
 * Reports a container without an end: it would extend to the end of its parent. A parent with as many
 * colons has taken the end.
 */
function checkEnd(node: DirectiveNode, parent: Parents, file: VFile): void {
  if (node.type !== 'containerDirective' || !node.position) return;
  const text = sourceOf(node, file);
  const colons = colonsOf(text);
  const last = /\n[\s>]*(:+)[ \t]*$/.exec(text)?.[1]?.length ?? 0;
  if (last >= colons) return;
  const begin = ':'.repeat(colons);
  const isInside =
    parent.type === 'containerDirective' && colonsOf(sourceOf(parent, file)) <= colons;
  const hint = isInside
    ? `Close it, or give the directive around it more colons: "${begin}:${parent.name}" and "${begin}:"`
    : `Close it; a directive around others needs more colons than they have, as in "${begin}:${node.name}"`;
  report(file, node, {
    rule: 'unclosed-directive',
    message: `"${begin}${node.name}" is not closed by a line "${begin}"`,
    hint,
  });
}

function sourceOf({ position }: Parents, file: VFile): string {
  return String(file.value).slice(position?.start.offset, position?.end.offset);
}

function colonsOf(source: string): number {
  return /^:+/.exec(source)?.[0].length ?? 3;
}

/** Reports attributes that a directive does not support: they would be lost. */
function checkAttributes(node: DirectiveNode, { attributes = [] }: Directive, file: VFile): void {
  for (const name of Object.keys(node.attributes ?? {})) {
    if (attributes.includes(name)) continue;
    report(file, node, {
      rule: 'directive-syntax',
      target: name,
      message: `Unexpected attribute "${name}" of "${opening(kindOf(node), node.name)}", expected ${attributes.join(' or ') || 'none'}`,
      hint: 'Take it out',
    });
  }
}

/**
 * Reports colons at the start of a line that are text: an unknown directive, or a surplus end. A backslash
 * before them, as in `\\::name`, says that they are meant as text.
 */
function checkText(paragraph: RootContent, file: VFile): void {
  const [first] = 'children' in paragraph ? paragraph.children : [];
  if (first?.type !== 'text' || !first.value.includes('::')) return;
  const { start, end } = paragraph.position ?? {};
  const source = String(file.value).slice(start?.offset, end?.offset).split('\n');
  for (const [index, line] of first.value.split('\n').entries()) {
    const [written, colons = '', name = ''] = /^(:{2,})[ \t]*([a-z][\w-]*|$)/i.exec(line) ?? [];
    if (written === undefined || (colons.length < 3 && !directives.has(name))) continue;
    const at = source[index]?.indexOf(written) ?? -1;
    if (at === -1 || source[index]![at - 1] === '\\') continue;
    const guess = name && nearest(name, [...directives.keys()]);
    const meant = guess && opening(directives.get(guess)!.kind, guess);
    reportAt(file, placeOf(paragraph).line + index, {
      rule: 'directive-syntax',
      message: name
        ? `Unexpected "${colons}${name}" as text, expected a directive of a known name, with its label in brackets`
        : `Unexpected "${colons}", expected an open directive that it closes`,
      hint: name
        ? `Write ${meant ? `${meant}, and a label as in ${meant}[Label], or ` : ''}\\${colons}${name} for text`
        : 'Take it out, or give the directive around others more colons than they have',
    });
    return;
  }
}
