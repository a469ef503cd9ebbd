import type { Rules } from '../rules.ts';
import { documentation, older } from './sources.ts';

const colors = 'rgb() rgba() hsl() hsla()';
const values = {
  source: 'specification 3',
  of: {
    't-': ['=text', '=A string'],
    'i-': ['=image', 'object src alt srcset'],
    'c--': ['=color', 'string CSS color'],
  },
};
const members: [string[], string] = [['src', 'alt', 'srcset'], 'specification 3'];
const css: [string[], string] = [colors.split(' '), 'standard of CSS colors'];

/** CMS, the client side and the server side. */
export const cmsRules: Rules = {
  'cms/index.mdx': {
    '*': {
      names: [
        ['assets/', 'specification 5'],
        ['metaData.projectKey metaData.pageKey', 'public/schemas/tracking-event.schema.json'],
      ],
    },
    Variables: {
      phrases: [['There are four types', 'specification 1']],
      rows: [
        {
          source: 'specification 1',
          of: {
            Text: ['text'],
            Image: ['image'],
            List: ['items'],
            Styling: ['colors'],
          },
        },
      ],
    },
    'Keys and values': {
      names: [
        [colors, css[1]],
        ['src alt srcset', 'specification 3'],
        ['wineName', 'samples of the page'],
        ['/small.jpg 450w, /large.jpg 900w', 'standard of HTML'],
      ],
      lists: [members, css],
      rows: [
        { ...values, table: 0 },
        {
          source: 'specification 3',
          table: 1,
          of: {
            src: ['address'],
            alt: ['alternative text'],
            srcset: ['addresses widths /small.jpg 450w /large.jpg 900w'],
          },
        },
      ],
    },
    'Other keys that you need': {
      rows: [
        {
          source: 'specification 3',
          of: {
            'Project key': ['=vev compile', 'metaData.projectKey'],
            'Page key': ['template', 'metaData.pageKey'],
          },
        },
      ],
    },
    'Choose where to render': {
      rows: [
        {
          source: 'specification 1',
          of: {
            'Works with': ['embed script', '=Mustache templates'],
            'Variables are filled': ['browser', 'server'],
            'You need': ['static files', 'server Mustache'],
            'Choose it when': ['page', 'server'],
          },
        },
      ],
    },
    Troubleshooting: {},
  },
  'cms/client-side.mdx': {
    '*': {
      names: [
        ['assets/ embed.js embed.html', 'specification 5'],
        ['embed/<pageKey>.js', older],
      ],
    },
    'Embed files': {
      rows: [
        {
          source: 'specification 5',
          of: {
            'embed.js': ['embed script'],
            'embed.html': ['iframe'],
            'assets/': ['files pages use'],
            'One folder per extra page': ['same files'],
          },
        },
      ],
    },
    Loading: {
      names: [['async', 'standard of HTML']],
      rows: [
        {
          source: documentation,
          of: {
            HTML: ['synchronously'],
            Hydration: ['HTML in place'],
            'async on the tag': ['block'],
            Variables: ['browser'],
          },
        },
      ],
    },
    'Data for the variables': {
      names: [['src alt srcset', 'specification 3']],
      lists: [members],
      rows: [
        { ...values, table: 0 },
        {
          source: css[1],
          table: 1,
          of: {
            Hex: ['=#6b1f2e'],
            RGB: ['=rgb(107, 31, 46)'],
            'RGB with opacity': ['=rgba(107, 31, 46, 0.8)'],
            HSL: ['=hsl(348, 55%, 27%)'],
            'HSL with opacity': ['=hsla(348, 55%, 27%, 0.8)'],
          },
        },
      ],
      phrases: [
        [
          '`/wines/riesling-450.jpg 450w, /wines/riesling-900.jpg 900w`',
          'sample cms/client-side/riesling.html',
        ],
      ],
    },
    'Write the data from your CMS': {
      names: [[String.raw`\u003c < </script>`, 'standard of JSON and HTML']],
    },
  },
  'cms/server-side.mdx': {
    '*': {
      names: [
        ['assets/ .mustache', 'specification 5'],
        ['template/<pageKey>.mustache', older],
      ],
    },
    'Server-Side Rendering': {
      phrases: [
        ['Two values go in, a template and a data object, and HTML comes out', 'specification 7'],
        ['needs `npm install mustache@4`', 'the package mustache of site/package.json'],
      ],
    },
    Templates: {
      rows: [
        {
          source: 'specification 7',
          of: {
            'Template language': ['=Mustache'],
            'Number of files': ['one template file per page key'],
            'Path in the output folder': ['=template/<pageKey>.mustache'],
            Input: ['data object of variables'],
            Output: ['=HTML'],
          },
        },
      ],
    },
    'Data for the variables': {
      names: [
        ['src alt srcset', 'specification 3'],
        [colors, css[1]],
      ],
      lists: [members, css],
      rows: [values],
    },
    'What Mustache does with the values': {
      names: [['/ &#x2F;', 'what Mustache renders on the page']],
      phrases: [['Mustache 4.2 for JavaScript', 'the package mustache of site/package.json']],
      rows: [
        {
          source: 'documentation of Mustache',
          of: {
            'Double braces': ['escaped'],
            'Triple braces': ['as it is'],
            'A name with a dot': ['member'],
            'A name without data': ['nothing no error'],
          },
        },
      ],
    },
    'Node.js': {
      names: [['node server.mjs http://localhost:3000', 'server of the page']],
      phrases: [['open `http://localhost:3000`', 'port 3000 of the sample']],
    },
    PHP: { phrases: [['names of version 2', 'composer require mustache/mustache:~2.14']] },
    'Other languages': { phrases: [['needs to do two things', 'specification 7']] },
  },
};
