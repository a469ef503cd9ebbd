import type { Rules } from '../../rules.ts';
import { elements } from '../sources.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const reactRegisterTables: Rules = {
  'react/register-vev-component.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: { "Property 'name' is missing in type": [] },
        },
        {
          source: elements,
          table: 0,
          of: {
            'The hint for an empty component reads oddly': [
              '=linkText and description are one sentence.',
            ],
          },
        },
        {
          source: 'sdk code',
          table: 0,
          of: { 'The element disappears when an action is added': [] },
        },
        {
          source: 'probe: The platform catches the error and shows it in place.',
          table: 0,
          of: {
            'An error message stands where the component should be': [
              'component rendering platform catches components working',
            ],
          },
        },
        {
          source: 'probe: A prop is `undefined` at first.',
          table: 0,
          of: { 'The component breaks right after it is placed': [] },
        },
        {
          source: 'specification 5',
          table: 0,
          of: {
            'The component is missing in the editor': [
              '=Put the file under src/, export the component, and keep vev start running.',
            ],
          },
        },
      ],
    },
    Configuration: {
      rows: [
        {
          source: elements,
          table: 1,
          of: {
            categories: [
              '',
              "=Categories of the component. Vev's public form elements have 'Form'. What the editor does with them is not published.",
            ],
          },
        },
      ],
    },
    Size: {
      phrases: [
        ["`{ value: 'auto', autoOnly: true }`, or with `valueOnly`", 'types of @vev/utils'],
        ['does not describe these two', 'types of @vev/utils'],
      ],
    },
  },
  'react/editable-css.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            "'property' does not exist in type 'EditableCSS'": ['=The list is called properties.'],
            'A property with a capital letter has no effect': [],
          },
        },
        {
          source: 'standard of CSS',
          table: 0,
          of: {
            'Designers change a style and nothing happens': [],
            'The group is there but changes nothing': [
              'selector matches nothing component renders element',
            ],
          },
        },
        { source: 'language', table: 0, of: { 'The group is missing': [] } },
      ],
    },
    'States and parts of an element': {
      names: [[':hover :active ::placeholder', elements]],
      lists: [[[':hover', ':active', '::placeholder'], elements]],
    },
    Properties: {
      phrases: [['for a property outside the nine is not published', 'specification 3']],
      lists: [
        [
          [
            'box-shadow',
            'font-size',
            'font-weight',
            'line-height',
            'letter-spacing',
            'text-align',
            'text-decoration',
            'transform',
            'object-fit',
          ],
          elements,
        ],
      ],
    },
  },
  'react/content-children.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'standard of JavaScript',
          table: 0,
          of: { "Cannot read properties of undefined (reading 'map')": [] },
        },
        {
          source: 'declarations of React',
          table: 0,
          of: { "Property 'map' does not exist on type at children": [] },
        },
        {
          source: 'specification 3',
          table: 0,
          of: { 'The page shows random letters and digits': [] },
        },
        { source: 'sdk code', table: 0, of: { 'The component wraps another element instead': [] } },
      ],
    },
    WidgetNode: {
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: { fixed: ['', 'marks content stays place while scrolls'] },
        },
      ],
    },
  },
};
