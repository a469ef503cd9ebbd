import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sdkRoot } from '../page-source.ts';

/*
 * Pages say some things that only a comment in the SDK's declarations states, not a type. If a release words one of them
 * differently, read its page again. Nothing here reads a page.
 */

const declarations = readFileSync(
  join(sdkRoot, 'node_modules/@vev/utils/dist/types/vev-props.d.ts'),
  'utf8',
);
/** The comments without their stars and line breaks. */
const comments = declarations.replaceAll(/\n\s*\*\s?/g, ' ').replaceAll(/\s+/g, ' ');

it.each([
  ['/react/vev-props#number', "When format is `'None'`, defaults to `0` (integers)."],
  ['/react/vev-props#number', 'dual-handle range slider, value is `[min, max]`'],
  ['/react/vev-props#number', "the stored value includes the unit suffix (e.g. `'20px'`)"],
  ['/react/vev-props#number', '`min` and `max` are in **display (scaled) space**'],
  ['/react/vev-props#group-popover-and-divider', 'Defaults to `false` (expanded).'],
  ['/react/vev-props#group-popover-and-divider', "Defaults to `'settings'`."],
])('%s relies on "%s"', (_, comment) => {
  expect(comments).toContain(comment);
});

it('/react/components#render: the program does not ask whether it runs in development', () => {
  const program = readFileSync(join(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js'), 'utf8');
  expect(program).not.toMatch(/NODE_ENV|process\.env|import\.meta\.env/);
});
