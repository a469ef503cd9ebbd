import { expect, it } from 'vitest';
import { comparedFacts } from './compared-facts.ts';
import { facts, sources } from './facts.ts';
import releases from './releases.json' with { type: 'json' };

it.each(comparedFacts)('$fact is what $file states', ({ fact, read, pattern }) => {
  expect(pattern.exec(read())?.[1]).toBe(String(facts[fact]));
});

it('the releases of members were recorded up to the SDK of these pages: `npm run releases`', () => {
  expect(releases.recorded).toMatchObject({
    '@vev/react': facts.reactSdkVersion,
    '@vev/utils': facts.utilsSdkVersion,
  });
});

it('the month of the last look at the documentation is the month of its source', () => {
  const day = new Date(sources.documentationSeen.on);
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  expect(facts.documentationSeen).toBe(day.toLocaleDateString('en', month));
});
