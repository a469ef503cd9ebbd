/** What React's numbers mean that readers meet when they edit a sample; `%s` is what React adds. */
const meanings: Record<string, string> = {
  31: 'Objects are not valid as a React child (found: %s)',
  130: 'Element type is invalid: expected a component or the name of an element, but got: %s',
  185: 'Maximum update depth exceeded: the component sets its state after each update',
  300: 'Rendered fewer hooks than expected: a return stands before a hook',
  301: 'Too many re-renders: the component sets its state while it renders',
  310: 'Rendered more hooks than during the previous render',
  311: 'Hooks were called in another order than during the previous render',
  321: 'Invalid hook call: hooks are called while a component renders',
};

/** The message in words that stands for a message of React's production build, which has a number; others stay. */
export function plainMessage(message: string): string {
  const [, number = '', query = ''] =
    /^Minified React error #(\d+); visit \S+?invariant=\d+(\S*)/.exec(message) ?? [];
  const [value = ''] = new URLSearchParams(query).getAll('args[]');
  return meanings[number]?.replace('%s', () => value) ?? message;
}

/** Gives React's errors messages in words: its production build creates each by calling `Error`. */
export function explainReactErrors(): void {
  window.Error = new Proxy(Error, {
    apply: (create, _self, [message, options]: [unknown, ErrorOptions?]) =>
      create(typeof message === 'string' ? plainMessage(message) : undefined, options),
  });
}
