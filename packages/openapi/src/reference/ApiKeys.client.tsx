'use client';
import { type Key, KeyField } from './KeyField.tsx';
import * as labels from '../labels.ts';

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
