import type { ModuleDeclaration } from 'estree';
import type { Heading, Root, RootContent } from 'mdast';
import { parse as parseBlocks, preprocess } from 'micromark';
import type { directive } from 'micromark-extension-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { limitProblem, limits } from '../../shared/diagnostics/limits.ts';
import { withinTime } from '../base/time-limit.ts';
import { walk } from '../base/walk.ts';
import { readEncoding } from './decode-text.ts';
import { replaceControls } from './control-characters.ts';
import { checkDepth } from './depth.ts';
import { inlineText, splitSubtitle, writtenId } from './heading-text.ts';
import { exceededLimits } from './limits.ts';
import { normalizeLines } from './line-spellings.ts';
import { pageSyntax } from './page-syntax.ts';
import { readFrontMatter, type ReadFrontMatter } from './read-front-matter.ts';

/** A place in a page's file; line and column from 1. */
interface Place {
  line: number;
  column: number;
}

/** A module that a page imports or re-exports. */
export interface PageImport extends Place {
  specifier: string;
  /** The names that the page gets from it. */
  names: string[];
  /** The exports that it imports or passes on: `default`, `*`, or names. */
  imported: string[];
}

/** A heading of Markdown, at any depth of lists and containers. */
export interface PageHeading extends Place {
  level: number;
  /** Without markup, id and subtitle; an expression has no text. */
  text: string;
  /** The text in brackets at the end of a title: `# Title [subtitle]`. */
  subtitle?: string | undefined;
  /** The written id. */
  id?: string | undefined;
  /** Whether it is in no list, quote, directive or element. */
  isTop: boolean;
}

/** A fence, or another code block, of Markdown. */
export interface PageFence extends Place {
  /** The first word behind the marks; empty for an indented block. */
  language: string;
  /** The other words. */
  meta: string;
}

/** The content of a page below its front matter. */
export interface PageBody {
  isBroken: false;
  /** The text that the tree has its positions in: other engines' lines are rewritten in it. */
  text: string;
  /** The Markdown, new at each call: the caller may change it. */
  tree: Root;
  imports: PageImport[];
  headings: PageHeading[];
  fences: PageFence[];
}

/** A text that cannot be parsed, or that exceeds a limit, such as an old version of a page. */
export interface BrokenBody {
  isBroken: true;
  error: unknown;
}

interface ReadOptions {
  /** Whether the site draws formulas. Default false. */
  hasMath?: boolean | undefined;
  /** The parser of a pipeline whose plugins add syntax. Default: the syntax of every site. */
  parse?: ((text: string) => Root) | undefined;
}

/** Reads a page: its front matter, its Markdown, and what the Markdown imports and contains. */
export function readPage(
  text: string,
  file: string,
  options?: ReadOptions,
): ReadFrontMatter & (PageBody | BrokenBody) {
  const head = readHead(text, file);
  return { ...head, ...readBody(head.body, file, options) };
}

/** Reads the front matter, and replaces characters of the body that HTML does not allow. */
export function readHead(...[text, file, schema]: Parameters<typeof readFrontMatter>) {
  const whole = readEncoding(text, file);
  const { body, frontMatter, diagnostics } = readFrontMatter(whole.text, file, schema);
  const controls = replaceControls(body, file);
  return {
    frontMatter,
    body: controls.text,
    diagnostics: [...whole.diagnostics, ...diagnostics, ...controls.diagnostics],
  };
}

/** Reads the body of a page, whose front matter is blank. A `.md` file has no imports. */
export function readBody(
  body: string,
  file: string,
  { hasMath = false, parse = parserOf(file, hasMath).parse }: ReadOptions = {},
): PageBody | BrokenBody {
  const exceeded = exceededLimits(body, file);
  if (exceeded.length > 0) return { isBroken: true, error: new DiagnosticError(exceeded) };
  const text = normalizeLines(body, hasMath);
  try {
    const tree = parseInTime(text, parse, file);
    checkDepth(tree, file);
    return { isBroken: false, text, tree, ...partsOf(tree, text) };
  } catch (error) {
    return { isBroken: true, error };
  }
}

/** The length from which a text may take long to parse, in characters. */
const minLengthForLimit = 10_000;

/** The texts that took too long: a build asks several times for the parts of a page. */
const late = new Set<string>();

function parseInTime(text: string, parse: (text: string) => Root, file: string): Root {
  // Pages that features make have no text.
  if (text.trim() === '') return blank(text);
  if (text.length < minLengthForLimit) return parse(text);
  const onLate = () => {
    late.add(text);
    return new DiagnosticError([limitProblem('parsing', { file, line: 1, column: 1 })]);
  };
  if (late.has(text)) throw onLate();
  return withinTime(limits.parsing.most, () => parse(text), onLate);
}

/** The tree of a text without content. */
function blank(text: string): Root {
  const start = { line: 1, column: 1, offset: 0 };
  const end = { ...placeAt(text, text.length), offset: text.length };
  return { type: 'root', children: [], position: { start, end } };
}

type FlowConstruct = Extract<
  NonNullable<NonNullable<ReturnType<typeof directive>['flow']>[number]>,
  { tokenize: unknown }
>;

/**
 * Whether the body of an `.mdx` page may have an import: most lines that begin like one are samples in
 * fences. Only blocks are parsed, which takes a quarter of the time.
 */
export function mayImport(body: string, file: string, hasMath = false): boolean {
  const last = [...withoutSamples(body).matchAll(/^(?:import\b|export\s*[*{])/gm)].at(-1);
  if (!file.endsWith('.mdx') || !last || exceededLimits(body, file).length > 0) return false;
  // Text below the last one does not matter: blocks are read from top to bottom.
  const text = normalizeLines(body, hasMath).split('\n').slice(0, placeAt(body, last.index).line);
  const lines = new Set(text.flatMap((line, at) => (/^(?:im|ex)port\b/.test(line) ? at + 1 : [])));
  let isFound = false;
  const look: FlowConstruct = {
    tokenize(_effects, _ok, nok) {
      const { line, column } = this.now();
      isFound ||= column === 1 && lines.has(line);
      return nok;
    },
  };
  const flow = { ['e'.charCodeAt(0)]: look, ['i'.charCodeAt(0)]: look };
  try {
    const document = parseBlocks({ extensions: [...parserOf(file, hasMath).syntax, { flow }] });
    document.document().write(preprocess()(`${text.join('\n')}\n`, undefined, true));
    return isFound;
  } catch {
    // Reading the whole body says what is broken.
    return true;
  }
}

/**
 * The text with blanks in place of lines that begin like imports directly below the first line of a fence: whatever
 * such a line is in, they are not imports. A first line has a language, so it is not the last one of another fence.
 */
function withoutSamples(body: string): string {
  return body.replace(
    /^(`{3,}|~{3,})[ \t]*\w[\w \t."=/[\]-]*\n(?:(?:import|export)\b.*\n)+/gm,
    (lines) => lines.replace(/[^\n]/g, ' '),
  );
}

/** The parser of the pages of a site without plugins that add syntax. */
export function pageParser(file: string, hasMath: boolean): (text: string) => Root {
  return parserOf(file, hasMath).parse;
}

const parsers = new Map<string, ReturnType<typeof createParser>>();

function parserOf(file: string, hasMath: boolean): ReturnType<typeof createParser> {
  const isMarkdown = file.endsWith('.md');
  const key = JSON.stringify([isMarkdown, hasMath]);
  const parser = parsers.get(key) ?? createParser(isMarkdown, hasMath);
  parsers.set(key, parser);
  return parser;
}

function createParser(isMarkdown: boolean, hasMath: boolean) {
  const parser = unified()
    .use(remarkParse)
    .use(isMarkdown ? [] : [remarkMdx])
    .use(pageSyntax(hasMath))
    .freeze();
  return {
    parse: (text: string): Root => parser.parse(text),
    syntax: parser.data().micromarkExtensions ?? [],
  };
}

function partsOf(tree: Root, text: string): Pick<PageBody, 'imports' | 'headings' | 'fences'> {
  const imports: PageImport[] = [];
  const headings: PageHeading[] = [];
  const fences: PageFence[] = [];
  walk(tree, (node, _, parent) => {
    if (node.type === 'mdxjsEsm') imports.push(...importsIn(node));
    else if (node.type === 'heading')
      headings.push({ ...headingOf(node, text), isTop: parent === tree });
    else if (node.type === 'code')
      fences.push({ language: node.lang ?? '', meta: node.meta ?? '', ...placeOf(node) });
  });
  return { imports, headings, fences };
}

function importsIn({ data }: Extract<RootContent, { type: 'mdxjsEsm' }>): PageImport[] {
  return (data?.estree?.body ?? []).flatMap((statement) => {
    if (!('source' in statement) || !statement.source) return [];
    const { line, column } = statement.loc!.start;
    const names =
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => local.name)
        : [];
    const specifier = String(statement.source.value);
    return [{ specifier, names, imported: importedBy(statement), line, column: column + 1 }];
  });
}

/** The exports that a statement imports or passes on: `default`, `*`, or names. */
function importedBy(statement: ModuleDeclaration): string[] {
  if (!('specifiers' in statement)) return ['*'];
  return statement.specifiers.map((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    if (specifier.type === 'ImportNamespaceSpecifier') return '*';
    const name = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local;
    return name.type === 'Identifier' ? name.name : String(name.value);
  });
}

function headingOf(heading: Heading, source: string): Omit<PageHeading, 'isTop'> {
  const id = writtenId(heading, source);
  const written = id === undefined ? heading.children : heading.children.slice(0, -1);
  const { title, subtitle } =
    heading.depth === 1 ? splitSubtitle(written) : { title: written, subtitle: [] };
  const more = inlineText(subtitle, source);
  return {
    level: heading.depth,
    text: inlineText(title, source),
    ...(more && { subtitle: more }),
    ...(id !== undefined && { id }),
    ...placeOf(heading),
  };
}

function placeOf({ position }: Root | RootContent): Place {
  const { line, column } = position!.start;
  return { line, column };
}
