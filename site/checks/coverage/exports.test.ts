import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { declarationsOf } from '../drift/declarations.ts';
import { readPages, sdkRoot } from '../page-source.ts';

/** Every name in code in the prose and the tables of the pages. */
const named = new Set(
  readPages()
    .flatMap(({ sections }) => sections)
    .flatMap(({ text }) => [...text.matchAll(/`([^`\n]+)`/g)])
    .flatMap(([, code]) => code!.match(/[\w$]+/g) ?? []),
);
const { exports } = declarationsOf(['string']);

it.each([
  ['@vev/react', exports.sdk],
  ['@vev/utils', exports.utils],
])('every export of %s, types included, is on a page', (_, names) => {
  expect(names.size).toBeGreaterThan(100);
  expect([...names.keys()].filter((name) => !named.has(name))).toEqual([]);
});

/** The props that a declaration takes out of its argument, by component; `children` says itself. */
function propsInDeclarations(): { component: string; props: string[] }[] {
  const folder = join(sdkRoot, 'node_modules/@vev/react/dist/src/components');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.d.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/function (\w+)\(\{([^}:]*)\}/g),
    ])
    .map(([, component, pattern]) => ({
      component: component!,
      props: (pattern!.match(/(?<!\.\.\.)\b\w+/g) ?? []).filter((name) => name !== 'children'),
    }));
}

it('every prop that the declaration of a component names is in its section or row', () => {
  const lines = readPages().flatMap(({ sections }) =>
    sections.flatMap(({ heading, text }) =>
      text.split('\n').map((line) => ({ heading: heading.replaceAll('`', ''), line })),
    ),
  );
  const documented = propsInDeclarations().filter(({ component }) => exports.sdk.has(component));
  expect(documented.map(({ component }) => component)).toEqual(
    expect.arrayContaining(['Fixed', 'Portal', 'Render', 'Transition', 'WidgetNode']),
  );
  const missing = documented.flatMap(({ component, props }) => {
    const text = lines
      .filter(({ heading, line }) => heading === component || line.startsWith(`| \`${component}\``))
      .map(({ line }) => line)
      .join('\n');
    return props.filter((name) => !text.includes(`\`${name}\``)).map((name) => [component, name]);
  });
  expect(missing).toEqual([]);
});
