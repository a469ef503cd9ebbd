import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { engineRoot } from '../files/engine-version.ts';
import { buildSite } from './build.ts';
import { problemsOfFailure } from '../../shared/diagnostics/diagnostic.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

// Below the workspace, so that the site finds React.
const parent = join(engineRoot, '../../tests/.sites/thrown-functions');
const { at, write } = testFolder({ isShared: true, below: parent });
beforeAll(() => {
  write('pages/index.md', '# Home');
  // The bundler takes the types out, which moves the lines.
  write(
    'own/refuse.ts',
    `interface Unused {
  a: string;
}
type Also = Unused;

export async function refuse(name: string): Promise<never> {
  await Promise.resolve();
  throw new Error(\`no \${name as Also['a']}\`);
}

export function refuseAtOnce(): never {
  throw new TypeError('not at all');
}
`,
  );
});

/** The mistakes of a build with these options, or with `dry` of a check. */
async function problemsOf(options: string, dry: boolean): Promise<Diagnostic[]> {
  write(
    'docs.config.ts',
    `import { refuse, refuseAtOnce } from './own/refuse.ts';\nconst title: string = 'Site';\nexport default { title,\n${options}\n};`,
  );
  return problemsOfFailure(buildSite({ root: at(), dry, workers: 0 }));
}

const later = { file: 'own/refuse.ts', line: 8, column: 9 };
const atOnce = { file: 'own/refuse.ts', line: 12, column: 9 };

describe('a function of the configuration that throws is an error with the place in its own file', () => {
  it.each([
    ['head', "head: () => refuse('head'),", later],
    ['aiCta.query', 'aiCta: { query: () => refuseAtOnce() },', atOnce],
  ])('%s', async (option, written, place) => {
    const [problem] = await problemsOf(written, true);
    expect(problem).toMatchObject({ severity: 'error', rule: 'config', ...place });
    expect(problem!.message).toContain(`"${option}" of the configuration failed on /: n`);
  });

  it('in the config file itself', async () => {
    const problems = await problemsOf("head: () => {\nthrow new Error('here');\n},", true);
    expect(problems).toMatchObject([{ file: 'docs.config.ts', line: 5 }]);
  });

  it.each([
    ['onPage', 'onPage: () => refuseAtOnce()', atOnce],
    ['the output /a.txt', "outputs: [{ file: '/a.txt', content: () => refuse('a') }]", later],
  ])('%s of an extension', async (what, written, place) => {
    rmSync(at('dist'), { recursive: true, force: true, maxRetries: 9 });
    const [problem] = await problemsOf(`extensions: [{ name: 'own', ${written} }],`, false);
    expect(problem).toMatchObject({ severity: 'error', rule: 'extension', ...place });
    expect(problem!.message).toContain(`The extension "own" failed in ${what}`);
    expect(problem!.hint).toBeUndefined();
    expect(existsSync(at('dist/index.html'))).toBe(false);
  });

  it('code that fails when workers load it, which cannot pass a place on', async () => {
    write('own/Wide.tsx', 'const { innerWidth } = window;\nexport const Wide = () => innerWidth;');
    for (let page = 0; page < 12; page++)
      write(
        `pages/more/${page}.mdx`,
        "import { Wide } from '../../own/Wide.tsx'\n\n# A\n\n<Wide />",
      );
    write('docs.config.ts', "export default { title: 'Site' };");
    const [problem] = await problemsOfFailure(buildSite({ root: at(), dry: true, workers: 1 }));
    expect(problem).toMatchObject({ rule: 'render', file: 'own/Wide.tsx', line: 1 });
    rmSync(at('pages/more'), { recursive: true, maxRetries: 9 });
  });

  it('buildEnd of an extension, which alone throws when the output is in place, as its message says', async () => {
    const [end] = await problemsOf(
      `extensions: [{ name: 'own', buildEnd: () => refuse('end') }],`,
      false,
    );
    expect(end).toMatchObject({ severity: 'error', rule: 'extension', ...later });
    expect(end!.message).toContain('The extension "own" failed in buildEnd');
    expect(end!.hint).toBe('The new output has already replaced the last one');
    expect(existsSync(at('dist/index.html'))).toBe(true);
  });
});
