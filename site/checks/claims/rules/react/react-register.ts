import type { Rules } from '../../rules.ts';

/** The registration, its style and its children. */
export const registerRules: Rules = {
  'react/register-vev-component.mdx': {
    'The call': {
      phrases: [['`registerVevComponent(comp, opt)` takes two arguments', 'types of @vev/react']],
      rows: [
        {
          source: 'specification 3',
          of: {
            comp: ['=React component', 'component renders'],
            opt: ['=object', 'configuration Only name is required'],
          },
        },
      ],
    },
    Configuration: {
      lists: [
        [['selector', 'properties'], 'specification 3'],
        [['name', 'icon'], 'specification 3'],
      ],
      rows: [
        {
          source: 'specification 3',
          of: {
            type: [
              `='standard' | 'section' | 'action' | 'both'`,
              `what kind The default is 'standard'.`,
            ],
            size: ['={ width: number, height: number }', 'The default is 100 by 100 px.'],
            props: ['=list of props', 'fields'],
            editableCSS: ['=list of { selector, properties }', 'CSS'],
            component: ['=React component', 'replaces the edit panel'],
            panelType: [`='inline'`, 'The default is the side panel.'],
            children: ['={ name, icon }', 'content'],
            interactions: ['=list of events', 'can perform'],
            events: ['=list of events', 'happen'],
          },
        },
      ],
    },
    'Empty state': {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            description: ['=string', 'rest of the sentence space'],
            action: ['=one of the values below', 'link opens'],
          },
        },
        {
          source: 'types of @vev/utils',
          table: 1,
          of: {
            "'OPEN_PROPERTIES'": ['fields'],
            "'OPEN_INTERACTIONS'": ['interactions'],
            "'OPEN_CONTENT_CHILDREN'": ['children'],
          },
        },
      ],
    },
    'Component types': {
      rows: [
        {
          source: 'specification 3',
          of: {
            standard: ['This is the default'],
            section: ['section'],
            action: ['wraps'],
            both: ['standard section'],
          },
        },
      ],
    },
    'Custom edit panel': {
      phrases: [
        [
          "Set `panelType` to `'inline'` to open it inline instead of in the side panel",
          'specification 3',
        ],
      ],
      rows: [
        {
          source: 'types of @vev/utils',
          of: {
            context: ['=Context', 'project'],
            value: ['=any', 'value'],
            onChange: ['=(value) => void', 'new value'],
          },
        },
      ],
    },
    'What your component receives': {
      names: [['hostRef', 'sdk code']],
      phrases: [
        ['inside three elements of the platform', 'sdk code'],
        ['list of strings', 'specification 3'],
        ['React nodes', 'sdk code'],
        ['The wrapped element, in an action component', 'sdk code'],
      ],
      rows: [
        {
          source: 'sdk code',
          of: {
            'one per entry in props': ['=see Props and Schema', 'undefined until set'],
            children: ['', ''],
            hostRef: ['=React ref', 'host element'],
            section: ['=boolean', 'section'],
            'id, className': ['=string', 'action content key class undefined'],
          },
        },
      ],
    },
    Troubleshooting: {
      phrases: [
        ['A prop is `undefined` at first. Give it a default in the component', 'specification 3'],
      ],
    },
  },
  'react/editable-css.mdx': {
    Properties: {
      phrases: [['Vev documents these nine', 'specification 3']],
      rows: [
        {
          source: 'specification 3',
          of: {
            'font-family': ['font'],
            background: ['background'],
            color: ['color'],
            margin: ['outside'],
            padding: ['inside'],
            border: ['border'],
            'border-radius': ['corners'],
            opacity: ['transparency'],
            filter: ['filter'],
          },
        },
      ],
    },
    Fields: {
      rows: [
        {
          source: 'specification 3',
          of: { title: ['=string, optional', 'label group'] },
        },
      ],
    },
    Troubleshooting: {
      names: [['style', 'declarations of React']],
      phrases: [
        ['Write `border-radius`, not `borderRadius`', 'types of @vev/utils'],
        ['`styles.tagg` is `undefined`, so the entry has no selector', 'language'],
      ],
    },
  },
  'react/content-children.mdx': {
    Children: { names: [['props', 'types of @vev/utils']] },
    Registration: {
      rows: [
        {
          source: 'specification 3',
          of: { 'children.name': ['=string, required', 'child called'] },
        },
      ],
    },
    'What your component receives': {
      rows: [
        {
          source: 'specification 3',
          of: {
            children: [
              '=array of content keys (strings)',
              'one key per child undefined default []',
            ],
          },
        },
      ],
    },
    WidgetNode: {
      rows: [{ source: 'types of @vev/react', of: { id: ['=string, required', 'content key'] } }],
    },
    Troubleshooting: {
      names: [["Cannot read properties of undefined (reading 'map')", 'browser']],
      platform: 'PropsWithChildren',
      types: ['utils.VevManifest'],
      phrases: [
        ['Default the prop to `[]`', 'sample react/content-children/Gallery.tsx'],
        ['The props type is `PropsWithChildren` or declares React nodes', 'declarations of React'],
      ],
    },
  },
};
