import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { describe, expect, it } from 'vitest';
import { takeDead } from './dead-code.ts';
import { island, renderWithIslands } from './island.tsx';
import { jsxDEV } from './jsx-dev-runtime.ts';
import { packageIslands } from './package-islands.ts';

interface WithChildren {
  children?: ReactNode;
}

const Mode = createContext('light');
Mode.displayName = 'Mode';
const policy = 'touch';
const Theme = island(({ children }: WithChildren) => <Mode value="dark">{children}</Mode>, {
  id: 'Theme.tsx#Theme',
  policy,
});
const Reader = island(() => <i>{useContext(Mode)}</i>, { id: 'Theme.tsx#Reader', policy });
const Strict = island(
  () => {
    if (useContext(Mode) === 'light') throw new Error('Strict must be used within Theme');
    return null;
  },
  { id: 'Theme.tsx#Strict', policy },
);

/** The mistakes of a render. */
function problemsOf(node: ReactNode) {
  takeDead();
  renderWithIslands(node, 'p-');
  return takeDead();
}
const at = (lineNumber: number) => ({ fileName: 'pages/a.mdx', lineNumber, columnNumber: 1 });

describe('an island that misses a context', () => {
  it('of a provider of the page is an error that names both places', () => {
    const reader = jsxDEV(Reader, {}, undefined, false, at(7));
    const page = jsxDEV(Mode, { value: 'dark', children: reader }, undefined, false, at(6));
    expect(problemsOf(page)).toMatchObject([
      {
        rule: 'island-parts',
        severity: 'error',
        message:
          'The island Theme.tsx#Reader does not receive the context "Mode" of the provider (pages/a.mdx:6) around it',
        hint: expect.stringContaining('useSyncExternalStore'),
        ...{ file: 'pages/a.mdx', line: 7 },
      },
    ]);
  });

  it('of another island around it is an error that names both', () => {
    expect(
      problemsOf(
        <Theme>
          <Reader />
        </Theme>,
      ),
    ).toMatchObject([
      {
        message:
          'The island Theme.tsx#Reader does not receive the context "Mode" of the island Theme.tsx#Theme around it',
      },
    ]);
  });

  it('is none with a provider of its own, or without one', () => {
    const Own = island(
      () => (
        <Mode value="dark">
          <Reader />
        </Mode>
      ),
      { id: 'own', policy },
    );
    expect(problemsOf(<Own />)).toEqual([]);
    expect(problemsOf(<Reader />)).toEqual([]);
    expect(problemsOf(<Theme>text</Theme>)).toEqual([]);
    const slotted = (
      <Theme>
        <Mode value="blue">
          <b>text</b>
        </Mode>
      </Theme>
    );
    expect(problemsOf(slotted)).toEqual([]);
  });

  it('and fails without it says so', () => {
    expect(() =>
      problemsOf(
        <Theme>
          <Strict />
        </Theme>,
      ),
    ).toThrow(
      'The island Theme.tsx#Strict fails inside the island Theme.tsx#Theme, whose context it does not receive: Strict must be used within Theme',
    );
    const Other = island(() => raise(), {
      id: 'Other.tsx#Other',
      policy,
    });
    expect(() =>
      problemsOf(
        <Theme>
          <Other />
        </Theme>,
      ),
    ).toThrow(/^own mistake$/);
  });
});

function raise(): never {
  throw new Error('own mistake');
}

it('an island that gives props to elements of the page is an error', () => {
  const Trigger = island(
    ({ children }: WithChildren) =>
      cloneElement(children as ReactElement<{ onClick?: () => void }>, { onClick: () => {} }),
    { id: 'package:menu#Trigger', policy },
  );
  const problems = problemsOf(
    <Trigger>
      <b>Open</b>
    </Trigger>,
  );
  expect(problems).toMatchObject([
    {
      message: expect.stringContaining('menu#Trigger gives its children props (onClick)'),
      hint: expect.stringContaining("has import { Trigger } from 'menu'"),
    },
  ]);
});

describe('the exports of a package', () => {
  const exports = {
    Button: Object.assign(() => <button>a</button>, { role: 'button' }),
    Tabs: { Root: () => <b>tabs</b>, size: 3 },
    Context: Mode,
    useIt: () => 1,
  };
  const own = packageIslands(exports, 'package:ui', [
    'Button',
    'Tabs.Root',
    'Tabs.size',
    'Context',
  ]);

  it('have islands in place of components, also in a namespace', () => {
    const Button = own.Button as typeof exports.Button;
    const { Root } = own.Tabs as typeof exports.Tabs;
    expect(renderWithIslands(<Button />, 'p-').islands).toEqual(['package:ui#Button']);
    expect(renderWithIslands(<Root />, 'p-').islands).toEqual(['package:ui#Tabs.Root']);
    expect(Button.role).toBe('button');
  });

  it('are otherwise unchanged', () => {
    expect(own).toMatchObject({ Context: Mode, useIt: exports.useIt, Tabs: { size: 3 } });
  });
});
