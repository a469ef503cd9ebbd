import { expect, it } from 'vitest';
import { globsIn } from './glob-folders.ts';

const globs = (args: string) =>
  globsIn(`export default import.meta.glob(${args});`, '/site/components', '/site');

it.each([
  [`'./data/*.json'`, ['/site/components/data/**.json']],
  [`['../a/**/*.{js,ts}', '!**/x.js', "./b/c[12].js"]`, ['/site/a/**', '/site/components/b/**']],
  [`'/data/item-?.json', { eager: true }`, ['/site/data/**']],
  ['`/*.md`, { query: "?raw" }', ['/site/**.md']],
  [`'./*.json', { base: '../data' }`, ['/site/components/**.json', '/site/data/**.json']],
  [`'./data/*/*.json'`, ['/site/components/data/**.json']],
  [`'./data/*/one.json'`, ['/site/components/data/**']],
  [`'./one.json'`, []],
])('import.meta.glob(%s) looks in %j', (args, folders) => {
  expect(globs(args)).toEqual(folders);
});

it('ignores other texts', () => {
  expect(globsIn(`import x from './x?raw'; const y = './*.json';`, '/site', '/site')).toEqual([]);
  expect(
    globsIn(`import x from '../x?raw'; import.meta.glob('./*.js');`, '/site', '/site'),
  ).toEqual(['/site/**.js']);
});
