import { limits } from '../shared/diagnostics/limits.ts';
import { inOwnCall } from './base/own-calls.ts';
import { nearest } from '../shared/diagnostics/nearest.ts';
import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts';
import { ruled } from '../shared/diagnostics/own-rules.ts';
import { rules } from '../shared/diagnostics/rules.ts';
import type { Labels } from '../shared/config/labels-config.ts';
import type {
  AddedContent,
  ContentProblem,
  SearchSection,
} from '../shared/extension/page-feature.ts';
import type { PageFacts, PageSource } from '../shared/page/page.ts';
import { mergeSources } from '../shared/page/policy.ts';
import type { RenderedAddition } from '../shared/page/renderer.ts';
import { fenceHtml } from './code/fence-html.ts';
import { type CodeBlock, placeOfCode } from './source/code-block.ts';
import type { Features } from './source/features.ts';
import { failure } from './source/failure.ts';
import { noteRead } from './source/file-version.ts';
import type { Highlighter } from './source/highlighter.ts';
import { placeOfFrontMatter } from './source/read-front-matter.ts';

/** The page that content is added to, and its site. */
interface Adding {
  source: PageSource;
  facts: PageFacts;
  /** The aliases of the front matter that no heading of the page has. */
  aliases: ReadonlyMap<string, string>;
  site: { root: string; base: string; lang: string; labels: Labels };
  highlighter: Highlighter;
  /** The code blocks of the page, to which those of the content are added. */
  code: CodeBlock[];
}

/** A page's facts with the content that features add. */
interface Added {
  facts: PageFacts;
  added: RenderedAddition[];
  markdown: string[];
  /** The contents for search; undefined if search reads the HTML of one. */
  sections?: SearchSection[] | undefined;
}

/** Asks the features for the content after a page, and extends the page's facts by it. */
export async function addContent(
  { added: features, rules: ownRules }: Features,
  adding: Adding,
): Promise<Added> {
  const { facts: own, source } = adding;
  const reads = { ...own.reads };
  const diagnostics: Diagnostic[] = [];
  const contents: { by: string; content: AddedContent }[] = [];
  for (const { extension: by, feature, ask } of features) {
    if (!feature.after) continue;
    try {
      const page = pageOf(adding, by, reads, (problem) =>
        diagnostics.push({ file: source.file, ...ruled(problem, ownRules) }),
      );
      const call = { rule: 'extension', message: `The extension "${by}" failed` } as const;
      const after = () => feature.after!({ ...page, ask: ask(reads) });
      const content = await inOwnCall(call, after, limits.finishing.most);
      if (content) contents.push({ by, content });
    } catch (error) {
      diagnostics.push(...failure(error, by, source.file));
    }
  }
  const added = contents.map(({ by, content }) => ({
    ...{ by, data: content.data },
    aliases: Object.create(null) as Record<string, string[]>,
  }));
  const headings = contents.map(({ content }) => content.headings ?? []);
  const ids = contents.map(({ content }, index) => [
    ...headings[index]!.map(({ id }) => id),
    ...(content.anchors ?? []),
  ]);
  diagnostics.push(...takenIds(own, ids.flat()), ...addAliases(adding, added, ids));
  const facts = { ...own, reads, diagnostics: [...own.diagnostics, ...diagnostics] };
  if (added.length === 0) return { facts, added, markdown: [] };
  const twins = contents.flatMap(({ content }) => content.twins ?? []);
  const former = added.flatMap(({ aliases }) => Object.values(aliases).flat());
  const sources = mergeSources([own.sources, ...contents.map(({ content }) => content.sources)]);
  return {
    facts: {
      ...facts,
      title: own.title ?? contents.find(({ content }) => content.title)?.content.title,
      addedBy: added.map(({ by }) => by),
      ...(twins.length > 0 && { twins }),
      headings: [...own.headings, ...headings.flat().map((heading) => ({ ...heading, line: 1 }))],
      anchors: [...own.anchors, ...ids.flat(), ...former],
      ...(Object.keys(sources).length > 0 && { sources }),
      // Components render it; its links are checked like a component's.
      usesComponents: true,
    },
    added,
    markdown: contents.flatMap(({ content }) => content.markdown ?? []),
    sections: contents.every(({ content }) => content.sections)
      ? contents.flatMap(({ content }) => content.sections ?? [])
      : undefined,
  };
}

/** What a feature gets of the page. */
function pageOf(
  { source, facts, site, highlighter, code: blocks }: Adding,
  by: string,
  reads: Record<string, string>,
  report: (problem: ContentProblem) => void,
) {
  const { path, file, text, made } = source;
  return {
    ...{ ...site, path, file, report },
    frontMatter: facts.frontMatter,
    title: facts.title,
    made: made?.by === by ? made.data : undefined,
    reads: (read: string) => noteRead(reads, read),
    place: (...keys: string[]) => placeOfFrontMatter(text, ...keys),
    async highlight(code: string, language: string, name: string) {
      const lines = await highlighter.lines(code, language);
      const rest = { marks: new Map(), words: [], spans: [], notes: [] };
      const html = fenceHtml({ name, lines, ...rest }, site.labels);
      return placeOfCode(blocks.push({ html, language, code, notes: [] }) - 1);
    },
  };
}

/** Reports headings of the page with an id of added content, whose ids come from elsewhere. */
function takenIds({ headings, file }: PageFacts, ids: string[]): Diagnostic[] {
  return headings
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text, line }) => ({
      severity: rules['duplicate-id'].severity,
      rule: 'duplicate-id',
      message: `The id "${id}" of the heading “${text}” is an id of the content below the page, too`,
      hint: 'Change the heading',
      target: id,
      file,
      line,
    }));
}

/** Gives aliases to the headings of added content, and reports those without a heading. */
function addAliases(
  { aliases: left, facts: { anchors, file, frontMatter }, source }: Adding,
  added: RenderedAddition[],
  ids: string[][],
): Diagnostic[] {
  const all = [...anchors, ...ids.flat()];
  return Object.entries(frontMatter.aliases ?? {}).flatMap(([alias, id]): Diagnostic[] => {
    // `rehypeHeadings` has added the aliases of the page's own headings.
    const isTaken = left.has(alias) ? all.includes(alias) : ids.flat().includes(alias);
    if (!left.has(alias) && !isTaken) return [];
    const index = ids.findIndex((own) => own.includes(id));
    if (index !== -1 && !isTaken) {
      (added[index]!.aliases[id] ??= []).push(alias);
      return [];
    }
    // The front matter of a made page is no text of an author.
    if (source.made) return [];
    const guess = nearest(id, all);
    return [
      {
        severity: rules.alias.severity,
        rule: 'alias',
        target: isTaken ? alias : id,
        message: isTaken
          ? `The alias "${alias}" is an id that the page still has`
          : `The alias "${alias}" leads to "${id}", which is no heading of the page`,
        hint: isTaken ? 'Take it out of the front matter' : guess && `Did you mean "${guess}"?`,
        file,
        ...placeOfFrontMatter(source.text, 'aliases', alias),
      },
    ];
  });
}
