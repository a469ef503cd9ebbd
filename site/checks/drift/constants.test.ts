import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sdkRoot } from '../page-source.ts';
import interactions from '../../interactions.schema.json' with { type: 'json' };

/* Constants of the SDK that have no declaration, from its published program: tables are made from schemas that have them. */

const program = readFileSync(join(sdkRoot, 'node_modules/@vev/react/dist/esm/index.js'), 'utf8');

it.each([
  ['trigger', interactions.$defs.trigger.enum, /(?<=\.ON_[A-Z_]+=")on[A-Za-z]+(?=")/g],
  ['action', interactions.$defs.action.enum, /(?<=\.[A-Z_]+=")(?!VEV_)[A-Z_]{4,}(?=")/g],
])('every %s of the platform is in the schema', (_, names, pattern) => {
  const declared = new Set(program.match(pattern));
  expect(declared.size).toBeGreaterThan(10);
  expect(names.toSorted()).toEqual([...declared].toSorted());
});

it('the schema of tracking events has the types that the SDK sends, and those of the video element', async () => {
  const { default: schema } = await import('../../public/schemas/tracking-event.schema.json', {
    with: { type: 'json' },
  });
  const sent = new Set(program.match(/(?<=")VEV_[A-Z_]+(?=")/g));
  expect(sent.size).toBeGreaterThan(2);
  expect(schema.$defs.standardType.enum).toEqual(expect.arrayContaining([...sent]));
});
