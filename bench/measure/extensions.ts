import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeCorpus } from '../corpus.ts';
import { filesBelow, signed, weightOf } from './page-weight.ts';
import { median, type ProcessCost } from './processes.ts';
import { buildCold, siteFolder } from './sites.ts';

/** One kind of extension, as written in a configuration, and its files. */
interface Kind {
  extension?: string;
  imports?: string;
  files?: Record<string, string>;
}

const part = 'export default ({ children }) => <b>{children}</b>;';

/** A site without extensions, and one with an extension for each field, as small as it can be. */
const kinds: Record<string, Kind> = {
  'no extension': {},
  'one that does nothing': { extension: "{ name: 'x' }" },
  labels: { extension: "{ name: 'x', labels: { next: 'Onwards' } }" },
  contentSecurityPolicy: {
    extension: "{ name: 'x', contentSecurityPolicy: { 'connect-src': ['https://a.example'] } }",
  },
  head: {
    imports: "import { createElement } from 'react';",
    extension: "{ name: 'x', head: createElement('meta', { name: 'a', content: 'b' }) }",
  },
  'components: a part that is HTML': {
    extension: "{ name: 'x', components: { Logo: '~/Part.tsx' } }",
    files: { 'Part.tsx': part },
  },
  'components: a part that is an island': {
    extension: "{ name: 'x', components: { PageFooter: '~/Part.tsx' } }",
    files: { 'Part.tsx': `'use client';\n${part}` },
  },
  'layouts: one that no page uses': {
    extension: "{ name: 'x', layouts: { own: '~/Layout.tsx' } }",
    files: { 'Layout.tsx': part },
  },
  'markdown: a plugin that does nothing': {
    extension: "{ name: 'x', markdown: { remarkPlugins: [() => () => undefined] } }",
  },
  vite: { extension: "{ name: 'x', vite: { define: { __NAME__: '1' } } }" },
  scripts: {
    extension: "{ name: 'x', scripts: ['~/script.ts'] }",
    files: { 'script.ts': "document.addEventListener('docs:navigate', () => {});\n" },
  },
  'outputs: one for the site': {
    extension:
      "{ name: 'x', outputs: [{ file: '/x.txt', content: ({ pages }) => String(pages.length) }] }",
  },
  'outputs: one for each page': {
    extension: "{ name: 'x', outputs: [{ ending: '.txt', content: ({ title }) => title }] }",
  },
  onPage: { extension: "{ name: 'x', onPage: () => {} }" },
  buildEnd: { extension: "{ name: 'x', buildEnd: () => {} }" },
  'stilldocs-analytics': {
    imports: "import { analytics } from 'stilldocs-analytics';",
    extension: "analytics({ endpoint: '/count' })",
  },
  'stilldocs-feedback': {
    imports: "import { feedback } from 'stilldocs-feedback';",
    extension: "feedback({ endpoint: '/answers' })",
  },
};

/** The bytes of one page of a built site, and how many files the site has. */
function weigh(root: string) {
  const dist = join(root, 'dist');
  const files = filesBelow(dist);
  const page = files.find((file) => file.endsWith('-001.html'))!;
  return { ...weightOf(dist, page), files: files.length };
}

async function writeSite(root: string, { extension, imports = '', files = {} }: Kind) {
  await writeCorpus(root, { pages: 25 });
  renameSync(join(root, 'docs.config.ts'), join(root, 'corpus.config.ts'));
  const text = `${imports}\nimport corpus from './corpus.config.ts';\nexport default { ...corpus, extensions: [${extension ?? ''}] };\n`;
  for (const [name, content] of Object.entries({ 'docs.config.ts': text, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

/**
 * The cost of each kind of extension, as a table of Markdown: the corpus of 25 pages with it, beyond the same site
 * without extensions.
 *
 * @param runs Cold builds of each site, in alternating order; their median counts.
 */
export async function tableOfExtensions(runs = 3): Promise<string> {
  const sites = Object.entries(kinds).map(([name, kind], index) => ({
    name,
    kind,
    root: siteFolder(`extensions-${index}`),
    costs: [] as ProcessCost[],
  }));
  for (const { root, kind } of sites) await writeSite(root, kind);
  for (let run = 0; run < runs; run++)
    for (const { root, costs } of sites) costs.push(await buildCold(root));
  const rows = sites.map(({ name, root, costs }) => ({
    name,
    weight: weigh(root),
    cpu: median(costs.map(({ cpu }) => cpu)) * 1000,
  }));
  const [{ weight: none, cpu: without }] = rows as [(typeof rows)[0]];
  const lines = rows.map(({ name, weight, cpu }, index) => {
    const values =
      index === 0
        ? [weight.html, weight.script, weight.style, weight.files, Math.round(cpu)]
        : [
            ...[weight.html - none.html, weight.script - none.script, weight.style - none.style],
            ...[weight.files - none.files, cpu - without],
          ].map(signed);
    return `| ${name} | ${values.join(' | ')} |`;
  });
  return [
    '| extension | document, B | script at load, B brotli | style, B brotli | files | cold build, ms processor time |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}
