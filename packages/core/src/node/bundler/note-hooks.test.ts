import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { noteHooks } from './note-hooks.ts';

/** The instrumented calls of a module: `name line:column`. */
function notedIn(source: string): string[] {
  const code = noteHooks(source, 'components/a.tsx', '/engine/dead-code.ts');
  if (code === undefined) return [];
  parseAst(code, { lang: 'tsx' });
  expect(code.split('\n').slice(0, -1)).toHaveLength(source.split('\n').length);
  return [
    ...code.matchAll(/\{"name":"(\w+)","file":"components\/a\.tsx","line":(\d+),"column":(\d+)\}/g),
  ].map(([, name, line, column]) => `${name} ${line}:${column}`);
}

it.each([
  [
    'named',
    "import { useState } from 'react';\nconst A = () => useState<string>('')[0];",
    ['useState 2:17'],
  ],
  ['renamed', "import { useEffect as after } from 'react';\nafter(() => {});", ['useEffect 2:1']],
  ['of all of React', "import React from 'react';\nReact.useReducer(a, b);", ['useReducer 2:1']],
  ['of a namespace', "import * as R from 'react';\nR.useState?.(1);", ['useState 2:1']],
  [
    'without semicolons, and within each other',
    "import { useState, useEffect } from 'react'\nconst a = useState(useState(1))\nuseEffect(f)",
    ['useState 2:11', 'useState 2:20', 'useEffect 3:1'],
  ],
])('a hook is noted: %s', (_, source, expected) => {
  expect(notedIn(source)).toEqual(expected);
});

it.each([
  ['harmless ones', "import { useId, useMemo, use } from 'react';\nuseId(useMemo(f)); use(a);"],
  ['hooks of others', "import { useState } from './mine.ts';\nuseState(1);"],
  ['names in text', "import React from 'react';\n// useState(1)\nconst a = 'useEffect()';"],
  ['what cannot be parsed', "import { useState } from 'react';\nuseState((;"],
])('not noted: %s', (_, source) => {
  expect(notedIn(source)).toEqual([]);
});
