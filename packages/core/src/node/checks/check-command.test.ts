import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserConfig } from '../../shared/config/config.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { engineRoot } from '../files/engine-version.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const parent = join(engineRoot, 'node_modules/.tests-check');
const { at, write, read } = testFolder({ isShared: true, below: parent });

// The cache stays: what the browser loads is bundled once.
beforeEach(() => {
  for (const name of readdirSync(at()).filter((each) => each !== 'node_modules'))
    rmSync(at(name), { recursive: true, maxRetries: 9 });
});

const docs = (...args: string[]) => runDocs([...args, '--root', at()]);

function configure(config: Omit<Partial<UserConfig>, 'checks'> & { checks?: unknown }): void {
  write('docs.config.js', `export default ${JSON.stringify({ title: 'Site', ...config })};\n`);
}

/** A page with one mistake of each configurable rule. */
const wrong = [
  '# Home',
  '',
  '[a](/gone) [b](#gone) [c](/gone.pdf) ![](./gone.png)',
  '',
  '#### Deep',
  '',
  '# Again',
  '',
  'text <i id="x"/> <b id="x"/> <div>y</div>',
  '',
  ':::nothing',
  'z',
  ':::',
  '',
  '```nothing',
  'z',
  '```',
  '',
].join('\n');

const rulesIn = (text: string) =>
  [...text.matchAll(/^(error|warning): .*\[([a-z0-9-]+)\]$/gm)]
    .map(([, severity, rule]) => `${severity} ${rule}`)
    .sort();

describe('docs check', () => {
  it('reports all mistakes, each with place, code frame and hint, and fails', async () => {
    configure({ sidebar: { '/gnoe': [{ text: 'Gone', link: '/gone' }] } });
    write('pages/index.mdx', wrong);
    write('pages/alone.mdx', '# Alone\n\na\u0000b\n');
    const { status, stdout, stderr } = await docs('check');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(rulesIn(stderr)).toEqual([
      'error dead-anchor',
      'error dead-asset',
      'error dead-asset',
      'error dead-link',
      'error dead-link',
      'error duplicate-id',
      'error html-nesting',
      'warning control-character',
      'warning heading-level',
      'warning missing-alt',
      'warning multiple-h1',
      'warning orphan-page',
      'warning unknown-directive',
      'warning unknown-language',
      'warning unused-sidebar',
    ]);
    expect(stderr).toContain('pages/index.mdx:9:18');
    expect(stderr).toContain('> 5 | #### Deep\n');
    expect(stderr).toMatch(/docs\.config\.js:1:\d+\n/);
    expect(stderr).toMatch(/7 errors, 8 warnings\n$/);
  });

  it('names every unknown component at once, with the nearest name', async () => {
    configure({});
    write('pages/index.mdx', '# Home\n\n<Calout>a</Calout>\n\ntext <Whatever/>\n\n{1}\n');
    const { status, stderr } = await docs('check');
    expect(status).toBe(1);
    expect(stderr).toContain('<Calout>');
    expect(stderr).toContain('Did you mean <Callout>?');
    expect(stderr).toContain('pages/index.mdx:3:1');
    expect(stderr).toContain('pages/index.mdx:5:6');
  });

  it('does not fail for warnings, and writes nothing', async () => {
    configure({});
    write('pages/index.mdx', '# Home\n\n### Deep\n');
    const { status, stdout, stderr } = await docs('check');
    expect(rulesIn(stderr)).toEqual(['warning heading-level']);
    expect(stdout).toMatch(/^Checked 1 page in .*: no errors\n$/);
    expect(status).toBe(0);
    expect(existsSync(at('dist'))).toBe(false);
    expect(existsSync(at('.docs'))).toBe(false);
  });

  it('lists external links on the standard output, and nothing else there', async () => {
    configure({ topNav: [{ text: 'B', link: 'https://b.example' }] });
    write('pages/index.mdx', '# Home\n\n### Deep\n\n[a](https://a.example/x) www.b.example\n');
    const { status, stdout, stderr } = await docs('check', '--external-list');
    expect(stdout).toBe(
      'https://a.example/x\tpages/index.mdx:5\nhttps://b.example\tdocs.config.js\nhttps://www.b.example\tpages/index.mdx:5\n',
    );
    expect(stderr).toContain('[heading-level]');
    expect(stderr).toMatch(/Checked 1 page .*no errors/);
    expect(status).toBe(0);
  });

  it('lists the rules without a site', async () => {
    const { status, stdout } = await docs('check', '--rules');
    expect(stdout).toMatch(/^dead-link +error +A link/m);
    expect(stdout).toMatch(/^orphan-page +warn +A page/m);
    expect(stdout).not.toMatch(/^syntax/m);
    expect(status).toBe(0);
  });

  it('rejects settings of unknown and fixed rules, all at once', async () => {
    configure({ checks: { 'dead-lnk': 'off', syntax: 'off', 'dead-link': 'on' } });
    write('pages/index.mdx', '# Home\n');
    const { status, stderr } = await docs('check');
    expect(status).toBe(1);
    expect(stderr).toContain('Did you mean "dead-link"?');
    expect(stderr).toContain('what breaks it cannot be built');
    expect(stderr).toContain('Unexpected "on" for "checks.dead-link"');
    expect(stderr).toContain('3 errors');
  });
});

describe('the severities of docs build', () => {
  it('apply to cached pages, in both directions', async () => {
    // A page without components is independent of the server bundle, which contains the
    // configuration.
    write('pages/index.mdx', wrong.replace(/^text <.*$/m, ''));
    const build = async (checks: object) => {
      configure({ checks });
      const { status, stdout, stderr } = await docs('build');
      return { status, cached: /\((\d+) from cache\)/.exec(stdout)?.[1], found: rulesIn(stderr) };
    };
    const off = {
      'dead-link': 'off',
      'dead-anchor': 'off',
      'dead-asset': 'off',
      'heading-level': 'warn',
      'missing-alt': 'off',
      'multiple-h1': 'off',
      'unknown-directive': { allow: ['nothing'] },
      'unknown-language': { allow: ['pages/*'] },
    };
    const cold = await build(off);
    expect(cold).toEqual({ status: 0, cached: '0', found: ['warning heading-level'] });
    expect(read('dist/index.html')).toContain('Again');
    // The cache stores the warnings of a page.
    expect(await build(off)).toEqual({ ...cold, cached: '1' });
    const strict = await build({ ...off, 'heading-level': 'error' });
    expect(strict).toEqual({ status: 1, cached: undefined, found: ['error heading-level'] });
    expect(await build({ ...off, 'heading-level': 'off' })).toEqual({
      status: 0,
      cached: '1',
      found: [],
    });
  }, 60_000);

  it('detect that a missing image exists now', async () => {
    configure({ checks: { 'dead-asset': 'warn', 'missing-alt': 'off' } });
    write('pages/index.mdx', '# Home\n\n![a](./a.svg)\n');
    expect(rulesIn((await docs('build')).stderr)).toEqual(['warning dead-asset']);
    write('pages/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    expect(rulesIn((await docs('build')).stderr)).toEqual([]);
  }, 60_000);

  it('write the schema of front matter for editors', async () => {
    configure({});
    write('pages/index.mdx', '# Home\n');
    expect((await docs('build')).status).toBe(0);
    const schema = read('.docs/front-matter.schema.json');
    expect(JSON.parse(schema)).toMatchObject({ type: 'object', additionalProperties: false });
  }, 60_000);
});
