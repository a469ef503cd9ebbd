import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readFrontMatter } from '../../content/source/read-front-matter.ts';
import { remarkDirectives } from '../../content/remark/remark-directives.ts';
import { remarkGfm } from '../../content/remark/remark-gfm.ts';
import { walk } from '../../content/walk.ts';

/**
 * The parser of the compiler: whether a statement is valid at a place depends on everything around
 * it.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirectives)
  .freeze();

/** The specifiers of the modules that a page imports or re-exports. */
export function importsOf(text: string, file: string): string[] {
  const { body } = readFrontMatter(text, file);
  const last = Math.max(body.lastIndexOf('\nimport'), body.lastIndexOf('\nexport'));
  // Most imports are at the top. Text after the last one has no effect, unless the cut breaks the
  // syntax.
  const end = body.indexOf('\n\n', last);
  return (end === -1 ? undefined : parse(body.slice(0, end))) ?? parse(body) ?? [];
}

/** Undefined if the syntax is broken: compiling the page reports that with its place. */
function parse(text: string): string[] | undefined {
  const found: string[] = [];
  try {
    walk(parser.parse(text), (node) => {
      if (node.type !== 'mdxjsEsm') return;
      for (const statement of node.data?.estree?.body ?? [])
        if ('source' in statement && statement.source) found.push(String(statement.source.value));
    });
    return found;
  } catch {
    return undefined;
  }
}
