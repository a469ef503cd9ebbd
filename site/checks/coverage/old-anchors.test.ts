import { expect, it } from 'vitest';
import { compilerFor } from '../../../packages/openapi/src/document/openapi.test.kit.ts';
import { discoverPages } from '../../../packages/core/src/node/site/discover.ts';
import { siteRoot } from '../page-source.ts';
import { anchors } from './old-anchors.ts';

// Old anchors keep leading to their sections: see `old-anchors.ts`.

const { pages } = discoverPages(siteRoot, 'pages');
const { compile } = compilerFor(siteRoot);

it('knows the anchors of every page', () => {
  expect(Object.keys(anchors).toSorted()).toEqual(
    pages.map(({ file }) => file.replace('pages/', '')).toSorted(),
  );
});

it.each(pages.map((page) => [page.path, page] as const))(
  'every anchor that %s ever had leads to a section of it, and every heading is in the table',
  async (_, page) => {
    const { facts } = await compile(page);
    const old = anchors[page.file.replace('pages/', '')]!.split(' ').filter(Boolean);
    const hint = `mend: \`aliases\` in the front matter of site/${page.file}`;
    expect(
      old.filter((id) => !facts.anchors.includes(id)),
      hint,
    ).toEqual([]);
    const added = 'mend: add the ids to site/checks/coverage/old-anchors.ts';
    const now = facts.headings.map(({ id }) => id);
    expect(
      now.filter((id) => !old.includes(id)),
      added,
    ).toEqual([]);
  },
);
