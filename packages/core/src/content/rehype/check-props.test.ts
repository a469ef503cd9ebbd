import { expect, it } from 'vitest';
import { problemsOf } from '../compile.test.kit.ts';

it.each([
  ['<Badge text="New" variant="tip" />', ['text of <Badge>', 'variant of <Badge>']],
  ['a\n\n<Tabs syncKey="a">\n<Tab title="A" value="a">x</Tab>\n</Tabs>', ['syncKey', 'value']],
  ['<Card title="A" arrow>x</Card>', ['arrow of <Card>']],
])('an attribute without effect is named: %j', async (text, names) => {
  const problems = await problemsOf(text);
  expect(problems).toHaveLength(names.length);
  for (const [at, name] of names.entries()) {
    expect(problems[at]).toMatch(/^warning \d+:\d+ unknown-prop The attribute /);
    expect(problems[at]).toContain(name);
    expect(problems[at]).toMatch(/\(Write <\w+.*>\)$/);
  }
});

it('a tone that no badge has is named with those that there are', async () => {
  expect(await problemsOf('<Badge tone="tip">New</Badge>')).toEqual([
    expect.stringMatching(
      /unknown-prop Unexpected tone "tip" of <Badge>, expected info, success, /,
    ),
  ]);
});

it.each([
  '<Badge tone={1 > 0 ? "info" : undefined}>New</Badge>',
  '<Badge tone="info">New</Badge>',
  '<Cards><Card title="A" href="https://a.example" key="a">x</Card></Cards>',
  '<Callout type="tip" title="A">x</Callout>',
  '<Steps><Step title="A" titleLevel={3}>x</Step></Steps>',
  '<Tabs label="A" group="b"><Tab title="A">x</Tab></Tabs>',
  '<Tabs.Own text="a" />\n\nexport const Tabs = {}',
  'export const Badge = () => null\n\n<Badge text="New" />',
  ':::code-group\n```sh [a]\nx\n```\n```sh [b]\nx\n```\n:::\n\n:::steps\n## A\nb\n:::\n\n:::tip[A]\nb\n:::',
])('none is reported of %j', async (text) => expect(await problemsOf(text)).toEqual([]));
