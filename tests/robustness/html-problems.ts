import { type DefaultTreeAdapterMap, parse, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

const interactive = new Set(['a', 'button', 'input', 'select', 'textarea']);

/** The parse errors of a text, duplicates of unique elements, and elements nested in themselves. */
export function htmlProblems(html: string): string[] {
  const problems: string[] = [];
  const isDocument = /^<!doctype/i.test(html);
  const options = {
    sourceCodeLocationInfo: false,
    onParseError: ({ code, startOffset }: { code: string; startOffset: number }) =>
      problems.push(`${code} at ${JSON.stringify(html.slice(startOffset - 30, startOffset + 30))}`),
  };
  const tree = isDocument ? parse(html, options) : parseFragment(html, options);
  const [written, parsed] = [tagsOf(html), tagsOf(serialize(tree))];
  const moved = written.findIndex((tag, index) => tag !== parsed[index]);
  if (moved !== -1 || written.length !== parsed.length)
    problems.push(`moved: ${written.slice(Math.max(0, moved - 3), moved + 3).join(' ')}`);
  const ids = new Set<string>();
  visit(tree, [], (node, around) => {
    if (!('tagName' in node)) return;
    const id = node.attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined && ids.has(id)) problems.push(`id "${id}" twice`);
    if (id !== undefined) ids.add(id);
    const outer = around.find((name) => name === 'a' || name === 'button');
    if (outer && interactive.has(node.tagName)) problems.push(`${node.tagName} in ${outer}`);
  });
  return problems;
}

/** The start and end tags of a text in order, without the optional ones. */
function tagsOf(html: string): string[] {
  const text = withEndTags(html).replace(
    /(<(script|style|textarea|title)\b[^>]*>)[^]*?(?=<\/\2)/gi,
    '$1',
  );
  return [...text.matchAll(/<(\/?[a-z][^\s/>]*)/gi)]
    .map(([, name]) => name!.toLowerCase())
    .filter((name) => !/^\/?(html|head|body)$/.test(name));
}

/** Elements of SVG may close themselves (HTML Standard, "Elements"); the serializer writes their end tags. */
function withEndTags(html: string): string {
  return html.replace(/<svg\b[^]*?<\/svg>/g, (svg) =>
    svg.replace(/<([a-z]\w*)((?:"[^"]*"|[^">])*)\/>/gi, '<$1$2></$1>'),
  );
}

function visit(
  parent: ParentNode,
  around: string[],
  visitor: (node: Node, around: string[]) => void,
): void {
  for (const node of parent.childNodes) {
    visitor(node, around);
    if ('childNodes' in node) visit(node, [...around, node.nodeName], visitor);
  }
}
