import { isAboutResults, isModifier, isReset } from './search-keys.ts';

/* What the reader did between the opening of the dialog and the arrival of its code. */

/** A key, or a button of the dialog by its `data-search`; Cmd+Backspace is as the button. */
export type EarlyAct = KeyboardEvent | 'details' | 'reset';

const isKey = (act: EarlyAct): act is KeyboardEvent => typeof act === 'object';

/** What early events were about, in their order. The buttons' own keys have become clicks of them. */
export function earlyActs(events: UIEvent[], field: EventTarget): EarlyAct[] {
  return events.flatMap((event): EarlyAct[] => {
    const target = event.target as HTMLElement;
    if ('key' in event) {
      const key = event as KeyboardEvent;
      if (isReset(key)) return ['reset'];
      return target !== field && /^(Enter| )$/.test(key.key) ? [] : [key];
    }
    const name = target.closest<HTMLElement>('[data-search]')?.dataset.search;
    return name === 'details' || name === 'reset' ? [name] : [];
  });
}

/**
 * What the field is to say: what was typed after the last reset, and what was typed while one of the
 * buttons had the focus.
 */
export function typedText(acts: EarlyAct[], field: { value: string }): string {
  const reset = acts.lastIndexOf('reset');
  return acts
    .slice(reset + 1)
    .filter(isKey)
    .filter(({ target }) => reset >= 0 || (target as unknown) !== field)
    .reduce(
      (text, { key, ctrlKey, metaKey }) => {
        if (key === 'Backspace') return text.slice(0, -1);
        return key.length === 1 && !ctrlKey && !metaKey ? text + key : text;
      },
      reset >= 0 ? '' : field.value,
    );
}

/** The early keys that are still about the results: typing on takes back an Enter before it. */
export function keysAfterTyping(acts: EarlyAct[]): KeyboardEvent[] {
  const typed = acts.findLastIndex((act) =>
    isKey(act) ? !isAboutResults(act) && !isModifier(act) : act === 'reset',
  );
  return acts
    .slice(typed + 1)
    .filter(isKey)
    .filter(isAboutResults);
}
