import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from './mutate.ts';

const repository = join(import.meta.dirname, '../..');
const seed = Number(process.env.FUZZ_SEED ?? 20261126);
const perSurface = Number(process.env.SURFACE_CASES ?? 34);

const values: string[] = [
  ...[
    '',
    ' ',
    '\0',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\ud800',
    '-0',
    '1e999',
    'null',
    '~',
    '%00',
    '%E0%A4%A',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../../../../etc/passwd',
    '/dev/zero',
  ],
  ...['javascript:alert(1)', 'http://169.254.169.254/', '//evil.example', 'file:///etc/passwd'],
  ...[
    '$&',
    '$1',
    '`',
    '```',
    '{',
    '}',
    '{{',
    '<',
    '</',
    '<!--',
    ']]>',
    '<script>',
    '*/',
    '---',
    ':::',
    '::',
    '\\',
  ],
  ...[
    'a'.repeat(5000),
    '['.repeat(900),
    '('.repeat(900),
    '{'.repeat(900),
    '<b>'.repeat(900),
    '> '.repeat(900),
  ],
  ...[
    '&a [*a, *a]',
    '!!js/function x',
    '!!binary AAAA',
    '2026-99-99',
    '[1, {a: b',
    'key: key: key',
    '\tkey: 1',
  ],
  ...[
    '\\frac{1}{',
    '\\def\\a{\\a}\\a',
    '\\__proto__ \\constructor',
    '^'.repeat(900),
    '_{'.repeat(900),
  ],
  ...[
    '${process.exit(7)}',
    'export default',
    'import x from "http:x"',
    'await 1',
    'throw 1',
    'import("./x")',
  ],
];

/** A surface: the files of one hostile input, from parts that are drawn. */
type Surface = (name: string, draw: () => string) => Record<string, string>;

const surfaces: Record<string, Surface> = {
  'front matter': (name, draw) => ({
    [`pages/${name}.md`]: `---\n${draw()}: ${draw()}\ntitle: ${draw()}\ntags: ${draw()}\n---\n\n# A\n`,
  }),
  Markdown: (name, draw) => ({
    [`pages/${name}.md`]: `# A\n\n${draw()} *${draw()}* [${draw()}](${draw()})\n`,
  }),
  HTML: (name, draw) => ({
    [`pages/${name}.md`]: `# A\n\n<div style="${draw()}" title="${draw()}" onclick=${draw()}>${draw()}</div>\n`,
  }),
  expressions: (name, draw) => ({
    [`pages/${name}.mdx`]: `# A\n\n{${draw()}}\n\n<p title={${draw()}}>${draw()}</p>\n`,
  }),
  components: (name, draw) => ({
    [`pages/${name}.mdx`]: `import { A } from '../components/${name}.tsx'\n\n# A\n\n<A b="x" />\n`,
    [`components/${name}.tsx`]: `export function A() { return <p title={${JSON.stringify(draw())}}>{${JSON.stringify(draw())} as string}{() => ${JSON.stringify(draw())}}</p>; }\n`,
  }),
  fences: (name, draw) => ({
    [`pages/${name}.md`]: `# A\n\n\`\`\`ts ${draw().replaceAll('\n', '')} {${draw()}} [${draw()}]\nlet a; // [!code ${draw()}]\n${draw()}\n\`\`\`\n`,
  }),
  formulas: (name, draw) => ({
    [`pages/${name}.md`]: `# A\n\n$$\n${draw()}${draw()}\n$$\n\n$${draw()}$\n`,
  }),
  includes: (name, draw) => ({
    [`pages/${name}.md`]: `# A\n\n\`\`\`ts\n[!include ${draw()}#${draw()}]\n\`\`\`\n\n[!include ~/${draw()}]\n`,
  }),
  directives: (name, draw) => ({
    [`pages/${name}.md`]: `# A\n\n:::${draw()}[${draw()}]{${draw()}}\n\ntext\n\n:::\n\n::${draw()}{x="${draw()}"}\n`,
  }),
  pictures: (name, draw) => ({
    [`pages/${name}.md`]: `# A\n\n![a](./${name}.svg) ![b](${draw()} "${draw()}")\n`,
    [`pages/${name}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" width="${draw()}" viewBox="${draw()}">${draw()}</svg>`,
  }),
  expansions: (name, draw) => ({
    [`pages/${name}.md`]: '# A\n\n## B\n\nText\n',
    [`pages/${name}.search.txt`]: `${draw()}: ${draw()}\n${draw()}\nB: ${draw()}\n`,
  }),
  'files of the sidebar': (name, draw) => ({
    [`pages/${name}/index.md`]: `---\nsidebar: ${draw()}\norder: ${draw()}\n---\n\n# A {#${draw()}}\n`,
  }),
};

let root = '';
const inputs = new Map<string, string>();
beforeAll(() => {
  const parent = join(repository, 'tests/dist');
  mkdirSync(parent, { recursive: true });
  root = mkdtempSync(join(parent, 'surfaces-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('docs.config.ts', "export default { title: 'Surfaces', markdown: { math: true } };\n");
  write('pages/index.md', '# Home\n');
  const random = createRandom(seed);
  const draw = () => random.pick(values);
  Object.entries(surfaces).forEach(([surface, make], of) => {
    for (let index = 0; index < perSurface; index++)
      for (const [file, text] of Object.entries(make(`s${of}-${index}`, draw))) {
        write(file, text);
        inputs.set(file, surface);
      }
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

it('each hostile input ends in a page, or in an error with its place', { timeout: 600_000 }, () => {
  const { stdout, stderr, status, signal } = spawnSync(
    'node',
    [join(repository, 'packages/core/bin/docs.mjs'), 'check', '--root', root, '--all'],
    { encoding: 'utf8', timeout: 590_000, maxBuffer: 1e9 },
  );
  const output = stdout + stderr;
  expect({
    signal,
    status,
    output: status === 0 || status === 1 ? '' : output.slice(-2000),
  }).toEqual({
    ...{ signal: null, status, output: '' },
  });
  const problems = output.split(/\n\n(?=error:|warning:)/);
  const raw = problems.filter((problem) =>
    /\[internal\]|^\s+at .*:\d+:\d+|Maximum call stack|Cannot read propert|is not a function\b(?!.*\[render\])/m.test(
      problem,
    ),
  );
  const without = problems.filter(
    (problem) =>
      /^(?:error|warning):/.test(problem) && !/^ {2}\S+\.(?:mdx?|tsx|txt|svg|ts)\b/m.test(problem),
  );
  const named = [...inputs].filter(([file]) => output.includes(file)).map(([, surface]) => surface);
  const counts = Object.keys(surfaces).map(
    (surface) => `${surface} ${named.filter((each) => each === surface).length}`,
  );
  console.log(
    `seed ${seed}: ${perSurface * counts.length} inputs; files with messages: ${counts.join(', ')}`,
  );
  expect(raw.map((each) => each.slice(0, 600))).toEqual([]);
  expect(without.map((each) => each.slice(0, 300))).toEqual([]);
});
