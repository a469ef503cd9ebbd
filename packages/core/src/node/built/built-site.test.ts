import { expect, it } from 'vitest';
import { shardManifest } from '../../shared/search/shard-files.ts';
import { findSections } from '../../shared/search/find-sections.ts';
import { openIndex } from '../../shared/search/index-source.ts';
import { type IndexedDocument, indexSections } from '../search/index-sections.ts';
import { serializeSearch } from '../search/serialize-search.ts';
import { writeShards } from '../search/write-shards.ts';
import { openBuiltSite } from './built-site.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const documents = Array.from({ length: 40 }, (_, page): IndexedDocument[] =>
  ['', 'part'].map((id) => ({
    title: id ? `Part of ${page}` : `Page ${page}`,
    titles: id ? [`Page ${page}`] : [],
    text: `The quokka ${page % 3 ? 'sleeps' : 'climbs'} beside n${page}.`,
    href: `/docs/p${page}${id && `#${id}`}`,
    html: '',
    isPage: id === '',
    name: undefined,
    ...(page === 17 && id && { expansions: ['marsupials'] }),
  })),
).flat();
const index = indexSections(documents);

const { at, write } = testFolder({ isShared: true });
write('404.html', '<!doctype html><html data-base="/docs">');
write('_page/index.json', '{}');
for (const { file, content } of writeShards(index)) write(file, content);

it('agents search a large site in its shards, without the index, and find the same', async () => {
  const site = openBuiltSite(at());
  const pages = { '/docs/p17': { part: ['marsupials'] } };
  const whole = openIndex(JSON.parse([...serializeSearch(index)].join('')), {
    expansions: 1,
    pages,
  });
  for (const query of ['quokka climbs', 'quoka', 'part n17', 'marsupial', 'xyzzyq']) {
    const found = await site.search(query);
    expect(found).toEqual(
      (await findSections(whole, query)).map((result) => ({
        ...result,
        href: result.href.slice('/docs'.length),
      })),
    );
    expect(found.length > 0).toBe(query !== 'xyzzyq');
  }
});

it('a damaged build is an error', async () => {
  write(shardManifest, '{}');
  await expect(openBuiltSite(at()).search('quokka')).rejects.toThrow('is of version undefined');
});
