import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

/* A site whose extension has texts of its own, of which the site replaces one. */

const parent = join(engineRoot, 'node_modules/.tests-own-labels');
const { at, write } = testFolder({ isShared: true, below: parent });

const module = `import * as texts from './labels.ts';
export const house = {
  name: 'house',
  features: ['~/feature.ts'],
  contentComponent: '~/House.tsx',
  ownLabels: { module: '~/labels.ts', texts },
};`;

const files: Record<string, string> = {
  'labels.ts': `export const houseOpen = 'Open the door';
export const houseSeats = '{count, plural, one {# seat} other {# seats}}';
export const houseUnused = 'Nobody reads this';`,
  'house.ts': module,
  'docs.config.ts': `import { house } from './house.ts';
export default {
  title: 'House',
  extensions: [house],
  labels: { houseOpen: 'Tür öffnen' },
};`,
  'feature.ts': `import { fillPlural, frameIds, htmlMarkdown } from 'stilldocs/feature';
export default () => ({
  after: ({ labels, lang }) => ({
    data: frameIds.includes('docs-content'),
    markdown: htmlMarkdown('<p>' + labels.houseOpen + ': <b>' + fillPlural(labels.houseSeats, 2, lang) + '</b></p>'),
  }),
});`,
  'House.tsx': `import { fillPlural, labels } from 'stilldocs/browser';
import { Tab, Tabs } from 'stilldocs/components';
import * as own from './labels.ts';
import { Door } from './Door.tsx';
export default function House({ data, children }) {
  return <>{children}<p>{data && fillPlural(own.houseSeats, 1, 'en')}, {labels.close}</p>
    <Tabs><Tab title="One">Inside</Tab></Tabs><Door /></>;
}`,
  'Door.tsx': `'use client';
import { useSyncExternalStore } from 'react';
import { createStore, Filled } from 'stilldocs/browser';
import { houseOpen } from './labels.ts';
const store = createStore(houseOpen);
export function Door() {
  const text = useSyncExternalStore(store.subscribe, store.get, store.get);
  return <button onClick={() => store.set(houseOpen + '!')}><Filled label="{text}." text={<i>{text}</i>} /></button>;
}`,
  'pages/index.md': '# House\n',
};

const read = (name: string) => readFileSync(at('dist', name), 'utf8');

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) write(name, text);
  expect((await runDocs(['build', '--root', at()])).output).toContain('Built ');
}, 120_000);

it('components have the texts of the extension, or of the site in their place', () => {
  const html = read('index.html');
  expect(html).toContain('<p>1 seat, Close</p>');
  expect(html).toContain('<i>Tür öffnen</i>');
  expect(html).toContain('Inside');
});

it('so does the module of a feature', () => {
  expect(read('index.md')).toContain('Tür öffnen: **2 seats**');
});

it('so do islands, whose script has only the texts that it uses', () => {
  const scripts = readdirSync(at('dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => read(`assets/${name}`))
    .join('\n');
  expect(scripts).toContain('Tür öffnen');
  expect(scripts).not.toContain('Open the door');
  expect(scripts).not.toContain('Nobody reads this');
});
