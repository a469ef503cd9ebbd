/**
 * What the frame tells the designer's panel of a sample, and what the panel asks of the frame. Both
 * sides import it; it imports neither. `Fn` is a function: a real one in the frame, its number in
 * the panel.
 */

/** Data that the structured clone carries. */
export type Data = null | undefined | boolean | number | string | Data[] | { [name: string]: Data };

/** The values of a form, by the name of the prop. */
export type Values = { [name: string]: Data };

/** The types of fields that the published SDK has. */
export const fieldTypes = [
  'string',
  'number',
  'boolean',
  'image',
  'video',
  'audio',
  'color',
  'icon',
  'select',
  'object',
  'array',
  'link',
  'upload',
  'menu',
  'variable',
  'layout',
  'group',
  'popover',
  'divider',
  'event',
  'widgetSelect',
  'mainComponent',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** An entry of a schema, as the panel draws it. */
export interface Field<Fn> {
  type: FieldType;
  /** The key of its value; empty where the field has none, as a group. */
  name: string;
  title: string;
  description?: string | undefined;
  options: { [name: string]: Data };
  /** The fields inside, of an object, a layout, a group or a popover. */
  fields: Field<Fn>[];
  /** What an item of an array can be. */
  choices: Choice<Fn>[];
  storage?: string | undefined;
  clearProps: string[];
  isFlexible: boolean;
  /** `true` when it is always hidden. */
  isHidden: boolean;
  /** `(values, index) => boolean`. */
  hidden?: Fn | undefined;
  /** `(value, values) => boolean`. */
  validate?: Fn | undefined;
  /** `(value, values) => value | undefined`. */
  change?: Fn | undefined;
  /** `(values) => { label, value }[]`. */
  items?: Fn | undefined;
  /** `(item) => { title, image }`, of an array. */
  preview?: Fn | undefined;
  /** `(id, { label, value, values, index, isDisabled }) => void`: draws the sample's own field in the frame. */
  draw?: Fn | undefined;
}

/** One of the kinds of items of an array. */
export interface Choice<Fn> {
  label: string;
  /** The key of the value in the item; without it the item is the value. */
  name?: string | undefined;
  field: Field<Fn>;
  /** `(values) => item`, with the initial values of its fields. */
  create: Fn;
}

/** An interaction or an event that the registration lists. */
export interface Action<Fn> {
  type: string;
  description: string;
  args: Field<Fn>[];
}

/** The properties of one selector that the registration opens. */
export interface CssGroup {
  title: string;
  selector: string;
  /** Each property with its value in the stage. */
  properties: { name: string; value: string }[];
}

export interface Media {
  key: string;
  name: string;
  url: string;
  /** A picture of it, for the picker. */
  thumbnail?: string | undefined;
}

export interface FileEntry {
  name: string;
  url: string;
  size: number;
  type: string;
}

export interface MenuEntry {
  key: string;
  title: string;
  items: string[];
}

interface Named {
  key: string;
  name: string;
}

/** What the project has to choose from. */
export interface Library {
  image: Media[];
  video: Media[];
  audio: Media[];
  icon: { key: string; name: string; path: [width: number, height: number, path: string] }[];
  upload: FileEntry[];
  pages: { key: string; title: string; path: string }[];
  menus: MenuEntry[];
  variables: { key: string; name: string; type: string; value: string; unit: string }[];
  elements: Named[];
  mainComponents: (Named & { variants: string[] })[];
  events: Named[];
}

/** Parts of the project that the panel switches on and off. */
export const projectParts = ['pages', 'menus', 'variables', 'images'] as const;
export type ProjectPart = (typeof projectParts)[number];

/** All that the panel knows of a sample. */
export interface Description<Fn> {
  /** Name of the component; without one the sample is a schema alone. */
  name: string;
  isSchema: boolean;
  /** Narrower, the component has no room. */
  isWide: boolean;
  /** What is wrong with the registration, in words. */
  problems: string[];
  schema: Field<Fn>[];
  values: Values;
  /** Draws the registration's own panel in the frame, in place of the fields. */
  draw?: Fn | undefined;
  css: CssGroup[];
  interactions: Action<Fn>[];
  events: Action<Fn>[];
  library: Library;
}

export type Device = 'desktop' | 'tablet' | 'mobile';

/** Commands of the panel, by name, with what goes along. */
export interface Commands {
  /** The panel listens: what was logged before is sent. */
  ready: null;
  values: Values;
  reset: null;
  css: { selector: string; property: string; value: string };
  fire: { type: string; args: Values };
  mode: 'editor' | 'preview';
  device: Device;
  project: Record<ProjectPart, boolean>;
  menu: { key: string; items: string[] };
  /** Takes a field away that `draw` drew. */
  undraw: string;
  upload: { name: string; type: string; size: number; data: string };
}

/** What the frame reports by itself. */
export interface Events {
  log: LogLine;
  /** A field that the sample draws itself has a new value. */
  drawn: { id: string; value: Data };
}

export interface LogLine {
  kind: 'event' | 'track' | 'interaction' | 'link' | 'note';
  name: string;
  detail?: Data;
}

/** Widths of the stage in px, as wide as the canvas that the SDK has for a device. */
export const deviceWidths: Record<Device, number> = { desktop: 1024, tablet: 768, mobile: 375 };
