import { expect, it } from 'vitest';
import { useSites } from './build.test.kit.ts';

const { root, docs, write } = useSites('hidden-problems');

/** `file:line rule` of all mistakes of a run. */
async function mistakes(...command: string[]): Promise<string[]> {
  const { output } = await docs(...(command.length > 0 ? command : ['check']), '--root', root());
  const all = output.matchAll(/^(?:error|warning): .* \[(\S+)\]\n {2}([^\s:]+(?::\d+)?)/gm);
  return Array.from(all, ([, rule, place]) => `${place} ${rule}`).sort();
}

it('names the mistakes of pages beside a wrong option, an import that does not resolve and a broken component', async () => {
  write('docs.config.ts', "export default {\n  title: 'Site',\n  titel: 1,\n  redirect: {},\n};\n");
  write(
    'components/Broken.tsx',
    "import { no } from './no.ts';\nexport const Broken = () => no;\n",
  );
  write('pages/index.md', '# Home\n\n![No](/no.png)\n\n[Gone](/gone) [B](/b)\n');
  write(
    'pages/b.mdx',
    "---\ntitel: B\n---\nimport { Broken } from '../components/Broken.tsx'\n\n# B\n\n<Broken/>\n\n<Unknown/>\n",
  );
  expect(await mistakes()).toEqual([
    'components/Broken.tsx:1 import',
    'docs.config.ts:3 config',
    'docs.config.ts:4 config',
    'pages/b.mdx:10 unknown-component',
    'pages/b.mdx:2 front-matter',
    // The link "/gone" may be one of the redirects that are misspelt.
    'pages/index.md:3 dead-asset',
  ]);
  // A part of the pages is built.
  expect(await mistakes('build', '--shard', '1/2')).toContain('pages/b.mdx:2 front-matter');
  write('docs.config.ts', "throw new Error('no');\n");
  write(
    'components/Broken.tsx',
    'export const Broken = () => title;\nconst title = window.document.title;\n',
  );
  expect(await mistakes()).toEqual([
    // The test lies in the engine's folder, whose lines are no author's.
    'components/Broken.tsx render',
    'docs.config.ts config',
    'pages/b.mdx:10 unknown-component',
    'pages/b.mdx:2 front-matter',
    // The image may be one that the configuration makes.
    'pages/index.md:5 dead-link',
  ]);
});
