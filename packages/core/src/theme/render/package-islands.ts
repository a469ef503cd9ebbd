import type { ComponentType } from 'react';
import { island } from './island.tsx';

/**
 * The exports of a package, with islands in place of components for the browser.
 *
 * @param id Begins the ids of its islands.
 * @param client The names of the exports for the browser; a part of an exported namespace follows its name.
 * @param automatic Whether the site was written for an engine without islands: where none can be, its component is
 *   rendered at build.
 */
export function packageIslands(
  exports: Record<string, unknown>,
  id: string,
  client: string[],
  automatic = false,
): Record<string, unknown> {
  const wrapped = { ...exports };
  for (const name of client) {
    const [top = '', part] = name.split('.');
    const value = exports[top];
    if (part === undefined) wrapped[top] = wrap(value, `${id}#${name}`, automatic);
    else {
      if (wrapped[top] === value) wrapped[top] = { ...(value as object) };
      const parts = wrapped[top] as Record<string, unknown>;
      parts[part] = wrap(parts[part], `${id}#${name}`, automatic);
    }
  }
  return wrapped;
}

/** An island of a value that is a component, or the value. Its own properties stay: libraries read them. */
function wrap(value: unknown, id: string, automatic: boolean): unknown {
  const type = String((value as { $$typeof?: symbol } | undefined)?.$$typeof);
  const isComponent =
    typeof value === 'function' ||
    ['Symbol(react.forward_ref)', 'Symbol(react.memo)'].includes(type);
  if (!isComponent) return value;
  const component = value as ComponentType<object>;
  const own = Object.entries(component).filter(
    ([name]) => !/^(?:\$\$typeof|render|type|compare)$/.test(name),
  );
  return Object.assign(
    island(component, { id, policy: automatic ? 'idle' : 'touch', automatic }),
    Object.fromEntries(own),
    {
      displayName: `Island(${id})`,
    },
  );
}
