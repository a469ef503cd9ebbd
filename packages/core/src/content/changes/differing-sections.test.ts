import { describe, expect, it } from 'vitest';
import { compareSections } from './compare-sections.ts';
import { differingSections, mayInclude } from './differing-sections.ts';
import { sourceSections } from './source-sections.ts';

const page = (text: string) => ({ file: 'pages/a.mdx', text });
const whole = ({ text, file }: ReturnType<typeof page>) =>
  sourceSections(text, file, () => undefined);
const titles = (sections: { title: string }[]) => sections.map(({ title }) => title);

describe('the sections in which two texts differ', () => {
  it('are parsed alone, and the differences are the same as of the whole texts', () => {
    const [one, other] = [
      page('---\ntitle: T\n---\n\n# T\n\nIntro\n\n## A\n\na\n\n## B\n\nold\n\n## C\n\nc\n'),
      page(
        '---\ntitle: T\n---\n\n# T\n\nIntro\n\n## A\n\na\n\n## B\n\nnew\n\n## D\n\nd\n\n## C\n\nc\n',
      ),
    ];
    const { before, after } = differingSections(one, other);
    expect([titles(before), titles(after)]).toEqual([
      ['', 'B'],
      ['', 'B', 'D'],
    ]);
    expect(compareSections(before, after)).toEqual(compareSections(whole(one), whole(other)));
    expect(differingSections(one, one)).toEqual({ before: [], after: [] });
  });

  it('leave out the paragraphs of a section that both have, but no cell of a table', () => {
    const text = (word: string) =>
      `# T\n\n## A\n\nOne.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n${word} [b](/b).\n\nLast.\n`;
    const { before, after } = differingSections(page(text('Old')), page(text('New')));
    const texts = (sections: typeof after) =>
      sections.flatMap(({ blocks }) => blocks.map((block) => block.text));
    expect(texts(after)).toEqual(['A', 'a | b', '1 | 2', 'New b.']);
    expect(compareSections(before, after)).toEqual(
      compareSections(whole(page(text('Old'))), whole(page(text('New')))),
    );
  });

  it('are all sections where an element reaches over headings', () => {
    const [one, other] = [
      page('# T\n\n<Box>\n\n## A\n\na\n\n## B\n\nold\n\n</Box>\n'),
      page('# T\n\n<Box>\n\n## A\n\na\n\n## B\n\nnew\n\n</Box>\n'),
    ];
    const { before, after } = differingSections(one, other);
    expect([before, after]).toEqual([whole(one), whole(other)]);
  });

  it('are not enough for a page that includes files', () => {
    const including = ['[!include ~/a.ts]', '::include{from="./b.md"}', "import A from './a.mdx';"];
    expect(including.map((line) => mayInclude(page(`# T\n\n${line}\n`)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(mayInclude(page('# T\n\n```ts\nimport a from "a";\n```\n'))).toBe(false);
  });
});
