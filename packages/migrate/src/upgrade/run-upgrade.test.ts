import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runUpgrade } from './run-upgrade.ts';
import { type Addition, upgradeConfig } from './upgrade-config.ts';
import { testFolder } from '../../../core/src/node/files/test-folder.test.kit.ts';

const samples = join(import.meta.dirname, '../../../../manual/samples/upgrade');

const { at, write, read } = testFolder();

/** Runs the command: its exit code, and the lines that it printed. */
async function upgrade(options: { dry?: boolean } = {}) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const code = await runUpgrade({ folder: at(), ...options });
    return { code, lines: log.mock.calls.map(([line]) => String(line)) };
  } finally {
    log.mockRestore();
  }
}

const manifest = (more: object = {}) =>
  JSON.stringify({ private: true, dependencies: { stilldocs: '^0.1.0' }, ...more });

describe('docs upgrade', () => {
  it('moves the site that the manual shows: its configuration, its package.json, its imports', async () => {
    write('docs.config.ts', readFileSync(join(samples, 'before.config.ts'), 'utf8'));
    write('package.json', manifest({ scripts: { agents: 'docs mcp --root .' } }));
    write('pages/index.mdx', "import { Tabs, Raw as R } from 'stilldocs/components'\n\n# A\n");
    write('pages/api.md', '---\ntitle: API\nopenapi: ~/api.yaml\n---\n');
    write('pages/flow.md', '# Flow\n\n```mermaid\na --> b\n```\n');
    write('node_modules/a/pages/b.md', '```mermaid\n```\n');
    const { code, lines } = await upgrade();
    expect(lines).toEqual([
      'pages/index.mdx: imports Raw as R from @stilldocs/vocs/components',
      'docs.config.ts: adds openapi() of @stilldocs/openapi to extensions',
      'docs.config.ts: adds diagrams() of @stilldocs/diagrams to extensions',
      'docs.config.ts: adds vocs() of @stilldocs/vocs to extensions',
      'docs.config.ts: socialCards is cards() of @stilldocs/cards',
      'docs.config.ts: proof is proof() of @stilldocs/proof',
      expect.stringMatching(/^package\.json: adds @stilldocs\/cards, .*mcp.*vocs$/),
      '\nNext:\n  npm install && npx docs check',
    ]);
    expect(code).toBe(0);
    expect(read('pages/index.mdx')).toBe(
      "import { Tabs } from 'stilldocs/components';\nimport { Raw as R } from '@stilldocs/vocs/components'\n\n# A\n",
    );
    expect(read('docs.config.ts')).toContain(
      "extensions: [openapi(), diagrams(), vocs(), cards(), proof({ rows: ({ path }) => [['Page', path]] })],",
    );
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
    expect(dependencies).toMatchObject({ '@stilldocs/openapi': expect.stringMatching(/^\^\d/) });
    expect((await upgrade()).lines[0]).toMatch(/^Nothing to change/);
  });

  it('writes what the manual shows', async () => {
    write('docs.config.ts', readFileSync(join(samples, 'before.config.ts'), 'utf8'));
    write('package.json', manifest());
    await upgrade();
    expect(read('docs.config.ts')).toBe(readFileSync(join(samples, 'after.config.ts'), 'utf8'));
  });

  it('changes nothing with --dry', async () => {
    write('docs.config.js', 'export default { socialCards: true };');
    write('package.json', manifest());
    expect((await upgrade({ dry: true })).lines.at(-1)).toBe('Nothing was written.');
    expect(read('docs.config.js')).toBe('export default { socialCards: true };');
    expect(read('package.json')).toBe(manifest());
  });

  it('says what to write where the options stand elsewhere, and where no package.json has the engine', async () => {
    write(
      'docs.config.js',
      "import own from './own.js';\nexport default own({ proof: true }).all;\n",
    );
    const { code, lines } = await upgrade();
    expect(code).toBe(1);
    expect(lines[1]).toMatch(
      /^By hand: docs\.config\.js has no object.*add proof\(\) to extensions in place of proof$/,
    );
    expect(lines[2]).toMatch(
      /^By hand: no package\.json lists stilldocs: install @stilldocs\/proof$/,
    );
  });

  it('gives a site on Vocs its package, and refuses a folder without a site', async () => {
    await expect(upgrade()).rejects.toThrow(/There is no site in .*: it has no docs\.config\.ts/);
    write('vocs.config.ts', 'export default {};');
    write('package.json', manifest());
    write('docs/pages/index.md', '```ts twoslash\n1;\n```\n');
    expect((await upgrade()).lines[0]).toBe('package.json: adds @stilldocs/types, @stilldocs/vocs');
    expect(existsSync(at('docs.config.ts'))).toBe(false);
  });
});

describe('the configuration', () => {
  const moved: Addition[] = [
    { package: '@stilldocs/cards', create: 'cards', option: 'socialCards' },
    { package: '@stilldocs/proof', create: 'proof', option: 'proof' },
  ];
  it.each([
    ['{ title: 1, proof: true }', '{ title: 1, extensions: [proof()], }'],
    ['{ proof: false, title: 1 }', '{ title: 1 }'],
    ['{ extensions: [], proof: true }', '{ extensions: [proof()], }'],
    ['{ extensions: [a()], proof: true }', '{ extensions: [a(), proof()], }'],
    ['{ extensions: all, proof: true }', '{ extensions: [...all, proof()], }'],
    ["{ 'socialCards': true, proof: { rows } }", '{ extensions: [cards(), proof({ rows })], }'],
    ['{ title: 1 }', '{ title: 1 }'],
  ])('%s', (before, after) => {
    const made = upgradeConfig(`export default ${before};`, 'docs.config.ts', moved)!;
    expect(made.text.split('export default ')[1]).toBe(`${after};`);
  });

  it.each([
    ["{ twoslash: { folder: 'a' } }", "{ extensions: [types({ folder: 'a' })], }"],
    ['{ twoslash: false }', '{ extensions: [types()], }'],
    ['{}', '{\n  extensions: [types()],}'],
  ])('%s of a site with samples gets the extension once', (before, after) => {
    const types = { package: '@stilldocs/types', create: 'types' };
    const additions = [types, { ...types, option: 'twoslash' }];
    const made = upgradeConfig(`export default ${before};`, 'docs.config.ts', additions)!;
    expect(made.text.split('export default ')[1]).toBe(`${after};`);
  });

  it('keeps a name of its own, and what is imported already', () => {
    const own = 'const proof = { rows: () => [] };\nexport default { proof };';
    expect(upgradeConfig(own, 'docs.config.ts', moved)!.text).toBe(
      "import { proof as proofExtension } from '@stilldocs/proof';\nconst proof = { rows: () => [] };\nexport default { extensions: [proofExtension(proof)], };",
    );
    const done =
      "import { diagrams } from '@stilldocs/diagrams';\nexport default { extensions: [diagrams()] };";
    const needed = [{ package: '@stilldocs/diagrams', create: 'diagrams' }];
    expect(upgradeConfig(done, 'docs.config.ts', needed)).toEqual({ text: done, made: [] });
  });
});
