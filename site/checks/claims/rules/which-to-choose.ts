import type { Rules, SectionRules } from '../rules.ts';
import { documentation, plugins } from './sources.ts';

type Rows = NonNullable<SectionRules['rows']>[number];

const utils = 'types of @vev/utils';
const css = 'standard of CSS';

/** Rows of a section's first table, which all have one source. */
export const row = (source: string, of: Rows['of']): Rows => ({ source, table: 0, of });

/** The tables that compare ways to one goal. The recommendations are advice: see `unbound.ts`. */
export const whichToChooseRules: Rules = {
  'guides/which-to-choose.mdx': {
    'Show a project elsewhere': {
      names: [['embed.html', 'specification 5']],
      rows: [
        row('specification 1', {
          'Embed script': [
            '=A place for static files',
            '=JSON in the page',
            '=Filled in the browser',
          ],
        }),
        row('specification 7', {
          'Mustache templates': [
            '=A server, or a build step',
            '=Any data of your server',
            '=A template per page',
          ],
        }),
        row('specification 9', {
          'embed.html in an iframe': [
            '=A place for static files',
            '=None documented',
            '=A height of its own, apart from your styles',
          ],
        }),
        row('probe: In SDK 0.3 the prop for the loading state', {
          Render: ['=A React app', '=None documented', "=React 18, and Vev's servers at run time"],
        }),
        row(documentation, {
          'Publishing from the editor': [
            "=Vev's hosting, or one of its integrations",
            '=Variables by the API',
            '=Vev decides how it is served',
          ],
        }),
      ],
    },
    'Bring media into a project': {
      rows: [
        row(plugins, {
          "One of Vev's plugins": [
            '=Connect it and search',
            '=A key of that service',
            '=Eight services',
          ],
        }),
        row('specification 6', {
          'An asset source of yours': [
            '=Connect it and search',
            '=Code, and deploy access',
            '=Beta',
          ],
        }),
        row(utils, {
          'An upload prop': [
            '=Pick a file for one component',
            '=A component',
            '=No other component gets the file',
          ],
        }),
        row('specification 1', {
          'CMS variables': [
            '=Mark a picture as a variable',
            '=A server or a script on the page',
            '=No videos',
          ],
        }),
      ],
    },
    'Show a picture': {
      names: [['image icon video', 'type utils.NativeTypes']],
      rows: [
        row('probe: `Image` throws `Cannot read properties of undefined`', {
          Image: ['=The value of an image prop', '=Throws without the data of a project'],
        }),
        row(utils, { Icon: ['=The path of an icon prop', '=No photos'] }),
        row('types of @vev/react', {
          '<img> with useImage': ['=The key of an image', '=You write srcset yourself'],
        }),
        row(css, {
          'CSS with editableCSS and background': ['=Nothing', '=No alternative text'],
        }),
        row('browser', {
          '<video> with a video prop': [
            '=The URL of the value',
            '=Browsers refuse sound before a click',
          ],
        }),
      ],
    },
    'Repeat content': {
      names: [
        ['array', 'type utils.NativeTypes'],
        ['children', 'type utils.VevManifest'],
      ],
      rows: [
        row('specification 3', {
          'array of objects': ['=Fields, in the edit panel', '=A list of values', '=Fields only'],
          'array of texts or numbers': [
            '=One input per item',
            '=A list of plain values',
            '=No second field',
          ],
          children: [
            '=Content, on the page itself',
            '=A list of keys for WidgetNode',
            '=Keys in place of values',
          ],
          'select with multiselect': ['=A choice', '=A list of values', '=Only what you list'],
        }),
      ],
    },
    'Group fields': {
      rows: [
        row(utils, {
          object: [
            '=name and fields',
            '=The values are in an object of the name',
            '=A level more in the value',
          ],
          layout: ['=fields', '=The values are props of their own', '=A row or a column'],
          group: ['=fields', '=The values are props of their own', '=SDK 0.3, not documented'],
          popover: ['=fields', '=The values are props of their own', '=SDK 0.3, not documented'],
          'component of a prop': ['=A React component', '=One value', '=You draw the field'],
          'component of the registration': [
            '=A React component',
            '=The whole value is yours',
            '=You draw every field',
          ],
        }),
      ],
    },
    'Let designers change the look': {
      rows: [
        row(css, { editableCSS: ['', '=A style attribute wins over it'] }),
        row(utils, {
          'A color prop': ['', '=One color'],
          'A select prop': ['', '=Nothing between the looks'],
          'A variable prop': ['=A prop and useVariable', '=Somebody has to make the variable'],
        }),
      ],
    },
    'Style a component': {
      names: [
        ['style', 'declarations of React'],
        ['editableCSS', 'type utils.VevManifest'],
      ],
      rows: [
        row(documentation, { 'Tailwind classes': ['=A Tailwind config file', '=No'] }),
        row('specification 3', {
          'CSS modules': ['=A declaration, for TypeScript', '=No, unless listed under editableCSS'],
          editableCSS: ['=A selector that matches', '=Yes'],
          'style attributes': ['=Nothing', '=No'],
        }),
      ],
    },
  },
};
