'use client';
import { fillLabel } from 'stilldocs/browser';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { keys, none, setKey } from './key-store.ts';
import * as labels from '../labels.ts';

interface Key {
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

/** Fields for the reader's API keys, which the request forms of the reference send. */
export function ApiKeys({ keys: wanted }: { keys: Key[] }) {
  return (
    <form className="ApiKeys" onSubmit={(event) => event.preventDefault()} autoComplete="off">
      {wanted.map((key) => (
        <KeyField key={key.name} wanted={key} isOnly={wanted.length === 1} />
      ))}
      <p className="ApiKeys-note">{labels.apiKeysNote}</p>
    </form>
  );
}

/** An uncontrolled field: React would write the value of a controlled one into the document. */
function KeyField({ wanted: { name, kind, key }, isOnly }: { wanted: Key; isOnly: boolean }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const entered = useSyncExternalStore(
    keys.subscribe,
    () => keys.get(),
    () => none,
  );
  // The reader may have entered it on another page. Text in this field takes precedence.
  useEffect(() => {
    if (field.current?.value === '') field.current.value = keys.get()[name] ?? '';
  }, [name]);
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
