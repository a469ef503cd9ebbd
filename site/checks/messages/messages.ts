/** A message of the TypeScript compiler that a page explains, and code that provokes it. */
interface Message {
  /** Relative to `pages`. */
  page: string;
  /** A part of the compiler's message, as in the page's Troubleshooting. */
  says: string;
  code: string;
}

const component = `import React from 'react';
import { registerVevComponent, useVevEvent } from '@vev/react';
const Price = () => <p />;
`;
const source = `import { registerVevPlugin } from '@vev/react';
import { EditorPluginType } from '@vev/utils';
`;

/** Every message that a page explains; `messages.test.ts` compares them with the compiler. */
export const messages: Message[] = [
  {
    page: 'cli/web-workers.mdx',
    says: 'Cannot find module',
    code: "import Hours from './hours';\nexport default Hours;",
  },
  {
    page: 'react/register-vev-component.mdx',
    says: "Property 'name' is missing in type",
    code: `${component}registerVevComponent(Price, { description: 'Price' });`,
  },
  {
    page: 'react/editable-css.mdx',
    says: "'property' does not exist in type 'EditableCSS'",
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  editableCSS: [{ selector: '.price', property: ['color'] }],
});`,
  },
  {
    page: 'react/vev-props.mdx',
    says: "Property 'type' is missing in type",
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  props: [{ name: 'label', type: 'string', options: { multiline: true } }],
});`,
  },
  {
    page: 'react/vev-props.mdx',
    says: "Type 'true' is not assignable to type",
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  props: [{ name: 'label', type: 'string', validate: true }],
});`,
  },
  {
    page: 'react/vev-props.mdx',
    says: "'context.value' is possibly 'undefined'",
    code: `${component}registerVevComponent(Price, {
  name: 'Price',
  props: [{ name: 'label', type: 'string', hidden: (context) => context.value.name === '' }],
});`,
  },
  {
    page: 'react/interactions.mdx',
    says: 'Expected 2-3 arguments, but got 1',
    code: `${component}export const Player = () => { useVevEvent('PLAY'); return <Price />; };`,
  },
  {
    page: 'react/interactions.mdx',
    says: "'name' does not exist in type 'VevEvent'",
    code: `${component}registerVevComponent(Price, { name: 'Price', events: [{ name: 'ON_PLAY' }] });`,
  },
  {
    page: 'react/content-children.mdx',
    says: "Property 'map' does not exist on type",
    code: `import React, { type PropsWithChildren } from 'react';
export const List = ({ children }: PropsWithChildren) => <ul>{children.map((key) => <li>{key}</li>)}</ul>;`,
  },
  {
    page: 'asset-source/getting-started.mdx',
    says: "Property 'id' is missing in type",
    code: `${source}registerVevPlugin({ name: 'Photos', type: EditorPluginType.ASSET_SOURCE, form: [], handler: async () => [] });`,
  },
  {
    page: 'asset-source/getting-started.mdx',
    says: "Property 'type' is missing in type",
    code: `${source}registerVevPlugin({ name: 'Photos', id: 'photos', form: [], handler: async () => [] });`,
  },
  {
    page: 'asset-source/getting-started.mdx',
    says: "Property 'updated' is missing in type",
    code: `import type { ProjectImageAsset } from '@vev/utils';
export const photo: ProjectImageAsset = { key: 'a', url: '', mimeType: 'image/png', selfHosted: true, dimension: { width: 1, height: 1 } };`,
  },
  {
    page: 'asset-source/handler-function.mdx',
    says: "Property 'additionalSources' is missing in type",
    code: `import type { ProjectVideoAsset } from '@vev/utils';
export const film: ProjectVideoAsset = { key: 'a', updated: 0, url: '', mimeType: 'video/mp4', selfHosted: true, duration: 1, dimension: { width: 1, height: 1 } };`,
  },
];
