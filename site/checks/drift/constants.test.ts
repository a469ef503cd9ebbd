import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPages, sdkRoot } from '../page-source.ts';

/* Constants of the SDK that have no declaration, from its published program: pages name all of them, and no others. */

const program = readFileSync(join(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js'), 'utf8');
const interactions = readPages().find(({ file }) => file === 'pages/react/interactions.mdx')!;
const [triggers, actions] = interactions.tables.filter(
  ({ heading }) => heading === 'What designers connect',
);

it.each([
  ['trigger', triggers!, /(?<=\.ON_[A-Z_]+=")on[A-Za-z]+(?=")/g],
  ['action', actions!, /(?<=\.[A-Z_]+=")(?!VEV_)[A-Z_]{4,}(?=")/g],
])('every %s of the platform is in its table', (_, { rows }, pattern) => {
  const named = rows.flatMap(({ cells }) =>
    [...cells[0]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  const declared = new Set(program.match(pattern));
  expect(declared.size).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual([...declared].toSorted());
});

it('the schema of tracking events has the types that the SDK sends, and those of the video element', async () => {
  const { default: schema } = await import('../../public/schemas/tracking-event.schema.json', {
    with: { type: 'json' },
  });
  const sent = new Set(program.match(/(?<=")VEV_[A-Z_]+(?=")/g));
  expect(sent.size).toBeGreaterThan(2);
  expect(schema.$defs.standardType.enum).toEqual(expect.arrayContaining([...sent]));
});
