import type { PageText } from '../page-source.ts';

/** The messages of the TypeScript compiler that the Troubleshooting of a page explains, as it writes them. */
export function compilerMessages({ tables }: Pick<PageText, 'tables'>): string[] {
  return tables
    .filter(({ heading }) => heading === 'Troubleshooting')
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => [...cells[0]!.matchAll(/`([^`]+)`/g)]))
    .map(([, code]) => code!)
    .filter((code) => ofCompiler.test(code));
}

const ofCompiler =
  /^(?:Property '|Type '|'[\w.]+' (?:does not exist|is possibly)|Expected \d|Cannot find module)/;

/** A mistake that a page explains. */
interface Mistake {
  /** Relative to `pages`. */
  page: string;
  code: string;
}

const component = `import React from 'react';
import { registerVevComponent, useVevEvent } from '@vev/react';
const Price = () => <p />;
`;
const source = `import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
`;

/** Code for each message: `messages.test.ts` compiles it. */
export const mistakes: Mistake[] = [
  {
    page: 'cli/web-workers.mdx',
    code: "import Hours from './hours';\nexport default Hours;",
  },
  {
    page: 'react/register-vev-component.mdx',
    code: `${component}registerVevComponent(Price, { description: 'Price' });`,
  },
  {
    page: 'react/editable-css.mdx',
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  editableCSS: [{ selector: '.price', property: ['color'] }],
});`,
  },
  {
    page: 'react/vev-props.mdx',
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  props: [{ name: 'label', type: 'string', options: { multiline: true } }],
});`,
  },
  {
    page: 'react/vev-props.mdx',
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  props: [{ name: 'label', type: 'string', validate: true }],
});`,
  },
  {
    page: 'react/vev-props.mdx',
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  props: [{ name: 'label', type: 'string', hidden: (context) => context.value.name === '' }],
});`,
  },
  {
    page: 'react/interactions.mdx',
    code: `${component}export const Player = () => { useVevEvent('PLAY'); return <Price />; };`,
  },
  {
    page: 'react/interactions.mdx',
    code: `${component}registerVevComponent(Price, { name: 'Price', events: [{ name: 'ON_PLAY' }] });`,
  },
  {
    page: 'react/content-children.mdx',
    code: `import React, { type PropsWithChildren } from 'react';
export const List = ({ children }: PropsWithChildren) => <ul>{children.map((key) => <li>{key}</li>)}</ul>;`,
  },
  {
    page: 'asset-source/getting-started.mdx',
    code: `${source}registerVevPlugin({ name: 'Photos', type: EditorPluginType.ASSET_SOURCE, form: [], handler: async () => [] });`,
  },
  {
    page: 'asset-source/getting-started.mdx',
    code: `${source}registerVevPlugin({ name: 'Photos', id: 'photos', form: [], handler: async () => [] });`,
  },
  {
    page: 'asset-source/getting-started.mdx',
    code: `import type { ProjectImageAsset } from '@vev/utils';
export const photo: ProjectImageAsset = { key: 'a', url: '', mimeType: 'image/png', selfHosted: true, dimension: { width: 1, height: 1 } };`,
  },
  {
    page: 'asset-source/handler-function.mdx',
    code: `import type { ProjectVideoAsset } from '@vev/utils';
export const film: ProjectVideoAsset = { key: 'a', updated: 0, url: '', mimeType: 'video/mp4', selfHosted: true, duration: 1, dimension: { width: 1, height: 1 } };`,
  },
];
