import type { ComponentType } from 'react';
import type { Data } from '../protocol.ts';
import type { PanelField } from './seat.ts';
import type { Path } from './values.ts';

/** What every control gets. */
export interface ControlProps {
  field: PanelField;
  /** The id of its input, which the label names. */
  id: string;
  path: Path;
  index?: number | undefined;
  value: Data;
  /** Sets the value; `null` and `undefined` take it away. */
  onChange: (value: Data) => void;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** How a type is drawn. */
export interface Control {
  Component: ComponentType<ControlProps>;
  /**
   * `input` has one element that the label names, `group` has several, `labelled` brings its own label,
   * `bare` has no value.
   */
  shape: 'input' | 'group' | 'labelled' | 'bare';
  /** Validates a value by the options of the field. */
  problem?: (value: Data, field: PanelField) => string | undefined;
}
