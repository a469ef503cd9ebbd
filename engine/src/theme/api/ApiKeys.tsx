'use client';
import { useId, useSyncExternalStore } from 'react';
import { keys, none, setKey } from './key-store.ts';

const labels = {
  apiKey: (key: string) => `Your key for ${key}`,
  bearer: () => 'Your token',
  basic: () => 'User name and password, as name:password',
};

/** Takes what the reader authenticates with, for the request forms of the reference. */
export function ApiKeys({ keys: wanted }: { keys: { name: string; kind: string; key: string }[] }) {
  const id = useId();
  const entered = useSyncExternalStore(
    keys.subscribe,
    () => keys.get(),
    () => none,
  );
  return (
    <form className="ApiKeys" onSubmit={(event) => event.preventDefault()} autoComplete="off">
      {wanted.map(({ name, kind, key }, index) => (
        <p key={name}>
          <label htmlFor={`${id}${index}`}>
            {labels[kind as keyof typeof labels](key)}
            {wanted.length > 1 && ` (${name})`}
          </label>
          <span className="ApiKeys-field">
            <input
              id={`${id}${index}`}
              type="password"
              autoComplete="off"
              spellCheck={false}
              value={entered[name] ?? ''}
              onChange={(event) => setKey(name, event.currentTarget.value)}
            />
            <button type="button" disabled={!entered[name]} onClick={() => setKey(name, '')}>
              Forget
            </button>
          </span>
        </p>
      ))}
      <p className="ApiKeys-note">
        Kept in the memory of this page alone, and sent only with a request that you send from here.
        Loading the page again forgets it.
      </p>
    </form>
  );
}
