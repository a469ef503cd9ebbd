import { expect, it } from 'vitest';
import { problemsOfFailure } from '../../shared/diagnostics/diagnostic.test.kit.ts';
import { readPlaces } from '../site/config/config-place.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { configLinks } from './config-links.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at: inSite, write } = testFolder();

const load = () => loadConfig(inSite(), inSite('.cache'));

it('sponsors are in groups, or in a plain list', async () => {
  const item = (name: string) => ({ name, link: 'https://a.example', image: '/a.svg' });
  const sponsorsOf = async (written: unknown) => {
    write('docs.config.ts', `export default { title: 'x', sponsors: ${JSON.stringify(written)} };`);
    return (await load()).config.sponsors;
  };
  const [one, two] = [item('One'), item('Two')];
  const at = (sponsor: object, ...path: PropertyKey[]) => ({ ...sponsor, path });
  expect(await sponsorsOf([one, two])).toEqual([{ height: 40, rows: [[at(one, 0), at(two, 1)]] }]);
  expect(await sponsorsOf([[one], [two]])).toEqual([
    { height: 40, rows: [[at(one, 0, 0)], [at(two, 1, 0)]] },
  ]);
  expect(await sponsorsOf([one, [two]])).toEqual([
    { height: 40, rows: [[at(one, 0), at(two, 1, 0)]] },
  ]);
  const gold = { name: 'Gold', height: 50 };
  const row = [at(one, 0, 'items', 0), at(two, 0, 'items', 1)];
  expect(await sponsorsOf([{ ...gold, items: [one, two] }])).toEqual([{ ...gold, rows: [row] }]);
  expect(await sponsorsOf([{ ...gold, items: [] }])).toEqual([{ ...gold, rows: [] }]);
  expect(await sponsorsOf([])).toEqual([]);
  write(
    'docs.config.ts',
    "export default {\n  title: 'x',\n  sponsors: [\n    { name: 'One', link: '/', imgae: '/a.svg' },\n  ],\n};",
  );
  const problems = await problemsOfFailure(load());
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    message: 'Unexpected key "sponsors[0].imgae" in docs.config.ts, expected a known key',
    hint: 'Did you mean "image"?',
    line: 4,
  });
});

it('a link of a plain list is placed where it stands', async () => {
  const text =
    "export default {\n  title: 'x',\n  sponsors: [\n    { name: 'A', link: '/', image: '/a.svg' },\n    { name: 'B', link: '/gone', image: '/b.svg' },\n  ],\n};";
  write('docs.config.ts', text);
  const links = configLinks((await load()).config);
  const placeOf = await readPlaces(text, 'docs.config.ts');
  expect(placeOf(links.find(({ link }) => link === '/gone')!.path)).toEqual({
    line: 5,
    column: 18,
  });
});
