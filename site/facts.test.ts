import { expect, it } from 'vitest';
import { readPages } from './checks/page-source.ts';
import { facts } from './facts.ts';

const pages = readPages();

it('pages use keys that exist', () => {
  const used = pages.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(/\bfacts\.(?!(?:ts|json)\b)(\w+)/g)].map(([, key]) => ({
        place: `site/${file}:${index + 1}`,
        key,
      })),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ key }) => !Object.hasOwn(facts, key!))).toEqual([]);
});

it('every fact is used by a page', () => {
  const text = pages.flatMap(({ lines }) => lines).join('\n');
  const used = new Set(
    [...text.matchAll(/\bfacts\.(?!(?:ts|json)\b)(\w+)/g)].map(([, key]) => key!),
  );
  expect(Object.keys(facts).filter((key) => !used.has(key))).toEqual([]);
});

/** What code on a page is a fact by itself, and so has to come from the facts. */
const onlyAsFacts = [
  'apiKeyHeader',
  'colorPrefix',
  'compileFolder',
  'eventNamespace',
  'imagePrefix',
  'textPrefix',
  'trackingEvent',
] as const;

it('no page says a fact in its own words', () => {
  const said = pages.flatMap(({ file, sections }) =>
    sections.flatMap(({ heading, text }) =>
      onlyAsFacts
        .filter((key) => text.includes(`\`${facts[key]}\``))
        .map((key) => `site/${file}, under "${heading}": write <code>{facts.${key}}</code>`),
    ),
  );
  expect(said.filter((place) => !place.startsWith('site/pages/api/index.mdx'))).toEqual([]);
});
