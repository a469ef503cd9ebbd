import { words } from '../../packages/core/src/content/source/fence-words.ts';
import { notationNames } from '../../packages/core/src/content/code/notations.ts';
import { directives } from '../../packages/core/src/content/directives/index.ts';
import { callouts } from '../../packages/core/src/shared/page/callouts.ts';
import { contentComponents } from '../../packages/core/src/theme/content/index.ts';
import { englishTexts } from './labels.ts';
import { blocks, code, table } from './markdown.ts';

/** What the directives that are no callouts become, and where a sample stands. */
const blocksOf: Record<string, string> = {
  details: 'A disclosure. [Sample](/write/blocks#disclosures)',
  steps: 'A numbered list of the headings inside. [Sample](/write/blocks#steps)',
  'code-group': 'Tabs, one for each fence inside. [Sample](/write/code#tabs)',
  cards: 'A list as cards. [Sample](/write/blocks#cards)',
  'file-tree': 'A list as files and folders. [Sample](/write/blocks#file-trees)',
  include:
    '`<!--@include: ./_part.md-->` of VitePress: the content of a file. [More](/write/partials)',
  snippet: '`<<< ~/file.ts` of VitePress: the code of a file. [More](/write/code#code-from-a-file)',
  show: 'Its content, for one audience: `[html]` the page, `[md]` its Markdown twin. [Sample](/write/blocks#one-audience)',
  hide: 'Its content, except for one audience. [Sample](/write/blocks#one-audience)',
  authors: 'The authors and the date of the page’s front matter. [Sample](/write/blog)',
  'blog-posts': 'The list of the blog’s posts, newest first. [Sample](/write/blog)',
  sponsors: 'The sponsors of the configuration. [Option](/reference/configuration#sponsors)',
  changes: 'What changed on the pages, newest first. [Option](/reference/configuration#changes)',
};

const components: Record<string, string> = {
  Callout: '`:::note`, with `type` and `title`.',
  Badge:
    'A short label with a border, in the color of its `tone`. [More](/write/blocks#badges-and-icons)',
  Cards: 'A grid of `Card`; a list in it is `:::cards`.',
  Card: 'A card, with `title`, `href` and `icon`.',
  Steps: '`:::steps`: an ordered list of `Step`.',
  Step: 'A step, with `title` and `titleLevel` (2 to 6).',
  Tabs: 'Tabs of any content, with `label` for screen readers: a list of `Tab`.',
  Tab: 'A tab, with `title`.',
  BlogPosts: '`::blog-posts`.',
  Sponsors: '`::sponsors`.',
  Changes: '`::changes`.',
  Authors: '`::authors`, with `authors` and `date`. Default: both from the front matter.',
};

const fenceWords: Record<string, string> = {
  title: '`title="file.ts"` or `[file.ts]`: the title of the block.',
  filename: '`filename="x.ts"`: a file that other samples of the page can import.',
  showLineNumbers: 'Numbers the lines; `=5` begins with 5.',
  lineNumbers: 'The same.',
  'line-numbers': 'The same, as VitePress spells it: `:line-numbers=5`.',
  noLineNumbers: 'No numbers, which is the default.',
  'no-line-numbers': 'The same.',
  live: '`live=host`: readers can run the sample. `live="off: …"` says why not. [More](/develop/live-samples)',
};

const notations: Record<string, string> = {
  highlight: 'Marks the line.',
  hl: 'The same, shorter.',
  focus: 'All other lines lose their colors until the reader points at the block.',
  '++': 'Marks the line as added.',
  '--': 'Marks the line as removed. The copy button leaves it out.',
  error: 'Marks the line as an error.',
  warning: 'Marks the line as a warning.',
  word: '`[!code word:name]` marks a word. A colon in it is written `\\:`.',
};

/** The rows of a table from names of the engine; each needs a text here, and each text a name. */
function described(
  names: string[],
  texts: Record<string, string>,
  what: string,
): [string, string][] {
  const missing = names.filter((name) => !Object.hasOwn(texts, name));
  const unknown = Object.keys(texts).filter((name) => !names.includes(name));
  if (missing.length + unknown.length > 0)
    throw new Error(
      `Unexpected ${what}, expected each with a text in reference/syntax.ts: without ${missing.join(', ')}; unknown ${unknown.join(', ')}`,
    );
  return names.map((name) => [name, texts[name]!]);
}

/** Every directive, callout, component, word of a fence and notation. */
export function syntax(): string {
  const others = [...directives.keys()].filter((name) => !Object.hasOwn(callouts, name));
  const colons = (name: string) => (directives.get(name)!.kind === 'container' ? ':::' : '::');
  return blocks(
    '## Directives',
    'A block begins with three colons and ends with a line of three; a directive of one line begins with two.',
    table(
      ['Directive', 'What it becomes'],
      described(others, blocksOf, 'directives').map(([name, text]) => [
        code(colons(name) + name),
        text,
      ]),
    ),
    '## Callouts',
    'Write each as a block, `:::note[Title]`, or as a quote, like on GitHub: `> [!NOTE]`.',
    table(
      ['Callout', 'Default title'],
      Object.entries(callouts).map(([name, { label }]) => [
        code(`:::${name}`),
        englishTexts.get(label)!,
      ]),
    ),
    '## Components',
    'You can use these components in an `.mdx` page without an import. `<Icon name="seat" />` is [an icon](/write/blocks#badges-and-icons).',
    table(
      ['Component', 'What it is'],
      described(contentComponents, components, 'components').map(([name, text]) => [
        code(`<${name}>`),
        text,
      ]),
    ),
    '## Words of a fence',
    'Write them after the language: ` ```ts [file.ts] {1,3-5} showLineNumbers `. `{1,3-5}` marks lines. Packages add words, such as `twoslash` of [`@stilldocs/types`](/write/code#types).',
    table(
      ['Word', 'What it does'],
      described(Object.keys(words), fenceWords, 'words of a fence').map(([name, text]) => [
        code(name),
        text,
      ]),
    ),
    '## Notations in code',
    'Write them in a comment at the end of a line: `// [!code focus]`. `:3` after a name applies to three lines. `[\\!code …]` is shown as it is.',
    table(
      ['Notation', 'What it does'],
      described(notationNames, notations, 'notations').map(([name, text]) => [
        code(`[!code ${name}]`),
        text,
      ]),
    ),
  );
}
