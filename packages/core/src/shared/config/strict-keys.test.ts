import { expect, it } from 'vitest';
import { strictKeys } from './strict-keys.ts';

const facts = strictKeys('facts', { nodeVersion: 'v16', framesPerSecond: 60 });

it('returns an existing value', () => {
  expect(facts.nodeVersion).toBe('v16');
  expect({ ...facts }).toEqual({ nodeVersion: 'v16', framesPerSecond: 60 });
});

it.each([
  ['nodVersion', 'Unexpected facts.nodVersion, expected facts.nodeVersion'],
  ['doesNotExist', 'Unexpected facts.doesNotExist, expected one of nodeVersion, framesPerSecond'],
])('refuses %s and names what is meant', (key, message) => {
  expect(() => (facts as Record<string, unknown>)[key]).toThrow(message);
});
