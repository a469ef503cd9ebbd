import type { World } from '../world.ts';
import type { Lie } from './lie.ts';
import { misspelled } from './random.ts';

/** Every fact with another value. A message is right on the lines that read the fact. */
export function factPlaces(world: World): ((random: () => number) => Lie | undefined)[] {
  return Object.entries(world.facts).map(([name, value]) => (random) => {
    const other =
      typeof value === 'number'
        ? value + 1
        : /\d/.test(value)
          ? value.replace(/\d+/, (digits) => `${Number(digits) + 1}`)
          : misspelled(random, value);
    const reads = new RegExp(String.raw`\bfacts\.${name}\b`);
    return {
      kind: 'facts',
      what: `facts.${name} "${value}" becomes "${other}"`,
      facts: { ...world.facts, [name]: other },
      isRight: ({ file, line }) => reads.test(world.documents.get(file)!.lines[line - 1] ?? ''),
    };
  });
}
