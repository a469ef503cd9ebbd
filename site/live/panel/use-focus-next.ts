import { useEffect, useRef } from 'react';

/** A function that focuses an element after the next render in which it is found. */
export function useFocusNext(): (find: () => HTMLElement | null | undefined) => void {
  const wanted = useRef<Parameters<ReturnType<typeof useFocusNext>>[0]>(undefined);
  useEffect(() => {
    const element = wanted.current?.();
    if (!element) return;
    element.focus();
    wanted.current = undefined;
  });
  return (find) => {
    wanted.current = find;
  };
}
