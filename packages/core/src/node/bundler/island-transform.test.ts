import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { transformIslandFile } from './island-transform.ts';
import { options, transform } from './island-transform.test.kit.ts';

describe('a component that is exported', () => {
  it.each([
    ['as a function', 'export function Tabs() { return <p/>; }', 'Tabs', 'Tabs'],
    ['as an async function', 'export async function Tabs() {}', 'Tabs', 'Tabs'],
    ['as a const arrow', 'export const Tabs = () => <p/>;', 'Tabs', 'Tabs'],
    [
      'as a const with a type',
      'export const Tabs: FC<{ a: 1 }> = memo(() => <p/>)',
      'Tabs',
      'Tabs',
    ],
    [
      'as a generic function',
      'export function Tabs<Item,>({ items }: { items: Item[] }) { return <p>{items.length}</p>; }',
      'Tabs',
      'Tabs',
    ],
    [
      'as a class',
      'export class Tabs extends Component { render() { return <p/>; } }',
      'Tabs',
      'Tabs',
    ],
    ['as a named default function', 'export default function Tabs() {}', 'default', 'Tabs'],
    ['as a named default class', 'export default class Tabs {}', 'default', 'Tabs'],
    [
      'as an anonymous default function',
      'export default function () { return <p/>; }',
      'default',
      '__default',
    ],
    ['as an anonymous default class', 'export default class {}', 'default', '__default'],
    ['as a default arrow', 'export default () => <p/>;', 'default', '__default'],
    [
      'as a default expression',
      'export default memo(Tabs);\nfunction Tabs() {}',
      'default',
      '__default',
    ],
    ['as a default name', 'function Tabs() {}\nexport default Tabs;', 'default', '__default'],
    ['as a default in parentheses', 'export default (() => <p/>);', 'default', '__default'],
    [
      'as a default over two lines',
      'export default\n  memo(function Tabs() {})',
      'default',
      '__default',
    ],
    ['in a list', 'function Tabs() {}\nexport { Tabs };', 'Tabs', 'Tabs'],
    [
      'in a list under another name',
      'function tabs() {}\nexport { tabs as Tabs };',
      'Tabs',
      'tabs',
    ],
    ['in a list as default', 'function Tabs() {}\nexport { Tabs as default };', 'default', 'Tabs'],
    ['after a comment', '/** Tabs. */\nexport /* here */ function Tabs() {}', 'Tabs', 'Tabs'],
    [
      'without a semicolon before the next statement',
      'export default function () {}\n(globalThis as any).x = 1;',
      'default',
      '__default',
    ],
  ])('%s is wrapped', (_, body, exported, local) => {
    const { code, components, exports, diagnostics } = transform(body);
    expect(diagnostics).toEqual([]);
    expect(components).toEqual([exported]);
    expect(exports).toEqual({ [exported]: '__island0' });
    expect(code).toContain(
      `const __island0 = __island(${local}, {"id":"components/a.tsx#${exported}","policy":"touch"});`,
    );
    expect(code).toContain('import { island as __island } from "/engine/island.tsx";');
  });

  it('has the same name within its own file', () => {
    const { code } = transform(
      'export function Item() {}\nexport function List() { return <Item/>; }',
    );
    expect(code).toContain('return <Item/>;');
    expect(code).toContain('__island1 as List');
  });

  it('is separated from the next statement if it has no name', () => {
    const { code } = transform('export default function () {}\n(globalThis as any).x = 1;');
    const statements = parseAst(code, { lang: 'tsx' }).body.map(({ type }) => type);
    expect(statements.slice(0, 3)).toEqual([
      'ExpressionStatement',
      'VariableDeclaration',
      'ExpressionStatement',
    ]);
  });

  it('may be one of several in a statement', () => {
    const { exports } = transform('export const A = () => <p/>, B = () => <b/>;');
    expect(exports).toEqual({ A: '__island0', B: '__island1' });
  });
});

describe('what is no component', () => {
  it.each([
    ['a hook', 'export function useTabs() {}', 'useTabs'],
    ['a constant', 'export const count = 5;', 'count'],
    ['an arrow in lower case', 'export const format = () => 1;', 'format'],
    ['a let', 'export let state = 1;', 'state'],
    ['a constant in capitals', 'export const MAX_ITEMS = 5;', 'MAX_ITEMS'],
  ])('stays as it is: %s', (_, body, name) => {
    const { code, components, exports } = transform(body);
    expect(components).toEqual([]);
    expect(exports).toEqual({ [name]: name });
    expect(code).toContain(body);
  });

  it.each([
    'export type Tabs = { a: 1 };',
    'export interface Tabs { a: 1 }',
    "export type { Tabs } from './tabs.ts';",
    "export type * from './tabs.ts';",
    "import type { Tabs } from './tabs.ts';\nexport type { Tabs };",
  ])('stays as it is: a type, as in %j', (body) => {
    const { code, components, diagnostics } = transform(body);
    expect(components).toEqual([]);
    expect(diagnostics).toEqual([]);
    expect(code).toContain(body);
  });

  it('is not changed: a type as default export', () => {
    const { code, components } = transform('export default interface Props { a: 1 }');
    expect(components).toEqual([]);
    expect(code).toContain('export default interface Props { a: 1 }');
  });

  it('is not changed: a hook as default export', () => {
    const { components, exports } = transform('export default function useTabs() {}');
    expect(components).toEqual([]);
    expect(exports).toEqual({ default: 'default' });
  });

  it('is still exported beside a component', () => {
    const { components, exports, code } = transform(
      'const Tabs = () => 1, useTabs = () => 1;\nexport { Tabs, useTabs, type Props };\ntype Props = 1;',
    );
    expect(components).toEqual(['Tabs']);
    expect(exports).toEqual({ Tabs: '__island0', useTabs: 'useTabs' });
    expect(code).toContain('type Props }');
  });

  it('is still exported when the same statement declares a component', () => {
    expect(transform('export const Tabs = () => <p/>, useTabs = () => 1;').exports).toEqual({
      Tabs: '__island0',
      useTabs: 'useTabs',
    });
  });

  it('yields no islands for a file without exports', () => {
    expect(transform('console.log(1);').components).toEqual([]);
    expect(transform('').components).toEqual([]);
  });
});

describe('the hydration policy', () => {
  it.each(['touch', 'visible', 'idle', 'load'])('may be %s', (policy) => {
    const result = transform(`export const hydrate = '${policy}';\nexport function Tabs() {}`);
    expect(result.policy).toBe(policy);
    expect(result.code).toContain(`{"id":"components/a.tsx#Tabs","policy":"${policy}"}`);
    expect(result.exports.hydrate).toBe('hydrate');
  });

  it('applies to components before it', () => {
    expect(transform("export function Tabs() {}\nexport const hydrate = 'idle';").code).toContain(
      '"policy":"idle"',
    );
  });

  it('may have a type', () => {
    expect(transform("export const hydrate: HydrationPolicy = 'load';").policy).toBe('load');
    expect(transform("export const hydrate = 'load' as const;")).toMatchObject({
      policy: 'load',
      diagnostics: [],
    });
  });

  it.each([
    ["'never'", 'Unexpected hydration policy "never", expected touch, visible, idle, load'],
    ['true', 'Unexpected hydration policy true, expected touch, visible, idle, load'],
    ['null', 'Unexpected hydration policy null, expected touch, visible, idle, load'],
    [
      "isFast ? 'load' : 'idle'",
      'Unexpected hydration policy "an expression", expected touch, visible, idle, load',
    ],
  ])('cannot be %s', (value, message) => {
    const { diagnostics, policy } = transform(`\n  export const hydrate = ${value};`);
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        rule: 'island-export',
        message,
        file: 'components/a.tsx',
        line: 3,
        column: 3,
      },
    ]);
    expect(policy).toBe('touch');
  });
});

describe('an export that cannot be wrapped', () => {
  it.each([
    [
      "export * from './tabs.tsx';",
      'Unexpected `export *` in a ‘use client’ file, expected named exports',
    ],
    [
      "export * as tabs from './tabs.tsx';",
      'Unexpected `export *` in a ‘use client’ file, expected named exports',
    ],
  ])('is an error with its place: %s', (body, message) => {
    const result = transformIslandFile(`'use client';\n\n  ${body}`, options)!;
    expect(result.diagnostics).toMatchObject([
      { severity: 'error', message, file: 'components/a.tsx', line: 3, column: 3 },
    ]);
    expect(result.diagnostics[0]!.hint).toBeTruthy();
  });

  it('is reported with all others', () => {
    const source =
      "'use client';\nexport * from './a.tsx';\nexport * from './b.tsx';\nexport const hydrate = 5;";
    expect(transformIslandFile(source, options)!.diagnostics.map(({ line }) => line)).toEqual([
      2, 3, 4,
    ]);
  });

  it('is not a re-export of a component by name, which is wrapped', () => {
    const { code, exports, components, diagnostics } = transform(
      `export {\n  Tabs, tab as Tab, useTabs,\n  default as Panel,\n} from 'tabs';\nexport { default } from './own.tsx';`,
    );
    expect(diagnostics).toEqual([]);
    expect(components).toEqual(['Tabs', 'Tab', 'Panel', 'default']);
    expect(exports).toMatchObject({ Tabs: '__island0', default: '__island3', useTabs: 'useTabs' });
    expect(code).toContain("default as __from2 } from 'tabs'; export { useTabs } from 'tabs';");
    expect(code.split('\n')[5]).toContain("import { default as __from3 } from './own.tsx'");
  });

  it('is not a re-exported type', () => {
    expect(
      transformIslandFile("'use client';\nexport { type Tabs } from './tabs.tsx';", options)!
        .diagnostics,
    ).toEqual([]);
  });
});
