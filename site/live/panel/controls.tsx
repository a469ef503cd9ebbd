import type { FieldType } from '../protocol.ts';
import type { Control } from './control.ts';
import { ArrayList } from './controls/array.tsx';
import { Color } from './controls/color.tsx';
import { Divider, Group, Layout, Nested, Popover } from './controls/groups.tsx';
import { Link } from './controls/link.tsx';
import { IconPicker, MediaPicker } from './controls/media.tsx';
import { NumberInput, numberProblem } from './controls/number.tsx';
import {
  EventList,
  MainComponent,
  MenuEditor,
  Variable,
  WidgetSelect,
} from './controls/project.tsx';
import { Select } from './controls/select.tsx';
import { Text, textProblem } from './controls/text.tsx';
import { Toggle } from './controls/toggle.tsx';
import { Upload } from './controls/upload.tsx';

/** The control of each type of field. */
export const controls: Record<FieldType, Control> = {
  string: { Component: Text, shape: 'input', problem: textProblem },
  number: { Component: NumberInput, shape: 'group', problem: numberProblem },
  boolean: { Component: Toggle, shape: 'labelled' },
  image: { Component: MediaPicker, shape: 'group' },
  video: { Component: MediaPicker, shape: 'group' },
  audio: { Component: MediaPicker, shape: 'group' },
  color: { Component: Color, shape: 'group' },
  icon: { Component: IconPicker, shape: 'group' },
  select: { Component: Select, shape: 'group' },
  object: { Component: Nested, shape: 'group' },
  array: { Component: ArrayList, shape: 'group' },
  link: { Component: Link, shape: 'group' },
  upload: { Component: Upload, shape: 'group' },
  menu: { Component: MenuEditor, shape: 'group' },
  variable: { Component: Variable, shape: 'input' },
  layout: { Component: Layout, shape: 'bare' },
  group: { Component: Group, shape: 'bare' },
  popover: { Component: Popover, shape: 'bare' },
  divider: { Component: Divider, shape: 'bare' },
  event: { Component: EventList, shape: 'group' },
  widgetSelect: { Component: WidgetSelect, shape: 'input' },
  mainComponent: { Component: MainComponent, shape: 'group' },
};
