import { describe, expect, it } from 'vitest';
import { migrateVocsConfig } from './migrate-vocs-config.ts';
import { migrateVocsModule, migrateVocsPage } from './vocs-page.ts';

const migrate = (code: string, value: object, rootDir = 'docs') =>
  migrateVocsConfig(code, 'vocs.config.tsx', value as Record<string, unknown>, rootDir);

describe('a configuration of Vocs 1', () => {
  it('stays as it is written where this engine reads it alike', () => {
    const sidebar = [{ text: 'A', link: '/a' }];
    const code = `import { defineConfig } from 'vocs'
import { sidebar } from './config/sidebar'
// Ours.
const options = { title: 'T', sidebar } as const
export default defineConfig(options)
`;
    expect(migrate(code, { title: 'T', sidebar })).toEqual({
      text: code.replace("'vocs'", "'stilldocs'").replace('./config', '../config'),
      remarks: [],
    });
  });

  it('has converted values in place of those with another form', () => {
    const code = `export default {
  title: 'T',
  baseUrl: 'https://a.example/docs',
  checkDeadlinks: false,
  cacheDir: '.cache',
  sidebar: makeSidebar(),
  theme: { accentColor: { light: 'red', dark: 'blue' } },
}`;
    const value = {
      title: 'T',
      baseUrl: 'https://a.example/docs',
      checkDeadlinks: false,
      cacheDir: '.cache',
      sidebar: [{ text: 'Soon' }],
      theme: { accentColor: { light: 'red', dark: 'blue' } },
    };
    const { text, remarks } = migrate(code, value);
    expect(text).toBe(`export default {
  title: 'T',
  baseUrl: 'https://a.example',
  checks: { 'dead-link': 'off' },
  
  sidebar: [{ text: 'Soon', disabled: true }],
  theme: { accentColor: { light: 'red', dark: 'blue' } },
}`);
    expect(remarks).toMatchObject([{ what: 'cacheDir', isNote: true, line: 5 }]);
  });

  it('keeps plugins, except those for what is built in', () => {
    const code = `export default { title: 'T', markdown: { code: {}, remarkPlugins: [remarkMath, [mine, { a: 1 }]], rehypePlugins: [rehypeKatex] } }`;
    const plugin = () => {};
    const { text, remarks } = migrate(code, { title: 'T', markdown: { remarkPlugins: [plugin] } });
    expect(text).toBe(
      `export default { title: 'T', markdown: { math: true, remarkPlugins: [[mine, { a: 1 }]] }, }`,
    );
    expect(remarks.map(({ what, isNote }) => [what, isNote])).toEqual([
      ['markdown.code', true],
      ['remarkMath', true],
      ['rehypeKatex', true],
    ]);
  });

  it('is written out if it is made by a function, and gets a title', () => {
    const made = migrate('export default async () => make()', {
      logoUrl: '/l.svg',
      aiCta: { query: () => '' },
    });
    expect(made.text).toContain("title: 'Docs'");
    expect(made.text).toContain("logoUrl: '/l.svg'");
    expect(made.remarks.map(({ what }) => what)).toEqual(['Configuration']);
    expect(migrate('export default { logoUrl: "/l.svg" }', { logoUrl: '/l.svg' }).text).toBe(
      `export default {\n  title: 'Docs', logoUrl: "/l.svg" }`,
    );
  });
});

describe('pages and modules of Vocs 1', () => {
  it('have the front matter and the imports of this engine', () => {
    const text =
      "---\ntitle: A\noutline: 3\nlogo: false\ndate: March 3, 2026\nrank: 1\nlayout: wide\n---\nimport { Callout } from 'vocs/components'\n\n# A\n";
    const { text: moved, remarks } = migrateVocsPage(text);
    expect(moved).toBe(
      "---\ntitle: A\nshowOutline: 3\nshowLogo: false\ndate: 2026-03-03\nx-rank: 1\nx-layout: wide\n---\nimport { Callout } from 'stilldocs/components'\n\n# A\n",
    );
    expect(remarks.map(({ what, line, isNote }) => [what, line, isNote ?? false])).toEqual([
      ['Front matter rank', 6, true],
      ['Front matter layout', 7, false],
    ]);
  });

  it('say which imports have no equivalent', () => {
    const code =
      "import { Link } from 'react-router';\nimport type { Sidebar } from 'vocs';\nexport { Step } from \"vocs/components\";\nconst text = \"import { x } from 'vocs'\";\n";
    const { text, remarks } = migrateVocsModule(code);
    expect(text).toBe(
      code
        .replace("Sidebar } from 'vocs'", "Sidebar } from 'stilldocs'")
        .replace('"vocs/', '"stilldocs/'),
    );
    expect(remarks).toMatchObject([{ line: 1, what: 'Import of react-router' }]);
  });
});
