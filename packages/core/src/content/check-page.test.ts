import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFeature } from './compile.test.kit.ts';
import { testFolder } from '../node/files/test-folder.test.kit.ts';

const { at } = testFolder({ isShared: true });

/** Compiles pages with a feature whose check is the body of a function. */
function withCheck(body: string, rules = {}) {
  const file = at(`${Math.random()}.mjs`);
  writeFileSync(
    file,
    `export default () => ({ drawings: { seats: (fence, page) => page.report({ line: fence.line, rule: 'seats', message: 'No seats' }) }, check(page) { ${body} } });`,
  );
  return withFeature(file, undefined, { rules });
}

const seats = { severity: 'warn', finds: 'A room without seats' } as const;

it('a feature reports a mistake of a page by a rule of its own, with its severity and its place', async () => {
  const { problemsOf } = withCheck(
    `for (const { text, line } of page.headings)
       if (/Blue/.test(text)) page.report({ line, rule: 'seats', message: page.title + ' has no seats', hint: 'Add one' });`,
    { seats },
  );
  expect(await problemsOf('# Rooms\n\nText\n\n## Blue room')).toEqual([
    'warning 5:undefined seats Rooms has no seats (Add one)',
  ]);
  expect(await problemsOf('A\n\n```seats\n```')).toContainEqual(
    expect.stringContaining('warning 3:1 seats No seats'),
  );
});

it('a mistake by a fixed rule is always an error', async () => {
  const { compile } = withCheck(`page.report({ line: 1, rule: 'seats', message: 'm' })`, {
    seats: { ...seats, severity: 'error', isFixed: true },
  });
  expect((await compile('# A')).facts.diagnostics).toMatchObject([
    { rule: 'seats', severity: 'error', isFixed: true, file: 'pages/a.mdx' },
  ]);
});

it('a rule that the extension does not have is an error that names it, and a rule of the engine is fine', async () => {
  const none = withCheck(`page.report({ line: 1, rule: 'tables', message: 'No table' })`, {
    seats,
  });
  expect(await none.problemsOf('# A')).toEqual([
    'error 1:undefined extension An extension reports a mistake by the rule "tables", which it does not have: No table (Add "tables" to "rules" of the extension)',
  ]);
  const engines = withCheck(`page.report({ line: 1, rule: 'missing-alt', message: 'No text' })`);
  expect(await engines.problemsOf('# A')).toEqual(['warning 1:undefined missing-alt No text']);
});

it('a check that throws is an error of the page, and notes the files that it reads', async () => {
  const { compile } = withCheck(`page.reads('/data/rooms'); throw new Error('no rooms')`);
  const { facts } = await compile('# A');
  expect(facts.reads).toHaveProperty('/data/rooms');
  expect(facts.diagnostics).toMatchObject([
    {
      rule: 'extension',
      file: 'pages/a.mdx',
      message: 'The extension "test" failed at the check of the page: no rooms',
    },
  ]);
});
