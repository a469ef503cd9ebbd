import { expect, it } from 'vitest';
import config from './docs.config.ts';
import { readPages } from './checks/page-source.ts';
import { facts, sources } from './facts.ts';

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

/** Code on a page that is a fact, and thus must come from the facts. */
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

it('"SDK" with a number is the release that the samples are checked against', () => {
  const [major, minor] = facts.reactSdkVersion.split('.');
  const named = pages.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(/\bSDK (\d+(?:\.\d+)*)/g)].map(([, version]) => ({
        place: `site/${file}:${index + 1}`,
        version,
      })),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ version }) => version !== `${major}.${minor}`)).toEqual([]);
});

it('every fact has a source, looked up on a day that has been', () => {
  expect(Object.keys(sources)).toEqual(Object.keys(facts));
  for (const { on } of Object.values(sources)) {
    expect(on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(on)).toBeLessThan(Date.now());
  }
});

it('facts.json has the facts', () => {
  expect(JSON.parse(config.files!['/facts.json'] as string)).toEqual(facts);
});
