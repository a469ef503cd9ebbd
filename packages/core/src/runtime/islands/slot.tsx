import { createElement, useLayoutEffect, useRef } from 'react';
import { trustedHtml } from '../browser/parse-fragment.ts';
import type { SlotContents } from './slot-contents.ts';
import { slotTag } from '../../shared/document/island.ts';
import { slotAttributes } from './slot-element.ts';

/** Makes React leave the content of an element alone. React compares the object. */
const unmanaged = { __html: trustedHtml('') };

interface SlotProps {
  prop: string;
  contents: SlotContents;
}

/** The server-rendered elements of a prop of an island, wherever the component renders them. */
export function Slot(props: SlotProps) {
  // In `{isOn ? on : off}` React would keep the element of the one for the other.
  return createElement(SlotElement, { ...props, key: props.prop });
}

function SlotElement({ prop, contents }: SlotProps) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => contents.show(element.current!), [contents]);
  // oxlint-disable-next-line react/refs -- `createElement` sets the ref after the render, as JSX does.
  return createElement(slotTag, {
    ...slotAttributes(prop),
    ref: element,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: unmanaged,
  });
}
