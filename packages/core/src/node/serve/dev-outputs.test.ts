import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import type { LinkedFile } from '../document/linked-files.ts';
import type { PageOutputInput, SiteOutputInput } from '../outputs/output-kind.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { createDevOutputs } from './dev-outputs.ts';

it('expensive contents stay in memory until others take their places', async () => {
  const made: string[] = [];
  const fileOf = (name: string): LinkedFile => ({
    ...{ output: name, version: name },
    content: () => (made.push(name), name),
  });
  const names = Array.from({ length: 40 }, (_, index) => `assets/card-${index}.png`);
  const linked = new Map(names.map((name) => [name, fileOf(name)]));
  const site = siteWith({ config: configOf() });
  const input = { site, linked, context: { site } } as unknown as SiteOutputInput;
  const output = createDevOutputs(input, {
    page: async () => undefined,
    open: async () => undefined,
  });
  for (const name of names) await output(`/${name}`);
  expect(made).toEqual(names);
  await output(`/${names.at(-1)}`);
  expect(made).toHaveLength(40);
  expect(await output(`/${names[0]}`)).toMatchObject({ type: 'image/png' });
  expect(made.slice(40)).toEqual([names[0]]);
});

it('a page and its twin are answered without the lists that need every page', async () => {
  const pages = ['/guide', '/guide/first'].map((path) => ({
    path,
    file: `pages${path}.md`,
    text: '',
  }));
  const site = { ...siteWith({ config: configOf() }), pages };
  const every = () => expect.unreachable('every page was asked for');
  const input = { site, linked: new Map(), context: { site }, pages: every };
  const render = (html: string) => async () =>
    ({ html, twin: html, page: {} }) as unknown as PageOutputInput;
  const output = createDevOutputs(input as unknown as SiteOutputInput, {
    page: render('whole'),
    open: render('opened'),
  });
  const textOf = async (path: string) => String(Object.values((await output(path))!)[1]);
  expect(await textOf('/guide/first')).toBe('opened');
  // Nobody asks for a twin again.
  expect(await textOf('/guide/first.md')).toContain('whole');
  expect(await output('/guide/none')).toBeUndefined();
});
