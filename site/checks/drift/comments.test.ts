import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPages, sdkRoot } from '../page-source.ts';

/* Statements whose source is a comment in the declarations of the SDK, not a type. */

const pages = readPages();
const declarations = readFileSync(
  join(sdkRoot, 'node_modules/@vev/utils/dist/types/vev-props.d.ts'),
  'utf8',
);
/** The comments without their stars and line breaks. */
const comments = declarations.replaceAll(/\n\s*\*\s?/g, ' ').replaceAll(/\s+/g, ' ');

const stated: [page: string, says: string, comment: string][] = [
  [
    'react/vev-props.mdx',
    'Decimal places. Without `format` there are none, so a price such as 49.90 needs `precision: 2`.',
    "When format is `'None'`, defaults to `0` (integers).",
  ],
  [
    'react/vev-props.mdx',
    'A slider with two handles. The value is the list `[min, max]`.',
    'dual-handle range slider, value is `[min, max]`',
  ],
  [
    'react/vev-props.mdx',
    "The value is then a text with the unit, such as `'20px'`.",
    "the stored value includes the unit suffix (e.g. `'20px'`)",
  ],
  [
    'react/vev-props.mdx',
    '`min` and `max` count in displayed units.',
    '`min` and `max` are in **display (scaled) space**',
  ],
];

/** What the declarations say of a member, which is less than a reader asks. */
const silent: [page: string, says: string, file: string, member: string, comment: string][] = [
  [
    'react/vev-props.mdx',
    'Whether an input of type `password` hides what is typed is not published.',
    'vev-props.d.ts',
    "type: 'text' | 'date' | 'email' | 'url' | 'password';",
    "HTML input type. Defaults to `'text'`.",
  ],
  [
    'react/vev-props.mdx',
    'Nor is what identifies a stored value',
    'vev-props.d.ts',
    "storage?: 'project' | 'workspace' | 'account';",
    "Where to persist this field's value. When set, the value is stored outside the component props and shared across the specified scope. - `'project'` — shared across all components in the project - `'workspace'` — shared across all projects in the workspace - `'account'` — shared across all workspaces for the user",
  ],
];

/** The comment directly above a member, on one line; empty if there is none. */
function commentOf(file: string, member: string): string {
  const text = readFileSync(join(sdkRoot, 'node_modules/@vev/utils/dist/types', file), 'utf8');
  const before = text.slice(0, text.indexOf(member)).trimEnd();
  expect(text, file).toContain(member);
  if (!before.endsWith('*/')) return '';
  return before
    .slice(before.lastIndexOf('/**') + 3, -2)
    .replaceAll(/\n\s*\*\s?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it.each(silent)('%s says "%s", and the SDK says no more', (page, says, file, member, comment) => {
  const { lines } = pages.find((it) => it.file === `pages/${page}`)!;
  expect(lines.join(' ')).toContain(says);
  expect(commentOf(file, member)).toBe(comment);
});

it.each(stated)('%s says "%s", as the SDK does', (file, says, comment) => {
  const { lines } = pages.find((page) => page.file === `pages/${file}`)!;
  expect(lines.join('\n')).toContain(says);
  expect(comments).toContain(comment);
});

it('the program of @vev/react does not ask whether it runs in development', () => {
  const { lines } = pages.find(({ file }) => file === 'pages/react/components.mdx')!;
  expect(lines.join(' ')).toContain('Only `noCache` skips the cache, in development too.');
  const program = readFileSync(join(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js'), 'utf8');
  expect(program).not.toMatch(/NODE_ENV|process\.env|import\.meta\.env/);
});
