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
  const output = createDevOutputs(input, async () => undefined);
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
  const output = createDevOutputs(input as unknown as SiteOutputInput, async () => {
    return { html: 'document', twin: 'twin', page: {} } as unknown as PageOutputInput;
  });
  expect(String(Object.values((await output('/guide/first'))!)[1])).toBe('document');
  expect(await output('/guide/first.md')).toBeDefined();
  expect(await output('/guide/none')).toBeUndefined();
});
