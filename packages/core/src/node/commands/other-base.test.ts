import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contents, useSites } from './build.test.kit.ts';

const { root, docs, write } = useSites('other-base');

/** Builds the site whole, and takes its output away. */
async function build(...args: string[]) {
  const { status, output } = await docs('build', '--root', root(), ...args);
  expect(status, output).toBe(0);
  renameSync(join(root(), 'dist'), join(root(), 'built'));
  const files = contents(join(root(), 'built'));
  const text = readdirSync(join(root(), 'built'), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => readFileSync(join(each.parentPath, each.name), 'utf8'))
    .join('\n');
  const html = readFileSync(join(root(), 'built/index.html'), 'utf8');
  rmSync(join(root(), 'built'), { recursive: true });
  return { output, files, text, html };
}

const site: Record<string, string> = {
  'docs.config.tsx': `import { house } from './house.ts';
export default {
  title: 'Site',
  extensions: [house],
  banner: { content: <a href="/other">Other</a>, dismissable: false },
};`,
  'house.ts': `export const house = { name: 'house', components: { PageFooter: '~/Footer.tsx' } };`,
  'Footer.tsx': `import { linkTo } from 'stilldocs/components';
import logo from './logo.svg';
export default function Footer() {
  return <p><img alt="" src={logo} /><a {...linkTo('/other')}>Linked</a><a href="/other">Plain</a></p>;
}`,
  'Card.tsx': `import { linkTo } from 'stilldocs/components';
import logo from './logo.svg';
export function Card() {
  return <p>
    <img alt="" src={logo} /><a {...linkTo('/other')}>Linked</a>
  </p>;
}`,
  'Home.tsx': `import { useSite } from 'stilldocs/components';
export const Home = () => <a href={useSite().base || '/'}>Home</a>;
`,
  // Too large to stand in the code.
  'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(5000)}--></svg>`,
  'pages/index.mdx': `import { Card } from '../Card.tsx';

# Home

See [the other page](/other).

<Card />
`,
  'pages/home.mdx': "import { Home } from '../Home.tsx';\n\n# Home\n\n<Home />\n",
  'pages/other.md': '# Other\n\n[Home](/) and ![a picture](../logo.svg)\n',
};

it('builds the same under a base whether the cache is empty or has the pages of another base', async () => {
  for (const [name, text] of Object.entries(site)) write(name, text);
  const cold = await build('--base', '/docs');
  rmSync(join(root(), 'node_modules'), { recursive: true });
  const withoutBase = await build();
  const warm = await build('--base', '/docs');

  // The page whose component reads the base is rendered for each.
  expect(warm.output).toContain('(2 from cache)');
  expect(warm.files).toEqual(cold.files);
  expect(withoutBase.text).toContain('<a href="/">Home</a>');
  expect(warm.text).toContain('<a href="/docs">Home</a>');
  expect(warm.html).not.toMatch(/ (?:href|src)="\/(?!docs[/"])/);
  expect(warm.html.match(/href="\/docs\/other"/g)).toHaveLength(5);
  for (const { text } of [cold, withoutBase, warm]) expect(text).not.toContain('base-of-the-site');
});

it('refuses to show a build below a base for which it was not built', async () => {
  write('docs.config.js', `export default { title: 'Site' };`);
  write('pages/index.md', '# Home\n');
  expect((await docs('build', '--root', root(), '--base', '/docs')).status).toBe(0);
  const { status, output } = await docs('preview', '--root', root(), '--base', '/zz');
  expect([status, output]).toEqual([1, expect.stringContaining('the base "/docs"')]);
  expect(output).toContain('Build it with --base /zz');
});

it('gives `import.meta.env.BASE_URL` to code that compares it', async () => {
  write('docs.config.js', `export default { title: 'Site' };`);
  write(
    'Root.jsx',
    `const url = import.meta.env.BASE_URL;
export const Root = () => <p>{url === '/' ? 'at the root' : 'below ' + url}</p>;`,
  );
  write('pages/index.mdx', "import { Root } from '../Root.jsx';\n\n# Home\n\n<Root />\n");

  expect((await build()).html).toContain('<p>at the root</p>');
  expect((await build('--base', '/docs')).html).toContain('<p>below /docs/</p>');
});
