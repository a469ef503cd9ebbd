/** The place of an element in a source file. */
export interface ElementPlace {
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** The places by the props of elements: a component receives nothing else of its element. */
const places = new WeakMap<object, ElementPlace>();

/** Stores the place of the element with these props. */
export function rememberPlace(props: object, place: ElementPlace): void {
  places.set(props, place);
}

/** The place of the element with these props; empty if it is unknown. */
export function placeOfProps(props: object): ElementPlace {
  return places.get(props) ?? {};
}
