import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RuleName, rules } from '../packages/core/src/shared/diagnostics/rules.ts';
import { docs, samples } from './docs.test.kit.ts';

const site = join(samples, 'mistakes');
const pages = readdirSync(join(site, 'pages')).filter((name) => /^(?!_|index).*\.mdx?$/.test(name));

/** Rules that no page of a site breaks: of the command line, the file system, or the site itself. */
const ofNoPage: RuleName[] = [
  ...([
    'foreign-config',
    'limit',
    'import',
    'remote-content',
    'encoding',
    'external-link',
    'live-sample',
    'island-export',
    'duplicate-path',
  ] as const),
  ...(['page-name', 'link-out', 'no-pages', 'config', 'option', 'output', 'preview'] as const),
  ...([
    'listen',
    'file-system',
    'internal',
    'unused-sidebar',
    'orphan-page',
    'stale-translation',
    'translation',
    'plugin',
    'plugin-message',
    'extension',
  ] as const),
];

describe('the mistakes that the manual shows', () => {
  /** Every message of the site: its rule, its file, its text. */
  let messages: { rule: string; file: string; text: string }[] = [];

  beforeAll(async () => {
    const { output } = await docs('check', '--root', site, '--all');
    messages = output.split(/\n\n(?=error:|warning:|\d+ error)/).map((text) => ({
      rule: /\[([\w-]+)\]$/m.exec(text)?.[1] ?? '',
      file: /^ {2}([\w./-]+\.[a-z]+)(?=:|$)/m.exec(text)?.[1] ?? '',
      text: `${text.trim()}\n`,
    }));
  });

  it.each(pages)('%s: the engine says what the manual shows', async (page) => {
    const rule = page.split('.')[0]!;
    const own = messages.filter(
      (it) =>
        it.rule === rule &&
        ([`pages/${page}`, `pages/${rule}.search.txt`].includes(it.file) ||
          !it.file.startsWith('pages/') ||
          it.file.startsWith('pages/_')),
    );
    const text = own.map((it) => it.text).join('\n');
    expect(text).not.toBe('');
    await expect(text).toMatchFileSnapshot(join(site, 'messages', `${rule}.txt`));
  });

  it('has a page for every rule that a page can break', () => {
    const without = (Object.keys(rules) as RuleName[]).filter(
      (rule) => !['md', 'mdx'].some((end) => existsSync(join(site, `pages/${rule}.${end}`))),
    );
    expect(without.toSorted()).toEqual(ofNoPage.toSorted());
  });
});
