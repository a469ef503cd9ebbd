/** The part of a `KeyboardEvent` that search reads. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'metaKey' | 'ctrlKey' | 'isComposing' | 'keyCode' | 'preventDefault'
>;

/** Whether a key acts on the results: an arrow or Enter. */
export const isAboutResults = ({ key }: KeyPress) => /^(Arrow(Up|Down)|Enter)$/.test(key);
/** Cmd+Backspace or Ctrl+Backspace. */
export const isReset = ({ key, metaKey, ctrlKey }: KeyPress) =>
  key === 'Backspace' && (metaKey || ctrlKey);
