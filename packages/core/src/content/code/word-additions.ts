import type { VFile } from 'vfile';
import { ruled } from '../../shared/diagnostics/own-rules.ts';
import type {
  FenceAddition,
  FenceMark,
  FenceNote,
  WordFence,
} from '../../shared/extension/fence-word.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { nameOfContent } from '../base/digest.ts';
import { failure } from '../source/failure.ts';
import { type Features, wordPackages } from '../source/features.ts';
import { noteRead } from '../source/file-version.ts';
import { add, factsOf, labelsOf, placeOf, report } from '../source/page-file.ts';
import type { Fence } from './fence.ts';
import { lineHtml } from './line-html.ts';

/** The site of a page with words of features. */
interface WordSite {
  root: string;
  base: string;
  features: Features;
}

const patterns = { none: /^$/, optional: /^(?:=.+)?$/, required: /^=.+$/ };

/** The words of features and of the engine's own packages, with patterns of their values. */
export function wordPatterns({ words }: Pick<Features, 'words'>): Record<string, RegExp> {
  const own = Object.keys(wordPackages).map((name) => [name, patterns.none]);
  const known = [...words].map(([name, { word }]) => [name, patterns[word.value ?? 'none']]);
  return Object.fromEntries([...own, ...known]) as Record<string, RegExp>;
}

/** Reports words that the engine's packages know, which the site does not use. */
function reportMissing({ own, node }: Fence, { words }: Features, file: VFile): void {
  for (const [word, owner] of Object.entries(wordPackages)) {
    if (own[word] === undefined || words.has(word)) continue;
    report(file, node, {
      rule: 'missing-package',
      target: word,
      message: `The package ${owner} knows the word "${word}" of a fence, and the site does not use it`,
      hint: `Run npm install -D ${owner}, and add it to extensions in docs.config.ts`,
    });
  }
}

/** What the words of each fence add to it, joined. A fence without words of features has no row. */
export async function wordAdditions(
  fences: Fence[],
  file: VFile,
  site: WordSite,
): Promise<Map<Fence, FenceAddition>> {
  const added = new Map<Fence, FenceAddition>();
  const { drawings, words } = site.features;
  const shown = fences.filter(({ language }) => !drawings.has(language));
  for (const fence of shown) reportMissing(fence, site.features, file);
  for (const [name, { extension, word, ask }] of words) {
    const having = shown.filter(({ own }) => own[name] !== undefined);
    if (having.length === 0) continue;
    const all = new Map(shown.map((fence) => [fence, asWordFence(fence, name)]));
    try {
      const page = pageOf([...all.values()], ask, file, site);
      const additions = await word.add(
        having.map((fence) => all.get(fence)!),
        page,
      );
      for (const [index, fence] of having.entries()) {
        const known = added.get(fence);
        const addition = additions[index];
        if (known?.code && addition?.code) reportSecond(fence, name, file);
        else if (addition) added.set(fence, known ? joined(known, addition) : addition);
      }
    } catch (error) {
      const { facts } = file.data;
      const what = `the word "${name}" of a fence`;
      facts!.diagnostics.push(
        ...failure(error, extension, facts!.file, what).map((it) => ({
          line: placeOf(having[0]!.node).line,
          ...it,
        })),
      );
    }
  }
  return added;
}

function asWordFence(fence: Fence, word: string): WordFence {
  const { language, title, code, sourceLines, node, filename, included, own } = fence;
  const { line } = placeOf(node);
  return { language, title, code, sourceLines, line, filename, included, value: own[word] };
}

function pageOf(
  fences: WordFence[],
  ask: Features['added'][number]['ask'],
  file: VFile,
  { root, base, features }: WordSite,
) {
  const facts = factsOf(file);
  const highlighter = file.data.highlighter!;
  return {
    ...{ path: facts.path, file: facts.file, root, base, fences, labels: labelsOf(file) },
    report: ({ line, ...problem }: { line: number; rule: string; message: string }) =>
      add(file, { position: { start: { line, column: 1 } } }, ruled(problem, features.rules)),
    reads: (read: string) => noteRead(facts.reads, read),
    ask: ask(facts.reads),
    colored: async (code: string, language: string) =>
      (await highlighter.lines(code, language)).map((line) => lineHtml(line)).join('\n'),
    addFile: (name: string, content: string) => {
      const output = `assets/${name.replace(/(?=\.[^.]*$|$)/, `-${nameOfContent(content)}`)}`;
      if (!facts.assets.some((asset) => asset.output === output))
        facts.assets.push({ output, content });
      return encodePath(withBase(base, `/${output}`));
    },
  };
}

/** Two additions to a fence. An addition without code takes the lines of the other's code. */
export function joined(one: FenceAddition, other: FenceAddition): FenceAddition {
  const lines = (one.code ?? other.code)?.lines;
  const move = <Placed extends FenceMark | FenceNote>(
    { code }: FenceAddition,
    placed: Placed[] = [],
  ) => (lines === undefined || code ? placed : placed.flatMap((item) => movedTo(item, lines)));
  const name = [one.name, other.name].filter((text) => text !== undefined);
  return {
    ...((one.code ?? other.code) ? { code: (one.code ?? other.code)! } : {}),
    marks: [...move(one, one.marks), ...move(other, other.marks)],
    notes: [...move(one, one.notes), ...move(other, other.notes)],
    data: { ...one.data, ...other.data },
    ...(name.length > 0 && {
      name: name.reduce((inner, outer) => outer.replace('{name}', () => inner)),
    }),
    below: `${one.below ?? ''}${other.below ?? ''}`,
    remarks: [...(one.remarks ?? []), ...(other.remarks ?? [])],
  };
}

/**
 * A place in other code; none if its line is not there.
 *
 * @param lines The former line of each line of that code.
 */
export function movedTo<Placed extends { line: number }>(item: Placed, lines: number[]): Placed[] {
  const line = lines.indexOf(item.line);
  return line === -1 ? [] : [{ ...item, line }];
}

function reportSecond({ node }: Fence, word: string, file: VFile): void {
  report(file, node, {
    rule: 'extension',
    target: word,
    message: `The word "${word}" of a fence changes its code, and so does another word of the fence`,
    hint: 'Leave out one of the two',
  });
}
