/** Where the JSX of an element was written. */
export interface ElementPlace {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** By an element's props, because they are all of it that its component is given. */
const places = new WeakMap<object, ElementPlace>();

/** Notes where the element with these props was written. */
export function rememberPlace(props: object, place: ElementPlace): void {
  places.set(props, place);
}

/** Where the element with these props was written; empty when nobody knows. */
export function placeOfProps(props: object): ElementPlace {
  return places.get(props) ?? {};
}
