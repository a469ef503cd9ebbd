import { useEffect, useRef, useState } from 'react';
import type { Data, Values } from '../protocol.ts';
import type { PanelDescription } from './seat.ts';
import { isValues, type Path, setIn } from './values.ts';

/**
 * The values of the component's form. A sample that is mounted again brings its own, which include the
 * values that the reader has entered.
 *
 * @param onChange Gets the values after each change of the reader.
 */
export function useValues(sample: PanelDescription, onChange: (values: Values) => void) {
  const [values, setValues] = useState(sample.values);
  const [shown, setShown] = useState(sample);
  const isOwn = useRef(false);
  if (shown !== sample) {
    setShown(sample);
    setValues(sample.values);
  }
  const change = (make: (before: Values) => Values) => {
    isOwn.current = true;
    setValues(make);
  };
  useEffect(() => {
    if (!isOwn.current) return;
    isOwn.current = false;
    onChange(values);
  }, [values, onChange]);
  return {
    values,
    replace: (next: Values) => change(() => next),
    set: (path: Path, value: Data) =>
      change((before) => {
        const next = setIn(before, path, value);
        return isValues(next) ? next : before;
      }),
  };
}
