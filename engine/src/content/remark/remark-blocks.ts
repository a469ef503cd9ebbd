import type { Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { type DirectiveNode, opening } from '../directives/directive.ts';
import { directives } from '../directives/index.ts';
import { report } from '../source/page-file.ts';

/**
 * Turns every directive into what its row of the table says, inner ones first. One that is not in the
 * table is named in a warning, and its text kept.
 */
export function remarkBlocks() {
  return (tree: Root, file: VFile): undefined => replaceBelow(tree, file);
}

function replaceBelow(parent: Parents, file: VFile): undefined {
  for (const child of parent.children) {
    if (isDirective(child)) checkEnd(child, file);
    if ('children' in child) replaceBelow(child, file);
    if (child.type === 'paragraph') checkText(child, file);
  }
  const children: RootContent[] = parent.children;
  let index = 0;
  while (index < children.length) {
    const child = children[index]!;
    const replacement = isDirective(child) ? transform(child, file) : undefined;
    if (replacement) children.splice(index, 1, ...replacement);
    index += replacement?.length ?? 1;
  }
}

function isDirective(node: RootContent): node is DirectiveNode {
  return node.type === 'containerDirective' || node.type === 'leafDirective';
}

function kindOf(node: DirectiveNode): 'container' | 'leaf' {
  return node.type === 'containerDirective' ? 'container' : 'leaf';
}

function transform(node: DirectiveNode, file: VFile): RootContent[] | void {
  const directive = directives.get(node.name);
  if (directive?.kind === kindOf(node)) return directive.transform(node, file);
  const guess = directive ? node.name : nearest(node.name, [...directives.keys()]);
  report(file, node, {
    rule: 'unknown-directive',
    target: node.name,
    message: `Unexpected directive "${opening(kindOf(node), node.name)}", expected a known name`,
    hint: guess && `Did you mean "${opening(directives.get(guess)!.kind, guess)}"?`,
  });
  node.data = { hName: 'div' };
}

/** A container without an end reaches to the end of what it stands in: never what was meant. */
function checkEnd(node: DirectiveNode, file: VFile): void {
  if (node.type !== 'containerDirective' || !node.position) return;
  const { start, end } = node.position;
  const text = String(file.value).slice(start.offset, end.offset);
  const colons = /^:+/.exec(text)?.[0].length ?? 3;
  const last = /\n[\s>]*(:+)[ \t]*$/.exec(text)?.[1]?.length ?? 0;
  if (last >= colons) return;
  const begin = ':'.repeat(colons);
  report(file, node, {
    rule: 'unclosed-directive',
    message: `Unexpected end of "${begin}${node.name}", expected a line "${begin}" that closes it`,
    hint: `Close it; a directive around others needs more colons than they have, as in "${begin}:${node.name}"`,
  });
}

/** Colons that begin a line and yet are text: a directive with a blank in it, or an end too many. */
function checkText(paragraph: RootContent, file: VFile): void {
  const [first] = 'children' in paragraph ? paragraph.children : [];
  if (first?.type !== 'text') return;
  const [, written = '', name = ''] =
    /^(:{2,})(?:[ \t]+([a-z][\w-]*))?[ \t]*(?=\n|$|[[{ ])/.exec(first.value) ?? [];
  if (!written || (name ? !directives.has(name) : written.length < 3)) return;
  report(file, paragraph, {
    rule: 'directive-syntax',
    message: name
      ? `Unexpected blank after "${written}", expected the directive’s name`
      : `Unexpected "${written}", expected an open directive that it closes`,
    hint: name
      ? `Write ${written}${name}, and a label in brackets: ${written}${name}[Label]`
      : 'Take it out, or give the directive around others more colons than they have',
  });
}
