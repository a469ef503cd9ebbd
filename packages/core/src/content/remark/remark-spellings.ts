import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { reportAt } from '../code/fence.ts';
import { isContents } from '../directives/contents.ts';
import { checkLostTable, checkTable } from './check-tables.ts';
import { walk } from '../base/walk.ts';

/** Syntax of other engines that is shown as text or dropped here, and its replacement. */
interface Spelling {
  pattern: RegExp;
  expected: string;
  hint: string;
  /** Set if only a `.md` file would show it. */
  isOfMarkdown?: true;
  /** Set if it has no code, image or address in it, which are blanks here. */
  isAsWritten?: true;
  /** Set if the option `markdown.math` draws it. */
  isFormula?: true;
}

const inText: Spelling[] = [
  {
    pattern: /^(?:\[\[?_?toc_?\]\]?|\$\{toc\})$/gim,
    expected: 'contents in a paragraph of their own',
    hint: 'Put blank lines around it',
  },
  {
    isFormula: true,
    pattern:
      /(?<![\\\w$])\$(?![\s$])(?=[^$\n]*[\\^_=+*<>|]|[a-z]\$)[^$\n]*?[^\s$\\]\$(?![\w$])|^\$\$/gim,
    expected: 'text: formulas are not drawn',
    hint: 'Set markdown: { math: true } in docs.config.ts, or write it as code; \\$ is a dollar sign',
  },
  {
    pattern: /^<<<[ \t]*\S+/gm,
    expected: 'it on a line of its own',
    hint: 'Write <<< ~/path/of/file.ts, or [!include ~/path/of/file.ts] in a fence',
  },
  {
    pattern: /\[!include\b[^\n]*/gi,
    expected: 'an include of code in a fence',
    hint: 'For Markdown, import the file in an .mdx page: import Part from "./_part.md", <Part />',
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+[a-z][^\n]*|^===[!+]?[ \t]+"[^\n]*/gim,
    expected: 'a directive',
    hint: 'Write :::note[Title] … :::, :::details[Title] … ::: or :::code-group … :::',
  },
  {
    pattern: /!?\[\[(?!_?toc_?\]\])[^[\]\n]+\]\]/gi,
    expected: 'a link or an image of Markdown',
    hint: 'Write [text](/path) or ![text](./image.png)',
  },
  {
    pattern: /\{%[^\n]*?%\}|\{\{[^\n]*?\}\}/g,
    expected: 'text: templates are not filled in',
    hint: 'Rename the page to .mdx and write an expression as {value}, or put it into code',
  },
  {
    isAsWritten: true,
    pattern: /^[ \t>]*:(?=[ \t])/gm,
    expected: 'text: there are no definition lists',
    hint: 'Write a list, as in - **Term**: definition, or the elements <dl>, <dt> and <dd>',
  },
  {
    pattern: /\{[:.][^{}\n]*\}[ \t]*$/gm,
    expected: 'no attributes',
    hint: 'A heading takes an id as {#id}; for more write the HTML element',
  },
  {
    pattern: /^(?:import|export)\s[^\n]*(?:from[ \t]+|import[ \t]+)['"][^\n]*/gm,
    expected: 'text: a .md page has no imports',
    hint: 'Rename the page to .mdx',
    isOfMarkdown: true,
  },
];

const inHtml: Spelling[] = [
  {
    pattern: /<!--[ \t]*@?include\b[^\n]*/gi,
    expected: 'it on a line of its own, outside of HTML',
    hint: 'Put blank lines around <!--@include: ./_part.md-->, or import the file in an .mdx page',
  },
  {
    pattern: /<script\b[^>]*\bsetup\b[^>]*>|<script\b[^>]*>(?=\s*(?:import|export)\b)/gi,
    expected: 'no script of Vue',
    hint: "Write a component in a file that begins with 'use client', and import it in an .mdx page",
  },
  {
    pattern: /<[A-Z][\w.]*/g,
    expected: 'an HTML element: a .md page has no components',
    hint: 'Rename the page to .mdx and import the component',
  },
  {
    pattern: /(?<=<[a-z][^>]*\s)(?:v-[a-z]+(?::[\w-]+)?|@[a-z]+|:[a-z-]+)=/g,
    expected: 'an attribute of HTML',
    hint: "Write a component in a file that begins with 'use client', and import it in an .mdx page",
  },
];

/** Reports the syntax of other engines; its text stays. */
export function remarkSpellings({ hasMath = false } = {}) {
  const texts = hasMath ? inText.filter(({ isFormula }) => !isFormula) : inText;
  return (tree: Root, file: VFile): undefined => {
    const isMarkdown = file.path.endsWith('.md');
    walk(tree, (node: Nodes) => {
      if (node.type === 'html') check(node, node.value, inHtml, isMarkdown, file);
      if (isContents(node)) return;
      if (node.type === 'table') checkTable(node, file);
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
      const text = sourceOf(node, file);
      if (node.type === 'paragraph') checkLostTable(node, text, file);
      check(node, text, texts, isMarkdown, file);
    });
  };
}

function check(
  node: Nodes,
  text: string,
  spellings: Spelling[],
  isMarkdown: boolean,
  file: VFile,
): void {
  const { start } = node.position ?? {};
  if (!start) return;
  const rule = node.type === 'html' ? 'markup' : 'foreign-syntax';
  for (const { pattern, expected, hint, isOfMarkdown, isAsWritten } of spellings) {
    if (isOfMarkdown && !isMarkdown) continue;
    for (const { 0: written, index } of text.matchAll(pattern)) {
      // A backslash of Markdown says that it is meant as text.
      if (node.type !== 'html' && text[index - 1] === '\\') continue;
      const raw = String(file.value).slice(start.offset! + index);
      if (isAsWritten && !raw.startsWith(written)) continue;
      const short = written.length > 40 ? `${written.slice(0, 40)}…` : written;
      const message = `Unexpected ${short}, expected ${expected}`;
      const line = start.line + text.slice(0, index).split('\n').length - 1;
      reportAt(file, line, { rule, target: written, message, hint });
    }
  }
}

/** The source of a text, with blanks in place of code, HTML and the addresses of links. */
function sourceOf(node: Nodes, file: VFile): string {
  const begin = node.position!.start.offset!;
  const text = String(file.value).slice(begin, node.position!.end.offset);
  const left: [from: number, to: number][] = [];
  walk(node, (inner: Nodes) => {
    const [from, to] = [inner.position?.start.offset, inner.position?.end.offset];
    if (from === undefined || to === undefined) return;
    if (inner.type === 'inlineCode' || inner.type === 'html' || inner.type === 'image')
      left.push([from - begin, to - begin]);
    if (inner.type === 'link')
      left.push([(inner.children.at(-1)?.position?.end.offset ?? from) - begin, to - begin]);
  });
  const parts: string[] = [];
  let end = 0;
  for (const [from, to] of left.sort(([one], [other]) => one - other)) {
    parts.push(text.slice(end, from), text.slice(Math.max(end, from), to).replace(/[^\n]/g, ' '));
    end = Math.max(end, to);
  }
  return parts.join('') + text.slice(end);
}
