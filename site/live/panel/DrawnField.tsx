import { useEffect } from 'react';
import type { ControlProps } from './control.ts';
import { type Fn, useForm, useSeat } from './seat.ts';

/**
 * A field with a `component`. Its code runs in the frame alone, so it is there, below the stage;
 * the panel keeps its place and shows the value.
 */
export function DrawnField({
  field,
  id,
  value,
  index,
  onChange,
  draw,
}: Pick<ControlProps, 'id' | 'value' | 'index' | 'onChange'> & {
  field: { title: string };
  draw: Fn;
}) {
  const { call, command, onDrawn } = useSeat();
  const { values } = useForm();
  const { title: label } = field;
  useEffect(() => {
    void call(draw, id, { label, value, values, index, isDisabled: false });
  }, [call, draw, id, label, value, values, index]);
  useEffect(() => () => void command('undraw', id), [command, id]);
  useEffect(() => onDrawn((drawn) => drawn.id === id && onChange(drawn.value)));
  return <p className="Seat-drawn">Drawn by the sample itself, below the stage.</p>;
}
