import type { Rules } from '../../rules.ts';
import { platformTypes } from '../platform-types.ts';
import { comments, elements, uncommented } from '../sources.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const reactPropsTables: Rules = {
  'react/vev-props.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            "Property 'type' is missing in type at options": [],
            'TypeScript refuses hidden: (value, context) => …': [
              '=The types pass the context first. See hidden.',
            ],
            "Type 'true' is not assignable to type at validate": [
              '=Write a function. See validate.',
            ],
            "'context.value' is possibly 'undefined'": [],
            'An item of an array seems empty': [],
          },
        },
        {
          source: 'specification 3',
          table: 0,
          of: {
            'A percentage is off by a factor of 100': [],
            'The component never gets the value': [],
          },
        },
        {
          source: comments,
          table: 0,
          of: {
            'Designers cannot enter decimal places, or 49.90 becomes 50': ['=Set precision.'],
            "A number arrives as a text, such as '20px'": [
              '=The prop has formats. Read it with parseFloat.',
            ],
            'A number arrives as a list': [
              "=Its display is 'range-slider'. Take the two values apart.",
            ],
          },
        },
        {
          source: 'probe: The prop is `undefined` until it is set.',
          table: 0,
          of: { 'The component breaks right after it is placed': [] },
        },
      ],
    },
    'event, widgetSelect and mainComponent': {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            event: ['', '=List of objects with key and args'],
            widgetSelect: ['', '=Key of the element'],
            mainComponent: [
              '=A component that shows a main component of the project. It takes placeholder.',
              '=Object with mainComponent and variant, two keys',
            ],
          },
        },
      ],
    },
    array: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 1,
          of: {
            "'string', 'number'": ['=A plain value'],
            "one prop, such as { type: 'string', name: 'tag' }": [
              '=A plain value, with the options of that prop',
            ],
            "'object', with fields beside it": [
              '=An object with the fields, without a name around them',
            ],
          },
        },
      ],
    },
    number: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 1,
          of: { placeholder: ['', '=Text of the empty field'] },
        },
        {
          source: comments,
          table: 1,
          of: {
            precision: [
              '',
              '=Decimal places. Without format there are none, so a price such as 49.90 needs precision: 2.',
            ],
            display: ['', '=A slider with two handles. The value is the list min, max.'],
            formats: [
              '',
              "=Units to choose from, such as 'px', '%'. The value is then a text with the unit, such as '20px'.",
            ],
          },
        },
      ],
      phrases: [['Two of them change what your component gets', comments]],
    },
    Overview: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 1,
          of: {
            group: [
              '=Section that opens and closes',
              '=None. The fields inside count on their own.',
            ],
            popover: ['=Button that opens a few fields', '=None, as above'],
            divider: ['=Line between fields', '=None'],
            widgetSelect: ['=Choice of an element', '=Key of the element, string'],
          },
        },
      ],
    },
    hidden: { phrases: [['`(context, index)`', 'types of @vev/utils']] },
    audio: { lists: [['utils.AudioType', 'types of @vev/utils']] },
    video: {
      names: [['name thumbnail sources url format', elements]],
      lists: [
        [['name', 'thumbnail', 'sources'], elements],
        [['url', 'format'], elements],
      ],
    },
    color: { names: [['editableCSS', 'types of @vev/utils']] },
    boolean: { names: [['options.display', 'types of @vev/utils']] },
    string: { lists: [['utils.Suggestion', 'types of @vev/utils']] },
  },
  'react/vev-types.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            'TypeScript says that a member is possibly undefined': [
              '=Every member is optional. Read it with ?. and give a fallback.',
            ],
            'context.value lacks a field': [
              '=It holds only the fields that have a value. Take the default into account.',
            ],
            'context is not there in the component': [],
            'hidden looks at the wrong thing': [],
          },
        },
      ],
    },
    'Types to import': {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            'VevManifest, EditableCSS, VevEvent, ManifestEmptyState, WidthHeight, ContentChildren':
              ['=The registration and its parts'],
            'VevProps, Schema, NativeTypes, BaseField, SchemaFieldTypes': [
              '=A prop, a list of them, the names of the types',
            ],
            'StringField, NumberField, BooleanField, ImageField, VideoField, AudioField, ColorField, IconField, ObjectField, ArrayField, SelectField, LinkField, UploadField, MenuField, LayoutField, VariableField, GroupField, PopoverField, DividerField, EventField, WidgetSelectField, MainComponentField':
              ['=One type of prop each'],
            'SelectFieldItem, SelectItem, Suggestion': [
              '=Items of a select, suggestions of an input',
            ],
            'MediaType, AudioType, ShapeType, UploadType, LinkFieldValue': [
              '=Values that reach your component',
            ],
            'LinkPageValue, LinkElementValue, LinkExternalValue, LinkEmailValue, LinkPhoneValue, LinkFileValue':
              ['=The kinds of a link value'],
            'SchemaContextModel, SchemaActions, SchemaStorage, VevContentEvent, IProjectMenu, IMenuItem':
              ['=The context and its parts'],
            'SchemaFieldProps, SchemaFieldComponents': ['=What a field of your own receives'],
            'EditorPlugin, EditorPluginAssetSource, VevPluginType, EditorPluginAssetSourceFilterField, EditorPluginAssetSourceFilterFields, EditorPluginSettings, EditorPluginKv, EditorPluginKvKey':
              ['=Asset sources'],
            'BaseProjectAsset, ProjectAsset, ProjectImageAsset, ProjectVideoAsset, ProjectAudioAsset':
              ['=Assets'],
            'LocalVariable, ComputedCSS, RGBA': ['=A variable, CSS as an object, a color'],
            'KeyCode, KeyboardEventCode, ModifierKey, ShortcutModel': [
              '=Keys and shortcuts, for the hooks of the keyboard',
            ],
          },
        },
      ],
      lists: [[platformTypes, 'exports']],
      exports:
        'KeyCode KeyboardEventCode ModifierKey ShortcutModel ObserverOptions VisibleOptions VevManifest EditableCSS VevEvent ManifestEmptyState WidthHeight ContentChildren VevProps Schema NativeTypes BaseField SchemaFieldTypes StringField NumberField BooleanField ImageField VideoField AudioField ColorField IconField ObjectField ArrayField SelectField LinkField UploadField MenuField LayoutField VariableField GroupField PopoverField DividerField EventField WidgetSelectField MainComponentField SelectFieldItem SelectItem Suggestion MediaType AudioType ShapeType UploadType LinkFieldValue LinkPageValue LinkElementValue LinkExternalValue LinkEmailValue LinkPhoneValue LinkFileValue SchemaContextModel SchemaActions SchemaStorage VevContentEvent IProjectMenu IMenuItem SchemaFieldProps SchemaFieldComponents EditorPlugin EditorPluginAssetSource VevPluginType EditorPluginAssetSourceFilterField EditorPluginAssetSourceFilterFields EditorPluginSettings EditorPluginKv EditorPluginKvKey BaseProjectAsset ProjectAsset ProjectImageAsset ProjectVideoAsset ProjectAudioAsset LocalVariable ComputedCSS RGBA',
    },
    actions: {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            imageLibraryOpen: ['=(onImageSelect: (image: MediaType) => void) => void'],
            videoLibraryOpen: ['=(onVideoSelect: (video: MediaType) => void) => void'],
            audioLibraryOpen: ['=(onAudioSelect: (audio: AudioType) => void) => void'],
            shapeLibraryOpen: ['=(onShapeSelect: (shape: ShapeType) => void) => void'],
            'imageLibraryClose, videoLibraryClose, audioLibraryClose, shapeLibraryClose': [
              '=() => void',
            ],
            uploadFile: [
              '=(file: File | string) => Promise<{ name: string; url: string; dynamicUrl?: string }>',
            ],
            'authenticateGoogle, hasAccessGoogle, revokeGoogle': [
              '=For fields that read a Google sheet. They return promises.',
            ],
          },
        },
      ],
    },
    project: {
      rows: [
        {
          source: uncommented,
          table: 0,
          of: { index: ['', '=Vev does not publish what it holds'] },
        },
      ],
    },
    Members: {
      rows: [
        { source: uncommented, table: 1, of: { env: ['', '=Not described by Vev'] } },
        {
          source: 'types of @vev/utils',
          table: 1,
          of: {
            createOrUpdateMenu: ['=(menu) => Promise'],
            deleteMenu: ['=(menyKey: string) => Promise<void>'],
            pkg: ['', '=Key of the component package'],
          },
        },
      ],
    },
  },
};
