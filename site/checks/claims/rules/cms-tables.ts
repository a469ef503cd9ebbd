import type { Rules } from '../rules.ts';
import { documentation } from './sources.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const cmsTables: Rules = {
  'cms/client-side.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'standard of HTML',
          table: 0,
          of: {
            'Nothing shows at all': [
              '=src does not lead to the compiled file on your server. Open the address in the browser to check.',
            ],
            'The page breaks at a text with </script>': [
              '=Write < as \\u003c, as in the function above.',
            ],
          },
        },
        {
          source: 'specification 3',
          table: 0,
          of: { 'One place on the page stays empty': ['project value wrong image object address'] },
        },
        { source: documentation, table: 0, of: { 'The data is ignored': [] } },
        {
          source: 'standard of JSON',
          table: 0,
          of: { 'No variable is filled': ['comments trailing commas single quotes remove'] },
        },
      ],
    },
    'Embed as a frame': { phrases: [['puts the two side by side', 'counted in the entry']] },
  },
  'cms/index.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'specification 1',
          table: 0,
          of: {
            'The files are not where your page looks for them': [
              '=The default folder is vev/. If you set another one, your addresses change with it.',
            ],
            'A change of the design does not show': [],
          },
        },
        { source: 'specification 5', table: 0, of: { 'Styles or pictures are missing': [] } },
        {
          source: 'specification 3',
          table: 0,
          of: { 'A variable stays empty': ['matches none project copy guess'] },
        },
      ],
    },
    'Keys and values': {
      rows: [
        {
          source: documentation,
          table: 2,
          of: {
            'In the browser': [
              '=The same. Vev does not say in which file they stand: search the output folder for texts that begin with t-, i- or c--.',
            ],
          },
        },
        {
          source: 'specification 7',
          table: 2,
          of: { 'On the server': ['=The names between double braces in the template'] },
        },
      ],
    },
  },
  'cms/server-side.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'documentation of Mustache',
          table: 0,
          of: {
            'A place on the page stays empty': ['value missing mustache reports nothing render'],
            'The reader sees HTML tags': ['=Double braces escape HTML. Pass plain text.'],
            'The reader sees &amp;': ['values escaped twice escape render'],
          },
        },
        { source: 'specification 5', table: 0, of: { 'Styles and images are missing': [] } },
        {
          source: 'specification 7',
          table: 0,
          of: { 'The wrong page shows': ['template page render belongs address'] },
        },
        {
          source: 'server of the page',
          table: 0,
          of: { 'A change of the template does not show': [] },
        },
      ],
    },
  },
};
