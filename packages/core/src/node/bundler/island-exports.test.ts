import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { mayBeClientFile, transformIslandFile } from './island-transform.ts';

const options = { file: 'components/a.tsx', id: 'components/a.tsx', runtime: '/engine/island.tsx' };

/** Transforms a client file, and checks that the output parses. */
function transform(body: string) {
  const result = transformIslandFile(`'use client';\n${body}`, options)!;
  parseAst(result.code, { lang: 'tsx' });
  return result;
}

describe('a constant with a capital letter', () => {
  it.each([
    'export const Limit = 5;',
    'export const Limit = -5 as const;',
    'export const Sizes = [1, 2];',
    'export const Sizes = { small: 1 } satisfies object;',
    'export const Pattern = /a/;',
    'export const Store = new Map();',
    'export const Context = createContext(null);',
    'export const Context = React.createContext<null>(null);',
    'export const MAX_ITEMS = limit();',
    'export enum Kind { A }',
    'const Sizes = [1];\nexport { Sizes };',
    'interface Props {}\nexport { Props };',
    'const sizes = [1];\nexport default sizes;',
    'export default { a: 1 };',
  ])('is no component: %s', (body) => {
    const { code, components } = transform(body);
    expect(components).toEqual([]);
    expect(code).toContain(body);
  });

  it.each([
    'export const Tabs = memo(Inner);',
    'export const Tabs = (() => <p/>) as FC;',
    'export const Tabs = styled.p`a`;',
    'export const Tabs = Base.Tabs;',
    'export const Tabs = isNew ? New : Old;',
    'export const { Tabs } = createTabs();',
    'export const FAQ = () => <p/>;',
  ])('may be a component: %s', (body) => {
    expect(transform(body).components).toEqual([/FAQ|Tabs/.exec(body)![0]]);
  });

  it('leaves the other names of a pattern exported', () => {
    const { code } = transform(
      'export const { Tabs, use: [useTabs = 1], ...rest } = createTabs()\nfoo();',
    );
    expect(code).toContain('; export { useTabs, rest };\nfoo();');
  });
});

describe('the default export', () => {
  it.each([
    ['(\n  () => <p/>\n)', 'const __default = (\n  () => <p/>\n)'],
    ['/* a */ (() => <p/>) as FC', 'const __default = /* a */ (() => <p/>) as FC'],
    ['async function () {}', 'const __default = async function () {};'],
  ])('keeps all that belongs to it: %j', (body, expected) => {
    expect(transform(`export default ${body}`).code).toContain(expected);
  });

  it('may have a comment between its keywords', () => {
    const { code } = transform('export // one\n/* two */ default function Tabs() {}\n// end');
    expect(code.split('\n')[3]).toBe('// end');
  });

  it('may be a hook only by its name', () => {
    expect(transform('const useTabs = () => 1;\nexport default useTabs;').components).toEqual([]);
    expect(
      transform('const useTabs = () => 1;\nexport { useTabs as default };').components,
    ).toEqual([]);
  });
});

it('takes the policy with a type, from a list and beside other constants', () => {
  for (const body of [
    "export const hydrate = 'idle' satisfies HydrationPolicy;",
    "const hydrate = 'idle';\nexport { hydrate };",
    "export const count = 1, hydrate = 'idle';",
  ]) {
    expect(transform(body)).toMatchObject({ policy: 'idle', diagnostics: [] });
  }
});

it('finds the directive fast, after any number of comments', () => {
  const comments = '/* a * b **/ // c\n'.repeat(20_000);
  // CPU time of this process: other processes may use the cores.
  const begin = process.cpuUsage();
  expect(mayBeClientFile(`${comments}'use client'`)).toBe(true);
  expect(mayBeClientFile(`${comments}const a = 1;`)).toBe(false);
  expect(mayBeClientFile(`/*${' '.repeat(5_000_000)}*/ 'use client'`)).toBe(true);
  expect(process.cpuUsage(begin).user).toBeLessThan(1_000_000);
});
