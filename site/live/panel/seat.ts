import { createContext, useContext, useEffect, useState } from 'react';
import type {
  Commands,
  Data,
  Description,
  Field,
  FieldType,
  Library,
  Values,
} from '../protocol.ts';
import type { Control } from './control.ts';
import type { Path } from './values.ts';

/** The number of a function in the frame. */
export interface Fn {
  $fn: number;
}
export type PanelField = Field<Fn>;
export type PanelDescription = Description<Fn>;

/** What every part of the panel reaches: the frame. */
export interface Seat {
  call(fn: Fn, ...args: Data[]): Promise<Data>;
  command<Name extends keyof Commands>(name: Name, value: Commands[Name]): Promise<Data>;
  /** Listens to the fields that the sample draws itself. */
  onDrawn(listener: (drawn: { id: string; value: Data }) => void): () => void;
  library: Library;
  controls: Record<FieldType, Control>;
  isEditor: boolean;
}

/** One form: the fields of the component, or the arguments of an interaction. */
export interface Form {
  /** Begins the ids of its fields. */
  id: string;
  values: Values;
  set(path: Path, value: Data): void;
}

export const SeatContext = createContext<Seat | undefined>(undefined);
export const FormContext = createContext<Form | undefined>(undefined);

function useRequired<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Unexpected field outside of the panel');
  return value;
}
export const useSeat = () => useRequired(useContext(SeatContext));
export const useForm = () => useRequired(useContext(FormContext));

/** The result of a function of the frame, called again whenever its arguments change. */
export interface Answer<Value> {
  value: Value;
  /** The message of the thrown error. */
  error?: string;
}

/** Calls a function of the frame. The value is `start` until the result arrives, or if there is no function. */
export function useAnswer<Value extends Data>(
  fn: Fn | undefined,
  args: Data[],
  start: Value,
): Answer<Data> {
  const { call } = useSeat();
  const [answer, setAnswer] = useState<Answer<Data>>({ value: start });
  // The arguments are data: their JSON tells whether they have changed.
  const asked = JSON.stringify(args);
  useEffect(() => {
    if (!fn) return undefined;
    let isCurrent = true;
    call(fn, ...(JSON.parse(asked) as Data[])).then(
      (value) => isCurrent && setAnswer({ value }),
      (error: unknown) =>
        isCurrent &&
        setAnswer({ value: start, error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [call, fn, asked, start]);
  return fn ? answer : { value: start };
}
