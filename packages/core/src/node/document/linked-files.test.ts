import { expect, it } from 'vitest';
import type { DocumentData } from '../../shared/document/document.ts';
import { folder, useFolder } from '../files/cache.test.kit.ts';
import { openCache } from '../files/cache.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { dataOf } from './document-data.test.kit.ts';
import { createLinkedFiles } from './linked-files.ts';

useFolder();

const site = siteWith();

const contextOf = (
  cache: Parameters<typeof createLinkedFiles>[0]['cache'],
  renderSidebar = () => '',
) => ({
  site,
  cache,
  engine: 'e',
  serverVersion: 's',
  loadServer: async () => ({ renderSidebar }),
});

/** The files of a page in one build; the cache is opened and saved as in a build. */
async function filesOf(data: DocumentData, renderSidebar: () => string) {
  const cache = openCache(folder);
  const files = createLinkedFiles(contextOf(cache, renderSidebar))(data, []);
  const read: Record<string, string> = {};
  for (const file of files) if ('content' in file) read[file.output] = String(await file.content());
  cache.save({ trim: true });
  cache.close();
  return read;
}

const sidebar = [{ text: 'Login', link: '/cli/login' }];

it('lists a style sheet, a sidebar and the assets of the page', () => {
  const data = { ...dataOf({}, { sidebar }), style: { file: 'assets/page-1.css', css: 'a{}' } };
  const asset = { source: '/a.png', output: 'assets/a.png' };
  const cache = { get: () => undefined, set: () => undefined, use: () => undefined };
  const files = createLinkedFiles(contextOf(cache))(data, [asset]);
  expect(files.map(({ output }) => output)).toEqual([
    'assets/a.png',
    'assets/page-1.css',
    data.sidebar!.file,
  ]);
});

it('renders a sidebar once, for this build and those after it', async () => {
  const data = dataOf({}, { sidebar });
  const first = await filesOf(data, () => 'rendered');
  expect(Object.values(first)).toEqual([expect.stringMatching(/^rendered/)]);
  const refuse = () => {
    throw new Error('rendered twice');
  };
  expect(await filesOf(data, refuse)).toEqual(first);
});
