import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { emptyFacts } from '../../shared/page/page.ts';
import { agentFiles } from './agent-files.ts';
import { listedPages } from './listed-pages.ts';

const twin =
  '# Guide\n\nIntro.\n\n## Rules\n\nRead [start](https://docs.example/x/start#first).\n\n### Keys\n\n```sh\n# no heading\n```\n\n## Rest\n\nMore.\n';
const headings = [
  { id: 'guide', text: 'Guide', level: 1, line: 1 },
  { id: 'rules', text: 'Rules', level: 2, line: 5 },
  { id: 'keys', text: 'Keys', level: 3, line: 9 },
  { id: 'rest', text: 'Rest', level: 2, line: 15 },
];
const facts = ['/guide', '/start'].map((path) => ({
  ...emptyFacts(path, `pages${path}.md`),
  headings,
}));

function filesOf(sections: string[]): Map<string, string> {
  const agents = { name: 'rooms', description: 'Book: rooms.', sections };
  const config = configOf({ title: 'Site', baseUrl: 'https://docs.example', agents }, '/x');
  return agentFiles(
    config,
    listedPages(config, facts, () => twin),
  );
}

it('AGENTS.md has the sections of the configuration, with links to twins; the skill has the same', () => {
  const files = filesOf(['/guide#keys', '/guide#rules']);
  const text = `# Site

Book: rooms.

All pages: <https://docs.example/x/llms.txt>

## Keys

\`\`\`sh
# no heading
\`\`\`

## Rules

Read [start](https://docs.example/x/start.md#first).

### Keys

\`\`\`sh
# no heading
\`\`\`
`;
  expect(files.get('AGENTS.md')).toBe(text);
  expect(files.get('.well-known/agent-skills/rooms/SKILL.md')).toBe(
    `---\nname: rooms\ndescription: "Book: rooms."\n---\n\n${text}`,
  );
  expect(JSON.parse(files.get('.well-known/agent-skills/index.json')!)).toMatchObject({
    skills: [
      { name: 'rooms', type: 'skill-md', digest: expect.stringMatching(/^sha256:[\da-f]{64}$/) },
    ],
  });
});

it.each([
  ['/gide#rules', 'is no page of the site', 'Did you mean "/guide"?'],
  ['/guide#ruls', 'is no section of the site', 'Did you mean "/guide#rules"?'],
])('%s is an error that names the nearest one', (section, message, hint) => {
  expect(() => filesOf([section])).toThrow(message);
  try {
    filesOf([section]);
  } catch (error) {
    expect(error).toMatchObject({ diagnostics: [{ hint }] });
  }
});
