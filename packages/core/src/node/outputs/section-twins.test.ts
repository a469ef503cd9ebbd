import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { emptyFacts } from '../../shared/page/page.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { listedPages } from './listed-pages.ts';
import { llms } from './llms.ts';
import { sectionTwins } from './section-twins.ts';

const twin =
  '# API\n\n## Rooms\n\n### List\n\n`GET /a`\n\n#### Sample\n\n```sh\n# one\n```\n\n### List\n\n`GET /b`\n\n## Rest\n\nMore.\n';
const headings = [
  { id: 'rooms', text: 'Rooms', level: 2, line: 1 },
  { id: 'list', text: 'List', level: 3, line: 1 },
  { id: 'list-2', text: 'List', level: 3, line: 1 },
  { id: 'auth', text: 'Rest', level: 2, line: 1 },
];

it('an operation has a twin of its own, also beside one of the same title; a page at its path keeps its own', () => {
  const config = configOf({ title: 'Site', baseUrl: 'https://x.example' }, '/docs');
  const api = {
    ...emptyFacts('/api', 'pages/api.md'),
    title: 'API',
    headings,
    twins: ['list', 'list-2', 'auth', 'gone'],
  };
  const pages = listedPages(
    config,
    [api, emptyFacts('/api/auth', 'pages/api/auth.md')],
    () => twin,
  );
  const head = '> [Index for AI agents (llms.txt)](https://x.example/docs/llms.txt)\n\n';
  expect([...sectionTwins(siteWith({ config }), pages)]).toEqual([
    {
      file: 'api/list.md',
      content: `${head}# List\n\n\`GET /a\`\n\n## Sample\n\n\`\`\`sh\n# one\n\`\`\`\n\n[API](https://x.example/docs/api#list)\n`,
    },
    {
      file: 'api/list-2.md',
      content: `${head}# List\n\n\`GET /b\`\n\n[API](https://x.example/docs/api#list-2)\n`,
    },
  ]);
  const index = llms(siteWith({ config }), pages);
  expect(index).toContain(
    '](https://x.example/docs/api.md) (about 26 tokens)\n  - [List](https://x.example/docs/api/list.md)\n  - [List](https://x.example/docs/api/list-2.md)\n- ',
  );
});
