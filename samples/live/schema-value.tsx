import React from 'react';

/** Shows what a component with this schema would get, where a sample is a schema alone. */
export function SchemaValue({ hostRef: _, id: __, className: ___, section: ____, ...values }: Record<string, unknown>) {
  return (
    <div className="schema-value">
      <p>Props of the component</p>
      <pre>{JSON.stringify(values, shorten, 2)}</pre>
    </div>
  );
}

/** Data URLs of pictures by their beginning: a picture is thousands of letters. */
const shorten = (_: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('data:') ? `${value.slice(0, 24)}…` : value;
