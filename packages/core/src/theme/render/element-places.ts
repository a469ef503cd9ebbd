/** The place of an element in a source file. */
export interface ElementPlace {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** The places by the props of elements: a component receives nothing else of its element. */
const places = new WeakMap<object, ElementPlace>();

/** The place of the last provider of each context. */
const providers = new WeakMap<object, ElementPlace>();

/** Stores the place of an element, if its type provides a context. */
export function rememberProvider(type: unknown, place: ElementPlace): void {
  const { _context, $$typeof } = Object(type) as { _context?: object; $$typeof?: symbol };
  if (_context) providers.set(_context, place);
  else if ($$typeof === Symbol.for('react.context')) providers.set(type as object, place);
}

/** The place of the last element that has provided a context; empty if a package has. */
export function placeOfProvider(context: object): ElementPlace {
  return providers.get(context) ?? {};
}

/** Stores the place of the element with these props. */
export function rememberPlace(props: object, place: ElementPlace): void {
  places.set(props, place);
}

/** The place of the element with these props; empty if it is unknown. */
export function placeOfProps(props: object): ElementPlace {
  return places.get(props) ?? {};
}
