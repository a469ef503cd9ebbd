import type { Page } from '@playwright/test';
import { expect, type Host as AnyHost, hostedTest } from './hosted-site.ts';

/**
 * The builds of a small site. The second has a changed component and an additional one, so that
 * every script of its pages has another name.
 */
type BuildName = 'first' | 'second';

/** A host of that site. */
export type Host = AnyHost<BuildName>;

function config(build: BuildName, base: string): string {
  return `import { types } from '@stilldocs/types';
import { defineConfig } from 'stilldocs';
export default defineConfig({
  title: 'Renamed',
  basePath: '${base || '/'}',
  extensions: [types()],
  banner: { content: 'Of the ${build} build', dismissable: true },
  serviceWorker: true,
  topNav: [{ text: 'More', items: [{ text: 'Far away', link: '/far' }] }],
  sidebar: [{ text: 'Pages', items: [{ text: 'start', link: '/start' }, { text: 'next', link: '/next' }] }],
  checks: { 'orphan-page': { allow: ['/'] } },
});
`;
}

function component(name: string, build: BuildName): string {
  return `'use client';
import { useState } from 'react';
export function ${name}() {
  const [isOn, turn] = useState(false);
  return (
    <button type="button" title="${build}" onClick={() => turn(!isOn)}>
      ${name} {isOn ? 'on' : 'off'}
    </button>
  );
}
`;
}

/**
 * A page with everything that loads scripts at a touch, and a link far below that is not preloaded.
 */
function startPage(build: BuildName): string {
  const names = build === 'first' ? ['Lamp'] : ['Lamp', 'Bell'];
  return [
    ...names.map((name) => `import { ${name} } from '../components/${name}.tsx';`),
    `# Start\n\nOf the ${build} build. To the [next page](/next).`,
    ...names.map((name) => `<${name} />`),
    `\`\`\`ts twoslash title="${build}.ts"\nconst ${build} = 2;\n\`\`\``,
    'To the [hidden part](#hidden-part).',
    ':::details[More]\n\n## Hidden part\n\n:::',
    '<div style={{ blockSize: "400vh" }} />',
    'To the [page that is far away](/far).',
  ].join('\n\n');
}

/** Tests on that site. */
export const test = hostedTest('renamed', ['first', 'second'], (build: BuildName, base) => {
  const text = (name: string) => `# ${name}\n\nThe wombat of the ${build} build.\n`;
  return {
    'docs.config.ts': config(build, base),
    'components/Lamp.tsx': component('Lamp', build),
    'components/Bell.tsx': component('Bell', build),
    'pages/index.mdx': text('Home'),
    'pages/start.mdx': startPage(build),
    'pages/next.mdx': text('Next'),
    'pages/far.mdx': text('Far'),
  };
});

/** Expects a page of a build, with its banner. */
export async function expectBuild(page: Page, build: string): Promise<void> {
  await expect(page.getByRole('main')).toContainText(`f the ${build} build`);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(build);
}

/** Replaces the first build by the second; the scripts of the first are then missing. */
export function deploy(host: Host): void {
  const left = new Set(host.assets('second'));
  const scripts = host.assets('first').filter((name) => /\.js$|^types-/.test(name));
  // Scripts of the engine only, which import nothing that a build renames: the second has them, too.
  const gone = scripts.filter(
    (name) => !/^(search-worker|stored-copy|fill-label|languages)/.test(name),
  );
  expect(gone.filter((name) => left.has(name))).toEqual([]);
  expect(gone.length).toBeGreaterThan(6);
  host.show('second');
}
