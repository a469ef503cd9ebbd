import React from 'react';

/** What the platform itself passes to each component. */
const platformProps = new Set(['hostRef', 'id', 'className', 'section']);

/** Shows what a component with this schema would get, where a sample is a schema alone. */
export function SchemaValue(props: Record<string, unknown>) {
  const values = Object.fromEntries(
    Object.entries(props).filter(([name]) => !platformProps.has(name)),
  );
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
