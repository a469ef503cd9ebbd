import { createElement, type ElementType, isValidElement, type ReactNode } from 'react';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { AsyncResult, AsyncResults } from '../../shared/page/renderer.ts';
import { isInsideIsland } from './dead-code.ts';
import { placeOfProps } from './element-places.ts';

/* Rendering is synchronous: what is not there yet is left out, awaited, and the page is rendered again. */

type AsyncComponent = (props: object) => Promise<ReactNode>;

let current: AsyncResults | undefined;
const wrapped = new WeakMap<AsyncComponent, (props: object) => ReactNode>();

/** Renders with the results of a page. */
export function withResults<Result>(
  results: AsyncResults | undefined,
  render: () => Result,
): Result {
  const before = current;
  current = results;
  try {
    return render();
  } finally {
    current = before;
  }
}

/** Whether the type of an element is an async function. */
export function isAsync(type: unknown): type is AsyncComponent {
  return Object.prototype.toString.call(type) === '[object AsyncFunction]';
}

/** The component that renders what an async one returns, for each of its props once. */
export function awaited(component: AsyncComponent): (props: object) => ReactNode {
  const known = wrapped.get(component);
  if (known) return known;
  const Awaited = (props: object) => {
    if (isInsideIsland())
      throw new Error(
        `The async component ${component.name} is inside an island, which also runs in the browser`,
      );
    return resultOf(
      component,
      keyOf(props),
      () => component(props),
      placeOfProps(props),
    ) as ReactNode;
  };
  wrapped.set(component, Object.assign(Awaited, { displayName: component.name }));
  return Awaited;
}

/** What a function has returned for a key; undefined until it is there. @throws What it throws. */
export function resultOf(
  of: object,
  key: string,
  run: () => Promise<unknown>,
  place: AsyncResult['place'] = {},
): unknown {
  if (!current) throw new Error('An async component is rendered outside of a page');
  const results = current.get(of) ?? new Map<string, AsyncResult>();
  current.set(of, results);
  const known = results.get(key);
  if (known) {
    if ('error' in known) throw known.error;
    return known.value;
  }
  const result: AsyncResult = { place };
  results.set(key, result);
  const end = (settled: Pick<AsyncResult, 'value'> | Pick<AsyncResult, 'error'>) => {
    Object.assign(result, settled);
    delete result.promise;
  };
  result.promise = run().then(
    (value) => end({ value }),
    (error: unknown) => end({ error }),
  );
  return undefined;
}

/** What `lazy` of React returns. */
interface Lazy {
  _init(payload: unknown): ElementType;
  _payload: unknown;
}
const loadedOnes = new WeakMap<Lazy, (props: object) => ReactNode>();

/** Whether the type of an element is a component that `lazy` loads. */
export function isLazy(type: unknown): type is Lazy {
  return (type as { $$typeof?: symbol } | null)?.$$typeof === Symbol.for('react.lazy');
}

/** The component that renders what `lazy` loads, once it is there. */
export function loaded(type: Lazy): (props: object) => ReactNode {
  const known = loadedOnes.get(type);
  if (known) return known;
  const Loaded = (props: object): ReactNode => {
    try {
      return createElement(type._init(type._payload), props);
    } catch (thrown) {
      if (typeof (thrown as PromiseLike<unknown> | null)?.then !== 'function') throw thrown;
      const wait = async () => void (await Promise.resolve(thrown).catch(() => undefined));
      resultOf(type, '', wait, placeOfProps(props));
      return null;
    }
  };
  loadedOnes.set(type, Loaded);
  return Loaded;
}

/** Stands in the fallback of each `<Suspense>`: it is rendered if the content is not there at build. */
export function Unsettled({ place }: { place: AsyncResult['place'] }): never {
  throw errorWith({
    rule: 'render',
    message: 'The content of <Suspense> throws, or is not there, when the page is built',
    hint: 'Fetch it in an async component, which runs at build, or in an effect of an island',
    ...place,
  });
}

/** The text that two equal props have in common. */
function keyOf(props: object): string {
  return JSON.stringify(props, (_, value: unknown) => {
    if (typeof value === 'function') return `() ${value.name}`;
    if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
    if (!isValidElement(value)) return value;
    const { type, key } = value;
    return [typeof type === 'string' ? type : keyName(type), key, value.props];
  });
}

const keyName = (type: unknown) => (typeof type === 'function' ? type.name : String(type));
