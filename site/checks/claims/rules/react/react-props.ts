import type { Rules } from '../../rules.ts';

const base = `utils.BaseField<'string', string>`;

/** The pages about props and about their context. */
export const propsRules: Rules = {
  'react/vev-props.mdx': {
    '': {
      phrases: [
        [
          'all twelve types, their options and the values they pass, plus initialValue, hidden and validate',
          'specification 3',
        ],
      ],
    },
    'Props and Schema': {
      phrases: [['has three fields', 'sample react/vev-props/ProductCard.tsx']],
    },
    Overview: {
      lists: [
        ['utils.MediaType', 'specification 3'],
        ['Exclude<utils.UploadType, string>', 'types of @vev/utils'],
        ['utils.ShapeType', 'types of @vev/utils'],
        ['utils.AudioType', 'types of @vev/utils'],
        ["NonNullable<utils.EventField['valueType']>[number]", 'types of @vev/utils'],
        ["NonNullable<utils.MainComponentField['valueType']>", 'types of @vev/utils'],
      ],
      rows: [
        {
          source: 'specification 3',
          of: {
            string: ['=Text input', '=string'],
            number: ['number input or slider', '=number'],
            boolean: ['=Switch', '=boolean'],
            image: ['=Image picker', '={ url, key }'],
            object: ['group of fields', 'object one key per field'],
            array: ['list of items', '=Array'],
            select: ['choice from a list', 'chosen value array of values'],
            link: ['=Link picker', 'link value Link component'],
            upload: ['=File upload', '={ url, name, size, type }, or a URL as a string'],
            menu: ['project menus', '=Menu key'],
            layout: ['row column', 'none'],
            variable: ['=Variable picker', '=Variable key'],
          },
        },
      ],
    },
    'Base fields': {
      phrases: [
        ['Only `name` and `type` are required', 'types of @vev/utils'],
        ['`flex` (`true` lets the field fill the free space in a row)', `type ${base}`],
      ],
      rows: [
        {
          source: 'specification 3',
          of: {
            type: ['=one of the twelve types', 'field'],
            title: ['=string', 'The default is the name in sentence case.'],
            description: ['=string', 'help'],
            component: ['=React component', 'replaces field'],
            initialValue: ['=JSON value, or sync or async function of the context', 'start'],
            validate: [
              '=boolean, or function of the value and the context that returns a boolean',
              'valid',
            ],
            hidden: [
              '=boolean, or function of the value and the context that returns a boolean',
              'hidden',
            ],
            onChange: ['=function of the value and the context', 'value changes'],
            storage: [`='project' | 'workspace' | 'account'`, 'where kept'],
          },
        },
      ],
    },
    string: {
      phrases: [['The default of `type` is `text`', 'specification 3']],
      rows: [
        {
          source: 'specification 3',
          of: {
            type: [
              `='text' | 'date' | 'email' | 'url' | 'password'`,
              `=Kind of input. The default is 'text'.`,
            ],
            multiline: ['=boolean or number', 'number of lines'],
            minLength: ['=number', 'smallest number of characters'],
            maxLength: ['=number', 'largest number of characters'],
          },
        },
      ],
    },
    number: {
      phrases: [['`discount` shows 25 % and passes 0.25', 'scale of 100 in sample']],
      rows: [
        {
          source: 'specification 3',
          table: 0,
          of: {
            min: ['=number', 'smallest'],
            max: ['=number', 'largest'],
            format: [`='%' | 'px' | 'deg'`, 'suffix'],
            display: [`='input' | 'slider'`, `=Kind of field. The default is 'input'.`],
            scale: ['=number', 'factor With 100, from 0 to 1 percentage'],
          },
        },
      ],
    },
    boolean: {
      phrases: [
        ['The value is `true` or `false`', 'specification 3'],
        ["turns the switch, `'toggle'`, into a `'checkbox'`", 'type Options<utils.BooleanField>'],
      ],
    },
    image: { phrases: [['an object with `url` and `key`', 'specification 3']] },
    array: {
      rows: [
        {
          source: 'specification 3',
          of: {
            of: ['=list of props', 'props of an item'],
            preview: [
              '=object, or function of the value of an item that returns the object',
              'title image',
            ],
            'preview.title': ['=string', 'title'],
            'preview.image': ['=string', 'image'],
          },
        },
      ],
    },
    select: {
      lists: [['utils.SelectFieldItem', 'specification 3']],
      rows: [
        {
          source: 'specification 3',
          of: {
            items: ['list of { label, value }, or sync or async function Required.', 'items'],
            display: [
              `='checkbox' | 'radio' | 'dropdown' | 'autocomplete'`,
              `=Kind of field. The default is 'dropdown'.`,
            ],
            multiselect: ['=boolean', 'more than one'],
          },
        },
      ],
    },
    upload: {
      lists: [[['name', 'size', 'type'], 'types of @vev/utils']],
      types: ['Exclude<utils.UploadType, string>'],
      rows: [
        {
          source: 'specification 3',
          of: {
            accept: ['=string', 'comma-separated list of file types next to type, not options'],
          },
        },
      ],
    },
    layout: {
      phrases: [
        ['the `name` of a layout is optional', 'types of @vev/utils'],
        ['`display` is required as soon as `options` is there', 'types of @vev/utils'],
      ],
      rows: [
        {
          source: 'specification 3',
          of: {
            fields: ['=list of props', 'fields'],
            'options.display': [`='row' | 'column'`, `=Direction. The default is 'row'.`],
          },
        },
      ],
    },
    variable: {
      lists: [[`NonNullable<utils.VariableField['variableType']>`, 'types of @vev/utils']],
      types: [`NonNullable<utils.VariableField['variableType']>`],
    },
    storage: {
      rows: [
        {
          source: 'specification 3',
          of: {
            "'project'": ['project'],
            "'workspace'": ['workspace'],
            "'account'": ['account'],
          },
        },
      ],
    },
    component: {
      rows: [
        {
          source: 'types of @vev/utils',
          of: {
            value: ['=type of the field', 'value'],
            schema: ['=the prop', 'definition'],
            disabled: ['=boolean, optional', 'nobody'],
            readonly: ['=boolean, optional', 'visible changed'],
            onChange: ['=(value) => void', 'null clears'],
            context: ['=Context', 'project pages'],
          },
        },
      ],
    },
    Troubleshooting: {
      phrases: [
        [
          'The prop is `undefined` until it is set. Give it a default in the component',
          'specification 3',
        ],
        ['Every member of the context is optional', 'types of @vev/utils'],
        ['A percentage is off by a factor of 100', 'specification 3'],
        ['With `scale: 100` your component gets 0 to 1', 'specification 3'],
        ['`min` and `max` stay at 0 and 100', 'sample react/vev-props/props.ts'],
      ],
    },
  },
  'react/vev-types.mdx': {
    Context: { types: [base] },
    Members: {
      rows: [
        {
          source: 'specification 3',
          of: {
            value: ['=object', 'values partial'],
            storage: ['=storage', 'reads writes'],
            pages: ['=list of pages', 'pages of the project'],
            currentPage: ['=page', 'page being edited'],
            content: ['=list of content models', 'content models'],
            events: ['=list of content events', 'events'],
          },
        },
      ],
    },
    events: {
      lists: [
        ['utils.VevEvent', 'types of @vev/utils'],
        [['key', 'name'], 'types of @vev/utils'],
      ],
      rows: [
        {
          source: 'types of @vev/utils',
          of: {
            'type, description, args': ['=see Interactions and Events', 'event'],
            widget: ['={ key, name }', 'component'],
            content: ['={ key, name }', 'name can be missing.'],
          },
        },
      ],
    },
    storage: {
      rows: [
        {
          source: 'types of @vev/utils',
          of: {
            getItem: ['=(itemKey: string, scopeKey?: string) => Promise<any>'],
            setItem: ['=(itemKey: string, value: any, scopeKey?: string) => Promise<void>'],
          },
        },
      ],
    },
    'Who receives it': {
      names: [['component', 'types of @vev/utils']],
      rows: [
        {
          source: 'specification 3',
          of: {
            initialValue: ['=Prop', '=context'],
            hidden: ['=Prop', 'value and context SDK 0.3 context index'],
            validate: ['=Prop', '=value and context'],
            onChange: ['=Prop', '=value and context'],
            items: ['Options of a select prop', '=context'],
            component: ['React prop context', '=context'],
          },
        },
      ],
    },
    Troubleshooting: { names: [['?.', 'language']] },
  },
};
