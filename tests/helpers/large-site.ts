import { type Host as AnyHost, hostedTest } from './hosted-site.ts';
import { writeSite } from './own-site.ts';

/* A site with so many pages that readers search in shards. */

/** The builds of the site. The second has another page before all others, and other words on each. */
type BuildName = 'first' | 'second';

/** A host of that site. */
export type Host = AnyHost<BuildName>;

const count = 305;

function filesOf(build: BuildName, base: string): Record<string, string> {
  const text = (name: string) =>
    `# Page ${name}\n\nThe quokka of the ${build} build.\n\n## Part of ${name}\n\nMarsupial ${name}.\n`;
  const names = Array.from({ length: count }, (_, index) => `p${index}`);
  const added = build === 'second' ? ['added'] : [];
  return {
    'docs.config.ts': `import { defineConfig } from 'stilldocs';
export default defineConfig({
  title: 'Large',
  basePath: '${base || '/'}',
  serviceWorker: true,
  checks: { 'orphan-page': 'off' },
  sidebar: [{ text: 'Pages', items: [{ text: 'p7', link: '/p7' }] }],
});
`,
    'pages/index.mdx': '# Home\n',
    'pages/p7.search.txt': '#part-of-p7\nkangaroo\n',
    ...Object.fromEntries([...added, ...names].map((name) => [`pages/${name}.mdx`, text(name)])),
  };
}

/** Tests on a host of that site. */
export const test = hostedTest('large', ['first', 'second'], filesOf);

/** Writes the site for a server that a spec starts. */
export const writeLargeSite = (name: string) => writeSite(name, filesOf('first', ''));
