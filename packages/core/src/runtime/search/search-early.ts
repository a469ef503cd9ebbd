import { isAboutResults, isModifier, isReset, type KeyPress } from './search-keys.ts';

/* Events between the opening of the dialog and the load of its code. */

type Targeted = Pick<UIEvent, 'target'>;
type EarlyKey = KeyPress & Targeted;

/** A key, or the `data-search` of a clicked button; Cmd+Backspace equals the reset button. */
export type EarlyAct = EarlyKey | 'details' | 'reset';

const isKey = (act: EarlyAct): act is EarlyKey => typeof act === 'object';

/**
 * The acts of early events, in their order. Keys that press a button are omitted: they fire clicks.
 */
export function earlyActs(events: (Targeted | EarlyKey)[], field: EventTarget): EarlyAct[] {
  return events.flatMap((event): EarlyAct[] => {
    const target = event.target as HTMLElement;
    if ('key' in event) {
      if (isReset(event)) return ['reset'];
      return target !== field && /^(Enter| )$/.test(event.key) ? [] : [event];
    }
    const name = target.closest<HTMLElement>('[data-search]')?.dataset.search;
    return name === 'details' || name === 'reset' ? [name] : [];
  });
}

/** The text of the field: typed after the last reset, including keys while a button had the focus. */
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

/** The early keys that still act on the results: later typing cancels an Enter. */
export function keysAfterTyping(acts: EarlyAct[]): EarlyKey[] {
  const typed = acts.findLastIndex((act) =>
    isKey(act) ? !isAboutResults(act) && !isModifier(act) : act === 'reset',
  );
  return acts
    .slice(typed + 1)
    .filter(isKey)
    .filter(isAboutResults);
}
