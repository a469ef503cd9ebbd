import { describe, expect, it } from 'vitest';
import { hydrationOf } from './automatic-islands.ts';
import { withClientDirective } from './client-directive.ts';

const of = (code: string, file = 'A.tsx') => hydrationOf(code, file, ['vocs', 'react-router']);

describe('components without the directive', () => {
  it('wait for a touch if their hooks are of a package that runs at build', () => {
    const code =
      "import { useLocation } from 'router/dom';\nexport const A = () => <b onClick={f}>{useLocation()}</b>;";
    expect(hydrationOf(code, 'A.tsx')).toBe('idle');
    expect(hydrationOf(code, 'A.tsx', ['router'])).toBe('touch');
  });

  it('hydrate at their first touch if they have state or handlers', () => {
    expect(
      of(
        "import { useState } from 'react';\nexport function A() { const [n] = useState(0); return <b>{n}</b>; }",
      ),
    ).toBe('touch');
    expect(of('export default () => <button onClick={() => alert(1)}>a</button>;')).toBe('touch');
    expect(
      of(
        "import * as React from 'react';\nexport const A = () => { React.useReducer(a, 0); return <b />; };",
      ),
    ).toBe('touch');
  });

  it('hydrate without a touch if they have effects, or hooks of other modules', () => {
    expect(
      of(
        "import { useEffect } from 'react';\nexport function A() { useEffect(() => {}); return <b />; }",
      ),
    ).toBe('idle');
    expect(
      of(
        "import { useAccount } from 'wagmi';\nexport function A() { useAccount(); return <b />; }",
      ),
    ).toBe('idle');
    expect(
      of(
        'export default class A extends Component { componentDidMount() {} render() { return <b />; } }',
      ),
    ).toBe('idle');
  });

  it('hydrate without a touch if they have elements of other packages', () => {
    const slider =
      "import { Slider } from 'kit';\nimport { Row } from './Row';\nexport const A = () => ";
    expect(of(`${slider}<Slider.Root><Slider.Thumb /></Slider.Root>;`)).toBe('idle');
    expect(of(`${slider}<Slider onPick={f} />;`)).toBe('idle');
    expect(of(`${slider}<Row onPick={f} />;`)).toBe('touch');
    expect(of(`${slider}<Slider />;`)).toBeUndefined();
    expect(of(`${slider}<Row.Cell />;`)).toBeUndefined();
  });

  it('do not hydrate without any of them, or with what works at build', () => {
    for (const code of [
      'export function A() { return <b on="x">onClick</b>; }',
      "import { useLocation } from 'react-router';\nexport function A() { return <b>{useLocation().pathname}</b>; }",
      "import { useId, useMemo } from 'react';\nexport function A() { useMemo(() => 1, []); return <b id={useId()} />; }",
    ])
      expect(of(code)).toBeUndefined();
  });

  it('do not hydrate where a context is around or in them', () => {
    for (const code of [
      "import { createContext, useState } from 'react';\nexport const C = createContext(0);\nexport function A() { useState(0); return <b />; }",
      "import { useContext, useState } from 'react';\nexport function A() { useState(useContext(C)); return <b />; }",
      "import { useState } from 'react';\nexport function A({ children }) { const [s] = useState(0); return <C.ThemeProvider value={s}>{children}</C.ThemeProvider>; }",
    ])
      expect(of(code)).toBeUndefined();
  });

  it('are modules that export a component and are no islands yet', () => {
    const state = "import { useState } from 'react';\n";
    expect(of(`${state}export function useCount() { return useState(0); }`)).toBeUndefined();
    expect(
      of(`'use client';\n${state}export function A() { useState(0); return <b />; }`),
    ).toBeUndefined();
    expect(of(`${state}export function a() { useState(0); }`, 'a.ts')).toBeUndefined();
    expect(of(`${state}export function A( {`)).toBeUndefined();
  });

  it('are marked by a migration', async () => {
    const code =
      "import { useState } from 'react';\nexport function A() { useState(0); return <b />; }\n";
    expect(await withClientDirective(code, 'A.tsx')).toBe(`'use client';\n\n${code}`);
    expect(await withClientDirective(code.replaceAll('useState', 'useEffect'), 'A.tsx')).toMatch(
      /^'use client';[^]*\nexport const hydrate = 'idle';\n$/,
    );
    expect(await withClientDirective('export const A = () => <b />;', 'A.tsx')).toBeUndefined();
  });
});
