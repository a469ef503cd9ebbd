import { beforeAll, describe, expect, it } from 'vitest';
import type { LiveSampleFile } from '../../shared/live/sample.ts';
import { createCompiler } from '../compile.ts';
import { testFolder } from '../../node/files/test-folder.test.kit.ts';

const files: Record<string, string> = {
  'samples/Card.tsx':
    "import type { Tone } from './tone';\nimport styles from './Card.module.css';\nimport { text } from './parts/text';\nimport Worker from './count?worker';\nexport default () => <p className={styles.card}>{text as Tone}</p>;\nnew Worker();\n",
  'samples/Card.module.css': '.card { color: red }\n.wide { composes: card }',
  'samples/parts/text.ts':
    "import data from '../data.json';\nexport const text: string = data.text;\n",
  'samples/data.json': '{ "text": "Hello" }',
  'samples/count.ts': 'postMessage(1);\n',
  'samples/Broken.tsx': 'const a = 1;\nconst b = ;\n',
  'samples/Missing.tsx': "import a from './nowhere';\n\nimport b from '../../outside';\na(b);\n",
};
const { at, write } = testFolder({ isShared: true });

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) write(name, text);
});

async function compile(text: string, liveHosts = ['vev']) {
  const compiler = createCompiler({ root: at(), base: '/docs', pagesDir: 'pages', liveHosts });
  const page = await compiler.compile({ path: '/a', file: 'pages/a.mdx', text });
  const samples = page.facts.assets.map(
    (asset) => JSON.parse('content' in asset ? asset.content : '') as LiveSampleFile,
  );
  return {
    ...page,
    samples,
    problems: page.facts.diagnostics.filter((it) => it.rule.startsWith('live')),
  };
}

const fence = (info: string, code: string) => `# A\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;
const included = (name: string) => `// [!include ~/samples/${name}]`;

describe('a live sample', () => {
  it('is whole, also where its page shows a part of it, and has the lines of its page', async () => {
    const code = [
      '// @filename: tone.d.ts',
      'export type Tone = string;',
      '// @filename: Card.tsx',
      'const a = 1;',
      '// ---cut---',
      'export default () => a;',
      '// ---cut-after---',
    ];
    const { samples } = await compile(fence('tsx live=vev', [...code, 'new Date();'].join('\n')));
    expect(samples[0]!.source).toBe('const a = 1;\nexport default () => a;\nnew Date();');
    const { problems } = await compile(fence('tsx live=vev', [...code, 'new ;'].join('\n')));
    expect(problems).toMatchObject([{ line: 11 }]);
  });

  it('brings every file that it imports, compiled', async () => {
    const { samples, facts, problems } = await compile(fence('tsx live=vev', included('Card.tsx')));
    expect(problems).toEqual([]);
    const [sample] = samples;
    expect(sample).toMatchObject({
      id: 'samples/Card.tsx',
      title: 'Card.tsx',
      host: 'vev',
      entry: './Card.tsx',
      source: files['samples/Card.tsx']!.trimEnd(),
    });
    expect(Object.entries(sample!.files).map(([name, { kind }]) => [name, kind])).toEqual([
      ['./Card.tsx', 'code'],
      ['./Card.module.css', 'style'],
      ['./parts/text.ts', 'code'],
      ['./count.ts', 'code'],
      ['./data.json', 'data'],
    ]);
    expect(sample!.files['./Card.module.css']).toMatchObject({
      text: expect.stringMatching(/^\.card_\S+\{color:red\}/),
      names: { wide: expect.stringMatching(/^wide_\S+ card_\S+$/) },
    });
    // Whatever it is made of is watched, and part of the cache's key.
    expect(Object.keys(facts.reads)).toEqual(
      expect.arrayContaining(
        ['Card.tsx', 'Card.module.css', 'parts/text.ts', 'data.json'].map((name) =>
          at('samples', name),
        ),
      ),
    );
  });

  it('has a button with its address, and is told apart by its content', async () => {
    const { code, facts } = await compile(fence('js live [a.js]', 'a'));
    const [asset] = facts.assets;
    expect(asset!.output).toMatch(/^assets\/live-[\da-f]{8}\.json$/);
    expect(code[0]!.html).toContain(
      `data-live="/docs/${asset!.output}" data-sample="/a#1" aria-label="Run a.js">Run</button>`,
    );
  });

  it('says why it does not run, in place of the button', async () => {
    const { code, facts, problems } = await compile(fence('tsx live="off: A <test>"', 'a'));
    expect(code[0]!.html).toContain('<div class="Live">Not run here: A &lt;test&gt;</div>');
    expect(code[0]!.html).not.toContain('<button class="Live-run"');
    expect(facts.assets).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('runs what is left of it: without removed lines and notations', async () => {
    const { samples } = await compile(
      fence('js live', 'a(); // [!code --]\nb(); // [!code ++]\nc(); // [!code highlight]'),
    );
    expect(samples[0]!.source).toBe('b();\nc();');
  });

  it('imports files that the page defines', async () => {
    const { samples } = await compile(
      `${fence('ts filename="b.ts"', 'export const b = 1;')}\n${fence('ts live', "import { b } from './b';\nb;").slice(5)}`,
    );
    expect(Object.keys(samples[0]!.files)).toEqual(['./sample.ts', './b.ts']);
  });

  it('is a text where it is no code', async () => {
    const { samples } = await compile(fence('html live', '<p>{{a}}</p>'));
    expect(samples[0]!.files).toEqual({
      './sample.html': { kind: 'data', text: '"<p>{{a}}</p>"' },
    });
  });

  it('changes neither the twin nor the text of the page', async () => {
    const [live, plain] = await Promise.all(
      ['tsx live=vev [a.tsx]', 'tsx love=vev [a.tsx]'].map((info) => compile(fence(info, 'a'))),
    );
    const without = ({ code }: Awaited<ReturnType<typeof compile>>) =>
      code.map((block) => ({ ...block, html: '' }));
    expect(without(live!)).toEqual(without(plain!));
    expect(live!.content).toEqual(plain!.content);
    expect(plain!.facts.assets).toEqual([]);
  });
});

describe('a mistake is reported', () => {
  it.each([
    ['tsx live=vex', 'Unexpected live=vex, expected vev', 'Did you mean live=vev?'],
    [
      'tsx live=vev',
      'Unexpected live=vev, expected a host in live.hosts of the configuration',
      undefined,
    ],
    ['tsx live', 'Unexpected live without a host, expected live=a, live=b', undefined],
  ])('%s', async (info, message, hint) => {
    const hosts = info.endsWith('live') ? ['a', 'b'] : hint ? ['vev'] : [];
    const { problems, samples } = await compile(fence(info, 'a'), hosts);
    expect(problems).toMatchObject([{ rule: 'live-host', severity: 'error', message, line: 3 }]);
    expect(problems[0]!.hint).toBe(hint);
    expect(samples).toEqual([]);
  });

  it('in the syntax, with its line', async () => {
    const { problems } = await compile(fence('js live', 'const a = 1;\nconst b = ;'));
    expect(problems).toMatchObject([
      {
        rule: 'live-sample',
        line: 5,
        message: expect.stringMatching(/^Mistake in \.\/sample\.js: /),
      },
    ]);
  });

  it('of every import that leads nowhere', async () => {
    const { problems } = await compile(fence('tsx live', included('Missing.tsx')));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('A live sample imports "./nowhere"'),
      expect.stringContaining('A live sample imports "../../outside"'),
    ]);
  });
});
