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
    'a slider with two handles. The value is the list `[min, max]`.',
    'dual-handle range slider, value is `[min, max]`',
  ],
  [
    'react/vev-props.mdx',
    "The value is then a string with the unit, such as `'20px'`.",
    "the stored value includes the unit suffix (e.g. `'20px'`)",
  ],
  [
    'react/vev-props.mdx',
    '`min` and `max` count in displayed units.',
    '`min` and `max` are in **display (scaled) space**',
  ],
];

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
