import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPages, samplesRoot } from './checks/page-source.ts';
import { facts } from './facts.ts';

const pages = readPages();

it('pages use keys that exist', () => {
  const used = pages.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(/\{facts\.(\w+)\}/g)].map(([, key]) => ({
        place: `site/${file}:${index + 1}`,
        key,
      })),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ key }) => !Object.hasOwn(facts, key!))).toEqual([]);
});

it('every fact stands on a page', () => {
  const text = pages.flatMap(({ lines }) => lines).join('\n');
  const unused = Object.entries(facts).filter(
    ([key, value]) => !text.includes(`{facts.${key}}`) && !text.includes(String(value)),
  );
  expect(unused).toEqual([]);
});

it('the versions are those that the samples are checked against', () => {
  const { dependencies } = JSON.parse(readFileSync(join(samplesRoot, 'package.json'), 'utf8'));
  expect(dependencies).toMatchObject({
    '@vev/react': facts.reactSdkVersion,
    '@vev/utils': facts.utilsSdkVersion,
  });
});
