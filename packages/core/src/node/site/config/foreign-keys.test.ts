import { expect, it } from 'vitest';
import { configSchema } from '../../../shared/config/config.ts';
import { problemsOfFailure } from '../../../shared/diagnostics/diagnostic.test.kit.ts';
import { loadConfig } from './load-config.ts';
import { foreignKeys } from './foreign-keys.ts';
import { testFolder } from '../../files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });

async function problemsOf(text: string) {
  write('docs.config.ts', text);
  const problems = await problemsOfFailure(loadConfig(at(), at('.cache')));
  return problems.map(
    ({ line, message, hint }) => `${line} ${message.split(' in docs')[0]}: ${hint}`,
  );
}

it('names what to write for the keys of other engines, each with its line', async () => {
  const problems = await problemsOf(`export default {
    title: 'Vev',
    baseUrl: '/docs/',
    tagline: 'x',
    theme: { accent: 'red' },
    topNav: [{ text: 'A', to: '/a' }],
    sidebar: { '/': [{ label: 'A', items: [{ text: 'B', slug: 'b' }] } ] },
  };`);
  expect(problems.sort()).toEqual([
    '3 Unexpected "/docs/" for "baseUrl": The path of a site below its address is basePath',
    '4 Unexpected key "tagline": Write description',
    '5 Unexpected key "theme.accent": Write accentColor',
    '6 Unexpected key "topNav[0].to": Write link, with the path of the page',
    '7 Unexpected key "sidebar./[0].items[0].slug": Write link, with the path of the page',
    '7 Unexpected key "sidebar./[0].label": Write text',
  ]);
});

it('a key that is missing because it is written otherwise is one mistake', async () => {
  const editLinkOf = (keys: string) =>
    problemsOf(`export default { title: 'Vev', editLink: { ${keys} } };`);
  expect(await editLinkOf("baseUrl: 'https://x.example/edit'")).toEqual([
    '1 Unexpected key "editLink.baseUrl": Write pattern: \'https://…/edit/main/:path\'',
  ]);
  expect(await editLinkOf("patern: 'https://x.example/:path'")).toEqual([
    '1 Unexpected key "editLink.patern": Did you mean "pattern"?',
  ]);
  expect(await editLinkOf("text: 'Edit'")).toEqual([expect.stringContaining('pattern')]);
});

it('says how an item is written', async () => {
  expect(await problemsOf("export default { title: 'Vev', sidebar: ['intro'] };")).toEqual([
    '1 Unexpected "intro" for "sidebar[0]": Write { text: \'Name\', link: \'/path\' }',
  ]);
});

it('keeps the guess at a key that is misspelled', async () => {
  expect(await problemsOf("export default { title: 'Vev', sidebr: [] };")).toEqual([
    '1 Unexpected key "sidebr": Did you mean "sidebar"?',
  ]);
});

it('says that JSX needs another ending', async () => {
  expect(await problemsOf("\nexport default { title: 'Vev', banner: <b>x</b> };")).toEqual([
    '2 Unexpected JSX, which a .ts file cannot have: Rename docs.config.ts to docs.config.tsx',
  ]);
});

it('has no key that is an option of the engine', () => {
  expect(Object.keys(configSchema.entries).filter((key) => key in foreignKeys)).toEqual([]);
});
