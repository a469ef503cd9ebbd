import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDocs } from '../../core/src/node/files/docs.test.kit.ts';
import { engineRoot } from '../../core/src/node/files/engine-version.ts';

// Below the workspace, so that the site's components find React.
const parent = join(engineRoot, '../../tests/.sites/vocs');
const { at, write } = testFolder({ isShared: true, below: parent });

/** A site as Vocs 1 builds it, with mistakes that Vocs does not report. */
const files = {
  'package.json':
    '{ "type": "module", "dependencies": { "vocs": "^1.0.0", "@stilldocs/vocs": "*" } }',
  'vocs.config.tsx': `import { defineConfig } from 'vocs';
import { sidebar } from './sidebar';
export default defineConfig({
  title: 'Old',
  theme: { colorScheme: 'dark', variables: { color: { border: '#abc123', backgroundDark: '#000' } } },
  search: { boostDocument: (id) => (id === 'pages/kit.mdx' ? 0 : 1) },
  llms: { generateMarkdown: true },
  baseUrl: 'https://old.example/docs',
  head: async ({ path }) => <>
    <meta property="og:title" content={path} />
    <script src="https://count.example/a.js" async />
    <script dangerouslySetInnerHTML={{ __html: 'window.counted = 1' }} />
  </>,
  sidebar,
  sponsors: [{ name: 'Gold', items: [[{ name: 'S', link: 'https://s.example', image: '/s.svg' }]] }],
  vite: { define: { __VERSION__: '"7.7"' } },
  markdown: { remarkPlugins: [
    function remarkMath() { throw new Error('not used'); },
    [function shout({ mark }) {
      return (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: mark }] }); };
    }, { mark: 'LOUD' }],
    function broken() { return () => { throw new Error('of another pipeline'); }; },
  ] },
});`,
  'postcss.config.cjs': "throw new Error('of the site alone');",
  'sidebar.ts': `import type { Sidebar } from 'vocs';
export const sidebar = [{ text: 'Soon' }, { text: 'Guide', link: '/guide' }] satisfies Sidebar;`,
  'docs/layout.tsx': `import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
export default function Layout({ children }) {
  useEffect(() => { document.title = 'effect'; }, []);
  return <div className="own-layout" data-at={useLocation().pathname}><Link to="/guide">G</Link>{children}</div>;
}`,
  'docs/footer.tsx': 'export default function Footer() { return <p>own footer {__VERSION__}</p>; }',
  'docs/public/s.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/styles.css':
    '.own-layout { color: var(--vocs-color_text); } .vocs_Gutter { background: url(/none.svg) }' +
    '.vocs_H2 { letter-spacing: 1px } :root { --vocs-color_background: #f8f4ee }',
  'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "exports": "./index.js" }',
  'node_modules/kit/index.js':
    "'use client';\nimport { createElement } from 'react';\nexport const Box = ({ children }) => createElement('b', null, children);",
  'docs/components/kit.css': 'button { all: unset } .kit { color: red }',
  'docs/components/Kit.tsx': `import { useState } from 'react';
import { Box } from 'kit';
import './kit.css';
const Root = () => { const [at, set] = useState(0); return <Box onPick={set}>picked {at}</Box>; };
export const Kit = { Root };`,
  'docs/pages/text.mdx': `# Text

Ask me@example.com, www.example.com or https://example.org.

<div className="alone">
  <a href="/guide">One</a>
  <a href="/state">Two</a>
</div>
`,
  'docs/pages/kit.mdx': `# Kit

import { Kit } from '../components/Kit'

<Kit.Root />
`,

  'docs/pages/index.mdx': `---
layout: landing
logo: false
team: core
---
import { HomePage, Sponsors } from 'vocs/components'

<HomePage.Root>
  <HomePage.Logo />
  <HomePage.Tagline>Tag</HomePage.Tagline>
  <HomePage.InstallPackage name="old" />
  <HomePage.Buttons><HomePage.Button href="/guide" variant="accent">Start</HomePage.Button></HomePage.Buttons>
</HomePage.Root>

<Sponsors />
`,
  'docs/pages/guide.mdx': `---
date: March 3, 2026
---
import { Callout } from 'vocs/components'
import Part from '../part.mdx'

# Guide

<Callout type="tip">Careful</Callout>

<Part name="props" />

[dead](/nowhere) [anchor](#nowhere) $x^2$

\`\`\`ts twoslash
const wrong: string = 1
\`\`\`

:::note
not closed
`,
  'docs/components/Counter.tsx': `import { useState } from 'react';
export function Counter({ start = 0, format = String }) {
  const [count, set] = useState(start);
  return <button onClick={() => set(count + 1)}>{format(count)}</button>;
}
export function Shown({ start }) {
  return <Counter start={start} format={(count) => count + ' times'} />;
}`,
  'docs/components/Labels.tsx': `import { Counter } from './Counter';
export function Labelled() { return <Counter format={(count) => count + ' labels'} />; }`,
  'docs/pages/state.mdx': `---
rank: 7
---
import { Counter, Shown } from '../components/Counter'
import { Labelled } from '../components/Labels'

# State {frontmatter.rank}

<Counter start={3} />
<Shown start={5} />
<Labelled />
`,
  'docs/part.mdx': 'Part with {props.name}.\n',
};
import { testFolder } from '../../core/src/node/files/test-folder.test.kit.ts';

let said: { status: number | null; output: string };
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) write(name, text);
  said = await docs('build');
}, 120_000);

const docs = (...args: string[]) => runDocs([...args, '--root', at()]);

const built = (name: string) => readFileSync(at('docs/dist', name), 'utf8');

describe('a site on Vocs 1', () => {
  it('is built, and its mistakes are warnings', () => {
    expect(said.output).not.toMatch(/^error:/m);
    expect(said.status).toBe(0);
    for (const rule of ['dead-link', 'dead-anchor', 'unclosed-directive', 'sample-type'])
      expect(said.output).toContain(`[${rule}]`);
    expect(said.output).toContain('Unexpected key "team" in front matter');
    expect(said.output.match(/\[vocs\]/g)).toHaveLength(2);
    expect(said.output).toContain('llms (line 7) has no effect');
    expect(said.output).toContain('theme.variables.color.backgroundDark (line 5) has no effect');
    expect(said.output).toMatch(
      /The rule for \.vocs_Gutter of Vocs has no effect.*\n\s+styles\.css:1:/,
    );
    expect(said.output).toContain('styles.css names files that public/ does not have: /none.svg');
    expect(said.output).toContain('postcss.config.cjs has no effect');
  });

  it('has its home page, with the components of vocs/components', () => {
    const html = built('index.html');
    expect(html).toContain('<h1 class="Home-title vocs_HomePage_title">Old</h1>');
    expect(html).toContain('npm install old');
    expect(html).toMatch(/<a class="Button[^>]*data-variant="accent" href="\/guide">Start<\/a>/);
    expect(html).toContain('href="https://s.example"');
    expect(html).toContain('data-logo="off"');
  });

  it('has its pages, with partials, dates and the directive that does not end', () => {
    const html = built('guide.html');
    expect(html).toContain('Part with props.');
    expect(html).toContain('Careful');
    expect(html).toMatch(/<aside class="Callout" data-type="note"[^]*not closed/);
    expect(html).toContain('Soon');
    expect(html).toContain('<link data-head="" rel="canonical" href="https://old.example/guide"/>');
  });

  it('has what its plugins of unified make, and formulas; one that throws is named', () => {
    expect(built('guide.html')).toMatch(/<math.*<msup>/);
    expect(built('guide.html')).toContain('<p>LOUD</p>');
    expect(said.output).toContain('warning: Plugin broken failed: of another pipeline');
  });

  it('has the state of its components, where their props are data', () => {
    const html = built('state.html');
    expect(html).toMatch(
      /<docs-island data-island="components\/Counter.tsx#Counter" data-props="{&quot;start&quot;:3}"[^>]*><button>3<\/button><\/docs-island>/,
    );
    expect(html).toMatch(/<docs-island [^>]*#Shown"[^>]*><button>5 times<\/button>/);
    expect(html).not.toMatch(/<docs-island [^>]*><button>0 labels/);
    expect(html).toContain('<button>0 labels</button>');
    expect(said.output).toContain('useState does nothing: the component runs at build only');
  });

  it('has the content of a component that a package’s island cannot be, with a warning', () => {
    expect(built('kit.html')).toMatch(/<b>picked(?: |<!-- -->)+0<\/b>/);
    expect(said.output).toContain('components/Kit.tsx');
  });

  it('keeps elements as they are beside addresses in the text', () => {
    const html = built('text.html');
    expect(html).toMatch(/<div class="alone"><a href="\/guide">One<\/a>\s*<a href="\/state">/);
    for (const href of ['mailto:me@example.com', 'https://www.example.com', 'https://example.org'])
      expect(html).toContain(`href="${href}"`);
    expect(said.output).not.toContain('[foreign-syntax]');
  });

  it('has the look that its style sheets give the elements, and the theme survives them', () => {
    const sheet = /\/assets\/[\w-]+\.css/.exec(built('guide.html'))![0];
    const css = built(sheet);
    expect(css).toMatch(/:is\(\.vocs_H2,\s?\.Prose h2,\s?h2\.Markdown\)\{letter-spacing:1px/);
    expect(css).toContain('--color-background:#f8f4ee');
    expect(css).toContain('--color-border:#abc123');
    expect(css).toMatch(/@layer components\{button\{all:unset\}\}/);
  });

  it('has front matter in its expressions', () => {
    expect(built('state.html')).toMatch(/<h1[^>]*>State 7<\/h1>/);
  });

  it('has its color scheme alone', () => {
    const html = built('guide.html');
    expect(html).toMatch(/<html [^>]*class="dark"/);
    // The script of every page leaves a forced scheme as it is.
    expect(html).toMatch(/<html [^>]*data-forced-scheme/);
    expect(html).not.toMatch(/toggle-theme|prefers-color-scheme/);
  });

  it('has its layout and its footer around each page', () => {
    expect(built('guide.html')).toContain(
      '<div class="own-layout" data-at="/guide"><a href="/guide">G</a>',
    );
    expect(built('index.html')).toContain('own footer 7.7');
  });

  it('runs the effects of its layout in the browser', () => {
    expect(built('guide.html')).toMatch(
      /<docs-island data-island="[^"]*MountedLayout" data-props="{&quot;path&quot;:&quot;\/guide&quot;[^>]*data-hydrate="idle"[^>]*><\/docs-island>/,
    );
  });

  it('finds no page in search that boostDocument leaves out', () => {
    expect(built('search-index.json')).toContain('"href":"/guide"');
    expect(built('search-index.json')).not.toContain('"href":"/kit"');
  });

  it('has its head, which the policy allows', () => {
    const html = built('guide.html');
    expect(html.match(/property="og:title"/g)).toHaveLength(1);
    expect(html).toContain('property="og:title" content="/guide"');
    expect(html).toContain('window.counted = 1');
    const policy = built('_headers');
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(policy).toMatch(new RegExp(`${name} 'self' [^;]*https://count\\.example`));
    expect(policy.match(/'sha256-/g)!.length).toBeGreaterThanOrEqual(2);
  });

  it('is checked as strictly as checks says', async () => {
    const file = at('vocs.config.tsx');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace("title: 'Old',", "title: 'Old', checks: { 'dead-link': 'error' },"),
    );
    const { status, output } = await docs('check');
    expect(status).toBe(1);
    expect(output).toMatch(/error: The link "\/nowhere" leads to a page that does not exist/);
  });
});
