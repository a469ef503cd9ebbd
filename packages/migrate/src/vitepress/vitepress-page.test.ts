import { describe, expect, it } from 'vitest';
import { migratePage, type PageOptions } from './vitepress-page.ts';

const bodyOf = (text: string, options?: PageOptions) => migratePage(text, options).text;
const remarksOf = (text: string) =>
  migratePage(text).remarks.map(({ line, what, isNote }) => `${line} ${what}${isNote ? ' *' : ''}`);

describe('a page of VitePress', () => {
  it('stays as it is where this engine understands it', () => {
    const text =
      '# Title\n\n::: tip Read this\nText\n:::\n\n> [!NOTE]\n> Note\n\n## Own {#own-id}\n\n[[toc]]\n\n```ts{1,3}:line-numbers [a.ts]\nconst a = 1\n```\n';
    expect(migratePage(text)).toEqual({ text, remarks: [] });
  });

  it('has no hidden lines in samples whose types are not checked here', () => {
    const sample = (language: string) =>
      `\`\`\`${language}\n<script setup>\nconst a = 1\n// ---cut---\n</script>\n\`\`\`\n`;
    expect(bodyOf(sample('vue twoslash [A.vue]'))).toBe('```vue [A.vue]\n</script>\n```\n');
    expect(bodyOf(sample('ts twoslash'))).toBe(sample('ts twoslash'));
    expect(bodyOf(sample('vue'))).toBe(sample('vue'));
  });

  it('keeps the ids of its headings where the engine would give another one', () => {
    expect(
      bodyOf('# Start\n\n## 1. Über `a.b`\n\n## Same\n\n## Same\n\n## Simple\n\nSetext_one\n---\n'),
    ).toBe(
      '# Start\n\n## 1. Über `a.b` {#_1-uber-a-b}\n\n## Same {#same}\n\n## Same {#same-1}\n\n## Simple\n\nSetext_one {#setext-one}\n---\n',
    );
  });

  it('keeps the ids of a function and of marks of its own', () => {
    const options: PageOptions = {
      slugify: (text) => text.replace(/\W+/g, '_'),
      attributeMarks: ['%{', '}%'],
    };
    expect(bodyOf('## Two Words\n\n## Drei %{#three}%\n', options)).toBe(
      '## Two Words {#Two_Words}\n\n## Drei {#three}\n',
    );
  });

  it('drops what the engine sets by itself from hero and features, and says so', () => {
    const text =
      '---\nhero:\n  text: A\n  actions:\n    - text: B\n      link: https://b.example\n      target: _blank\n      rel: me\n---\n';
    expect(bodyOf(text)).toBe(
      '---\nhero:\n  text: A\n  actions:\n    - text: B\n      link: https://b.example\n---\n',
    );
    expect(remarksOf(text)).toEqual(['2 Front matter hero *']);
    expect(migratePage('---\nhero:\n  text: A # as it is\n---\n').text).toContain('# as it is');
  });

  it('replaces components by comments, keeps what is inside, and says where they were', () => {
    const text = '# Home\n\n<Hero :big="true">\n\nInside **it**\n\n</Hero>\n\nA <Mark /> in text\n';
    expect(bodyOf(text)).toBe(
      '# Home\n\n<!-- Not moved: Hero :big="true" -->\n\nInside **it**\n\n\n\nA <!-- Not moved: Mark --> in text\n',
    );
    expect(remarksOf(text)).toEqual(['3 Component <Hero :big="true">', '9 Component <Mark />']);
  });

  it('shows a callout in place of a component that holds nothing, wherever it stands', () => {
    const shown = (code: string, indent = '') =>
      `> [!WARNING]\n${indent}> Not moved: \`${code}\`. Write it in React, and import it in an .mdx page.`;
    expect(bodyOf('<Plan />\n')).toBe(`${shown('<Plan />')}\n`);
    expect(bodyOf('# A\n\n<Plan\n  :of="`a`"></Plan>\n\n## B\n')).toBe(
      `# A\n\n${shown('<Plan :of="\'a\'">')}\n\n## B\n`,
    );
    expect(bodyOf('<One />\n<Two />\nText\n')).toBe(
      `${shown('<One />')}\n\n${shown('<Two />')}\n\nText\n`,
    );
    expect(bodyOf('- a\n\n  <Plan />\n')).toBe(`- a\n\n  ${shown('<Plan />', '  ')}\n`);
    expect(bodyOf('::: tip\n<Plan />\n:::\n')).toBe(`::: tip\n${shown('<Plan />')}\n\n:::\n`);
    expect(bodyOf('- <Plan />\n')).toBe('- <!-- Not moved: Plan -->\n');
    expect(remarksOf('<One />\n<Two />\n')).toEqual(['1 Component <One />', '4 Component <Two />']);
  });

  it('leaves nothing in place of a component in a heading or in the title of a container', () => {
    expect(
      bodyOf('## Run <Since>2.0</Since>\n\n::: warning Old <Since>2.0</Since>\nText\n:::\n'),
    ).toBe('## Run 2.0 {#run-2-0}\n\n::: warning Old 2.0\nText\n:::\n');
  });

  it('turns badges into elements, and shows what ClientOnly holds', () => {
    expect(
      bodyOf(
        '## Run <Badge type="warning" text="beta" />\n\n<ClientOnly>\n\nText\n\n</ClientOnly>\n',
      ),
    ).toBe('## Run <span class="Badge" data-type="warning">beta</span> {#run}\n\n\n\nText\n\n\n');
  });

  it('removes scripts and bindings of Vue, at lines of the new text', () => {
    const text =
      '<script setup>\nimport A from "./A.vue"\nconst a = 1\n</script>\n\n# T\n\n<img :src="\'/a.png\'" :width="20" alt="" v-if="a">\n';
    expect(bodyOf(text)).toBe(
      '<!-- Not moved: script setup -->\n\n# T\n\n<img src="/a.png" width="20" alt="">\n',
    );
    expect(remarksOf(text)).toEqual(['1 <script setup>', '5 Attribute v-if="a"']);
  });

  it('fills in constants and front matter, and shows other expressions as code', () => {
    const text =
      '---\ntitle: Name\n---\n\nIs {{ $frontmatter.title }}, {{ "x" }}, {{ count + 1 }} and `{{ raw }}`.\n';
    expect(bodyOf(text)).toBe(
      '---\ntitle: Name\n---\n\nIs Name, x, `{{ count + 1 }}` and `{{ raw }}`.\n',
    );
    expect(remarksOf(text)).toEqual(['5 Expression {{ count + 1 }}']);
  });

  it('fills in nothing where Vue does not', () => {
    expect(bodyOf('::: v-pre\n{{ a }}\n:::\n\n<b v-pre>{{ b }}</b> {{ c }}\n')).toBe(
      '\n{{ a }}\n\n\n<b>{{ b }}</b> `{{ c }}`\n',
    );
  });

  it('does not change code', () => {
    const text = '```html\n<Foo v-if="a">{{ b }}</Foo>\n::: raw\n```\n\n`<Foo />`\n';
    expect(migratePage(text)).toEqual({ text, remarks: [] });
  });

  it('gives colons to containers within each other, and closes those that VitePress closes', () => {
    expect(bodyOf('::: tip\n::: code-group\n```sh [a]\nx\n```\n:::\n')).toBe(
      ':::: tip\n::: code-group\n```sh [a]\nx\n```\n:::\n::::\n',
    );
  });

  it('removes the lines of containers that only matter to Vue', () => {
    expect(bodyOf('::: raw\nText\n:::\n\n::: v-pre\nMore\n:::\n')).toBe('\nText\n\n\n\nMore\n\n');
  });

  it('replaces names of emoji and attributes, and keeps ids of texts', () => {
    const text =
      'Done :tada: [a](/b){target="_self"} at 12:30:15 {.big}\n\n::: tip Why {#why}\nText\n:::\n';
    expect(bodyOf(text)).toBe(
      'Done 🎉 [a](/b) at 12:30:15 \n\n<span id="why"></span>\n\n::: tip Why \nText\n:::\n',
    );
    expect(remarksOf(text)).toEqual(['1 Attributes {target="_self"} *', '1 Attributes {.big}']);
  });

  it('moves the addresses of files', () => {
    const addressOf = (address: string) => address.replace('./', '../old/');
    expect(
      bodyOf(
        '![](./a.png)\n\n<<< ./a.ts#part{1}\n\n<!--@include: ./a.md{1,2}-->\n\n<!--@include: ./b.md-->\n',
        { addressOf },
      ),
    ).toBe(
      '![](../old/a.png)\n\n<<< ../old/a.ts#part{1}\n\n<!--@include: ../old/a.md{1,2}-->\n\n<!--@include: ../old/b.md-->\n',
    );
  });

  it('takes an empty page and one of a single brace', () => {
    expect(migratePage('')).toEqual({ text: '', remarks: [] });
    expect(bodyOf('{{ {\n')).toBe('{{ {\n');
  });
});

describe('the front matter of VitePress', () => {
  it('becomes the syntax of this engine', () => {
    const text =
      '---\n# comment\ntitle: T\nlayout: page\noutline: [2, 4]\nsidebar: false\nnavbar: false\nsearch: false\nhead:\n  - - meta\n    - name: description\n      content: About\n---\nText\n';
    expect(bodyOf(text)).toBe(
      '---\n# comment\ntitle: T\nlayout: minimal\nshowOutline: 3\nshowSidebar: false\nshowTopNav: false\nsearchable: false\ndescription: About\n---\nText\n',
    );
    expect(remarksOf(text)).toEqual([]);
  });

  it('loses no key', () => {
    const text = '---\nlayout: doc\naside: left\nmine: 1\ntitleTemplate: Other\n---\n';
    expect(bodyOf(text)).toBe('---\nx-mine: 1\nx-titleTemplate: Other\n---\n');
    expect(remarksOf(text)).toEqual(['4 Front matter mine *', '5 Front matter titleTemplate']);
  });

  it('stays as it is if it is broken', () => {
    expect(bodyOf('---\na: [\n---\nText\n')).toBe('---\na: [\n---\nText\n');
  });
});
