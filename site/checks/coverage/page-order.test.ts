import { expect, it } from 'vitest';
import { type PageText, readPages } from '../page-source.ts';

/** The landing page, and the first page of the reference. */
const own = new Set(['pages/index.mdx', 'pages/api/index.mdx']);
const pages = readPages().filter(({ file }) => !own.has(file));
/** A guide is no reference: its sections follow its steps. */
const references = pages.filter(({ file }) => !file.startsWith('pages/guides/'));

const sectionsOfLevel = ({ sections, lines }: PageText, level: number) =>
  sections.filter(({ line }) => lines[line - 1]?.startsWith(`${'#'.repeat(level)} `));

it.each(references.map((page) => [page.file, page] as const))(
  '%s says what it is, shows a sample, then the reference, troubleshooting and where to go',
  (_, page) => {
    const [title] = sectionsOfLevel(page, 1);
    const parts = sectionsOfLevel(page, 2);
    const sample = page.fences[0]!.line;
    const about = page.lines.slice(title!.line, sample).find((line) => /^[A-Z`]/.test(line));
    expect(about).toMatch(/\.$/);
    expect(sample).toBeLessThan(parts[0]!.line);
    expect(parts.slice(-2).map(({ heading }) => heading)).toEqual([
      'Troubleshooting',
      'Where to go next',
    ]);
    const tables = page.tables.filter(({ heading }) => heading !== 'Troubleshooting');
    expect(tables.length).toBeGreaterThan(0);
    expect(parts.at(-1)!.text).toMatch(/\]\(\//);
  },
);

it.each(references.map((page) => [page.file, page] as const))(
  '%s has a remedy for every symptom, and few links at its end',
  (_, page) => {
    const [troubles] = page.tables.filter(({ heading }) => heading === 'Troubleshooting');
    expect(troubles!.head).toEqual(['Symptom', 'Remedy']);
    for (const { cells } of troubles!.rows) expect(cells[1]).toMatch(/\w/);
    const next = page.sections.find(({ heading }) => heading === 'Where to go next');
    expect(next!.text.match(/^- /gm)!.length).toBeLessThan(4);
  },
);

it('a section that speaks of a release of the SDK leads to Versions', () => {
  const found = references.flatMap(({ file, sections }) =>
    sections
      .filter(({ heading }) => heading !== 'Troubleshooting')
      .filter(({ text }) => /\bSDK \d/.test(text) && !text.includes('](/guides/versions'))
      .map(({ heading }) => `${file}: ${heading}`),
  );
  expect(found).toEqual([]);
});

it('a row of a table that speaks of a release of the SDK leads to Versions', () => {
  const found = pages
    .filter(({ file }) => file !== 'pages/guides/versions.mdx')
    .flatMap(({ file, lines }) =>
      lines
        .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
        .filter(({ line }) => /^\|.*\bSDK \d/.test(line) && !line.includes('](/guides/versions'))
        .map(({ place }) => place),
    );
  expect(found).toEqual([]);
});

it.each(['component', 'asset-source', 'cms-page'])(
  'the tutorial %s goes in steps, and at its end is its download',
  (name) => {
    const page = pages.find(({ file }) => file === `pages/guides/${name}.mdx`)!;
    const parts = sectionsOfLevel(page, 2);
    const around = ['Before you start', 'Download', 'Where to go next'];
    const steps = parts.filter(({ heading }) => !around.includes(heading));
    expect(steps.length).toBeGreaterThan(4);
    expect(parts.slice(-2).map(({ heading }) => heading)).toEqual(around.slice(1));
    expect(parts.at(-2)!.text).toMatch(/\]\(\/downloads\/[\w-]+\.zip\)/);
  },
);

it('the server of a tutorial has at most twenty lines', () => {
  const servers = pages.flatMap(({ file, fences }) =>
    file.startsWith('pages/guides/') ? fences.filter(({ title }) => title === 'server.mjs') : [],
  );
  expect(servers.map(({ code }) => code.trimEnd().split('\n').length <= 20)).toEqual([true]);
});

it('a recipe shows the core of one file, folds the whole of it, and has little text', () => {
  const recipes = pages.filter(({ file }) => file.startsWith('pages/guides/recipes/'));
  expect(recipes.length).toBeGreaterThan(9);
  for (const { file, fences, lines } of recipes) {
    const [name] = fences[0]!.includes.at(-1)!.split(':');
    expect(fences[0]!.includes.slice(-3), file).toEqual([
      `${name}:head`,
      `${name}:core`,
      `${name}:rest`,
    ]);
    const whole = fences.find(({ includes }) => includes.at(-1) === name)!;
    const fold = lines.findIndex((line) => line.startsWith(':::details'));
    expect(whole.line, file).toBeGreaterThan(fold);
    expect(lines.indexOf(':::', fold), file).toBeGreaterThan(whole.line);
    expect(whole.code.split('\n').length, file).toBeLessThan(105);
    expect(lines.length, file).toBeLessThan(75);
  }
});

it('"Where to go next" of every page of the documentation names a guide', () => {
  const next = references.flatMap(({ file, sections }) =>
    sections
      .filter(({ heading }) => heading === 'Where to go next')
      .map(({ text }) => ({ file, names: text.includes('](/guides') })),
  );
  expect(next.length).toBeGreaterThan(20);
  expect(next.filter(({ names }) => !names)).toEqual([]);
});

it('the pages of the documentation lead to every guide', () => {
  const linked = references.flatMap(({ lines }) => lines).join('\n');
  const guides = pages
    .map(({ file }) => file.replace(/^pages|(?:\/index)?\.mdx$/g, ''))
    .filter((path) => path.startsWith('/guides'));
  expect(guides.length).toBeGreaterThan(20);
  expect(guides.filter((path) => !linked.match(`\\(${path}[)#]`))).toEqual([]);
});
