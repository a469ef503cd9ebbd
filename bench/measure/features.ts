import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { signed, weightOf } from './page-weight.ts';
import { buildCold, setAside, siteFolder } from './sites.ts';

/** A page with one feature, and the option of the configuration that it needs. */
interface Feature {
  text: string;
  option?: string;
  /** The page to compare with. Default: a title and a paragraph. */
  without?: string;
}

const sidebar = "sidebar: [{ text: 'Home', link: '/' }, { text: 'Page', link: '/page' }],";
const plain = '# Page\n\nText.\n';
const image = `${plain}\n![A plan](/plan.svg)\n`;
const landing = '---\nlayout: landing\n---\n\n# Rooms\n';

/** The features that authors know from other engines, each on a page as small as it can be. */
const features: Record<string, Feature> = {
  'a sidebar of files': { text: plain, option: "sidebar: 'auto'," },
  '`editLink: false`': { text: `---\neditLink: false\n---\n\n${plain}` },
  '`lastUpdated: false`': { text: `---\nlastUpdated: false\n---\n\n${plain}` },
  'two tags': { text: `---\ntags: [rooms, garden]\n---\n\n${plain}` },
  'the reading time': { text: `---\nreadingTime: true\n---\n\n${plain}` },
  'a hero with two links': {
    text: '---\nlayout: landing\nhero:\n  name: Rooms\n  text: By the hour\n  tagline: Book one.\n  actions:\n    - { text: Start, link: / }\n    - { text: More, link: / }\n---\n',
    without: landing,
  },
  'three features': {
    text: `---\nlayout: landing\nfeatures:\n  - { title: One, details: Text. }\n  - { title: Two, details: Text. }\n  - { title: Three, details: Text. }\n---\n\n# Rooms\n`,
    without: landing,
  },
  'two cards': { text: `${plain}\n:::cards\n- [Blue](/) Twelve seats\n- [Garden](/) Many\n:::\n` },
  'two steps': { text: `${plain}\n:::steps\n### Book\nText.\n### Come\nText.\n:::\n` },
  'tabs for package managers': { text: `${plain}\n\`\`\`npm\nnpm install rooms\n\`\`\`\n` },
  'a file tree of three': {
    text: `${plain}\n:::file-tree\n- pages/\n  - index.md\n- docs.config.ts\n:::\n`,
  },
  'a video': { text: `${plain}\n![A walk](/walk.mp4)\n` },
  'an image that opens': { text: image, option: 'markdown: { imageZoom: true },', without: image },
  'a formula in a line': { text: `${plain}\n$x^2$\n`, option: 'markdown: { math: true },' },
  'a diagram of two nodes': {
    text: `${plain}\n\`\`\`mermaid\nflowchart LR\n  A --> B\n\`\`\`\n`,
  },
};

function write(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** Builds a site with a page, and weighs that page. */
async function weigh(index: number, text: string, option = '') {
  const root = siteFolder(`feature-${index}`);
  setAside(root);
  write(root, {
    'docs.config.ts': `export default { title: 'Rooms', ${option}${option.startsWith('sidebar') ? '' : sidebar} editLink: { pattern: 'https://git.example/:path' } };\n`,
    'pages/index.md': '---\nlayout: minimal\n---\n# Home\n\n[Page](/page)\n',
    'pages/page.md': text,
    'public/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"/>',
    'public/walk.mp4': '',
  });
  await buildCold(root);
  return weightOf(join(root, 'dist'), join(root, 'dist/page.html'));
}

/**
 * The cost of each feature, as a table of Markdown: a page with it at its load, beyond the same page without it.
 */
export async function tableOfFeatures(): Promise<string> {
  const lines: string[] = [];
  const known = new Map<string, Awaited<ReturnType<typeof weigh>>>();
  for (const [name, { text, option, without = plain }] of Object.entries(features)) {
    const own = await weigh(lines.length, text, option);
    const rest = known.get(without) ?? (await weigh(lines.length, without));
    known.set(without, rest);
    const values = [own.html - rest.html, own.script - rest.script, own.style - rest.style];
    lines.push(`| ${name} | ${values.map(signed).join(' | ')} |`);
  }
  return [
    '| feature | document, B | script at load, B brotli | style, B brotli |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}
