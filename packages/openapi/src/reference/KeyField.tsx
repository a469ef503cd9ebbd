import { fillLabel } from 'stilldocs/browser';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { keys, none, setKey } from './key-store.ts';
import * as labels from '../labels.ts';

/** A key that the reader may enter. */
export interface Key {
  name: string;
  kind: string;
  /** The name of the header, query parameter or cookie. */
  key: string;
}

const names: Record<string, string> = {
  apiKey: labels.apiYourKey,
  bearer: labels.apiYourToken,
  basic: labels.apiYourPassword,
};

/** An uncontrolled field: React would write the value of a controlled one into the document. */
export function KeyField({
  wanted: { name, kind, key },
  isOnly,
}: {
  wanted: Key;
  isOnly: boolean;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const entered = useSyncExternalStore(
    keys.subscribe,
    () => keys.get(),
    () => none,
  );
  // The reader may have entered it on another page or in another form.
  const value = entered[name] ?? '';
  useEffect(() => {
    if (value !== '' && field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  const forget = () => {
    if (!entered[name]) return;
    field.current!.value = '';
    setKey(name, '');
    field.current!.focus();
  };
  return (
    <p>
      <label htmlFor={id}>
        {fillLabel(names[kind] ?? '{key}', { key })}
        {!isOnly && ` (${name})`}
      </label>
      <span className="ApiKeys-field">
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setKey(name, event.currentTarget.value)}
        />
        <button type="button" aria-disabled={!entered[name]} onClick={forget}>
          {labels.apiForget}
        </button>
      </span>
    </p>
  );
}
