import { beforeAll, expect, it } from 'vitest';
import { configOf } from '../shared/config/config.test.kit.ts';
import { withIcons } from '../node/site/config/icons.ts';
import { findIcon } from './base/icon.ts';
import { createCompiler } from './compile.ts';
import { problemsOfPage, textOfPage } from './compile.test.kit.ts';
import { testFolder } from '../node/files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
beforeAll(() => {
  const drawing =
    '<path d="M1 1" onclick="x()" style="fill:red"/><script>x()</script><use href="x"/>';
  write(
    'icons/seat.svg',
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" stroke="currentColor" stroke-linecap="round" onload="x()">${drawing}</svg>`,
  );
  write('icons/none.svg', 'no drawing');
});

const compile = (text: string) =>
  createCompiler({ root: at(), base: '', pagesDir: 'pages' }).compile({
    path: '/a',
    file: 'pages/a.mdx',
    text,
  });

it('draws icons from files of the site, without scripts and styles of their own', async () => {
  const page = await compile('# A\n\nA <Icon name="seat"/> for <Badge tone="info">New</Badge>.\n');
  expect(textOfPage(page)).toContain(
    'A <svg class="OwnIcon" aria-hidden="true" viewBox="0 0 16 16" stroke="currentColor" stroke-linecap="round"><path d="M1 1"></path></svg> for <span class="Badge" data-tone="info" data-search="off">New</span>.',
  );
  expect(Object.keys(page.facts.reads)).toEqual([at('icons/seat.svg')]);
});

it('draws cards with an icon and a link, whose text is inline or in blocks', async () => {
  const page = await compile(
    '<Cards>\n  <Card title="A" href="/b" icon="seat">One *two*</Card>\n  <Card title="B">\n\n  Three\n\n  </Card>\n</Cards>\n',
  );
  const html = textOfPage(page)
    .replace(/<svg.*?<\/svg>/g, '…')
    .replace(/\n/g, '');
  expect(html).toBe(
    '<ul class="Cards"><li class="Card"><p class="Card-icon">…</p><p class="Card-title"><a href="/b">A</a></p><div class="Card-text">One <em>two</em></div></li><li class="Card"><p class="Card-title">B</p><div class="Card-text"><p>Three</p></div></li></ul>',
  );
});

it('leaves badges out of ids, titles and the outline', async () => {
  const { facts } = await compile(
    '---\nbadge: Beta\n---\n# Home <Badge>2.0</Badge>\n\n## Book <Badge>New</Badge>\n',
  );
  expect(facts.title).toBe('Home');
  expect(facts.headings.map(({ id, text }) => [id, text])).toEqual([
    ['home', 'Home'],
    ['book', 'Book'],
  ]);
});

it.each([
  ['gone', 'There is no icon "gone"', 'Put it at icons/gone.svg'],
  ['none', 'The icon "none" is no SVG', 'Its file begins with <svg'],
  [
    'lucide:gone',
    'There is no icon "lucide:gone"',
    'Run npm install -D lucide-static, or correct the name',
  ],
  [
    '../seat',
    'There is no icon "../seat"',
    'Write the name of a file in icons/, or of a set: bootstrap, heroicons, lucide, simple, tabler, as in lucide:rocket',
  ],
  [
    'toString:x',
    'There is no icon "toString:x"',
    'Write the name of a file in icons/, or of a set: bootstrap, heroicons, lucide, simple, tabler, as in lucide:rocket',
  ],
])('says that there is no icon %s', async (name, message, hint) => {
  expect(findIcon(name, at())).toMatchObject({ message, hint });
  expect(problemsOfPage(await compile(`# A\n\n<Icon name="${name}"/>\n`))).toEqual([
    `error 3:1 dead-asset ${message} (${hint})`,
  ]);
});

it('draws the icons of the navigation, and names the place of one that does not exist', () => {
  const config = configOf({
    topNav: [{ text: 'A', link: '/', icon: 'seat', badge: 'New' }],
    sidebar: [{ text: 'B', icon: 'seat', items: [{ text: 'C', link: '/', icon: 'gone' }] }],
  });
  const { options, problems } = withIcons(config, at());
  expect(options.topNav[0]!.icon).toContain(
    '<svg class="OwnIcon" aria-hidden="true" viewBox="0 0 16 16"',
  );
  expect(options.sidebar['/']![0]!.icon).toContain('stroke-linecap="round"');
  expect(problems).toEqual([
    {
      path: ['sidebar', '/', 0, 'items', 0, 'icon'],
      message: 'There is no icon "gone"',
      hint: 'Put it at icons/gone.svg',
      target: 'gone',
    },
  ]);
});
