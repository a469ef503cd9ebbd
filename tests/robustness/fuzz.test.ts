import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { decodeText } from '../../packages/core/src/content/source/decode-text.ts';
import type { Page } from '../../packages/core/src/shared/page/page.ts';
import { htmlProblems } from './html-problems.ts';
import { createRandom, mutate } from './mutate.ts';
import { createPageRenderer } from './render-page.ts';
import { createWatchdog } from './watchdog.ts';

/* `FUZZ_CASES=100000 FUZZ_SEED=7 npx vitest run tests/robustness/fuzz.test.ts` runs more cases. */
const cases = Number(process.env.FUZZ_CASES ?? 150);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const timeoutMs = Math.max(600_000, cases * 100);

/** The maximum duration of a case on the slowest machine, in ms: a watchdog, not a measurement. */
const budgetMs = 60_000;

const root = join(import.meta.dirname, '../..');
const pages = ['site/pages', 'tests/fixture/pages', 'packages/core/src/content/fixtures']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.mdx?$/.test(name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .sort()
  .map((file) => readFileSync(file, 'utf8'));

/** A text as read from a file: in UTF-8, its line ends normalized. */
const asRead = (text: string) => decodeText(Buffer.from(text));

const render = createPageRenderer(join(root, 'tests/fixture'));

/** The problems of a rendered page; none if it is rendered correctly, or rejected with a place. */
function problemsOf({ facts, html }: Page): string[] {
  const errors = facts.diagnostics.filter(({ severity }) => severity === 'error');
  const vague = errors.filter(({ file, line, rule }) => !file || !line || rule === 'internal');
  if (vague.length > 0)
    return vague.map(({ rule, message, line }) => `${rule} ${line} ${message.slice(0, 300)}`);
  if (errors.length > 0) return [];
  // An id within an expression, as in `{list.map(() => <i id="a" />)}`, is known only at run time.
  const isKnown = (problem: string) => {
    const id = /^id "(.*)" twice$/.exec(problem)?.[1];
    return id === undefined || facts.anchors.includes(id);
  };
  return htmlProblems(html).filter(isKnown);
}

const watchdog = createWatchdog(budgetMs);
beforeAll(() => {
  // React's warnings about unknown attributes are not the subject here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => watchdog.stop());

it(
  `renders ${cases} changed pages, or says where they are wrong`,
  async () => {
    expect(pages.length).toBeGreaterThan(20);
    const failures: string[] = [];
    let rendered = 0;
    for (let number = 0; number < cases && failures.length < 20; number++) {
      const random = createRandom(seed * 1_000_003 + number);
      const text = asRead(mutate(random.pick(pages), random));
      const file = `pages/index.${random.pick(['mdx', 'md'])}`;
      watchdog.begin(number);
      let problems: string[];
      try {
        const page = await render({ path: '/', file, text });
        problems = problemsOf(page);
        if (page.html) rendered++;
      } catch (error) {
        problems = [`threw ${error instanceof Error ? error.stack : String(error)}`];
      }
      if (problems.length > 0)
        failures.push(
          `FUZZ_SEED=${seed}, case ${number}, ${file}: ${problems.slice(0, 3).join('; ')}\n${JSON.stringify(text)}`,
        );
    }
    expect(failures.join('\n\n')).toBe('');
    expect(rendered).toBeGreaterThan(cases / 4);
  },
  timeoutMs,
);
