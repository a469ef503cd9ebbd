import { describe, expect, it } from 'vitest';
import { type EarlyAct, earlyActs, keysAfterTyping, typedText } from './search-early.ts';
import type { KeyPress } from './search-keys.ts';

/** The field, or a button, as the target of events. */
const target = (name?: string, value = '') => {
  const dataset = { search: name };
  return Object.assign(new EventTarget(), { value, closest: () => (name ? { dataset } : null) });
};
const press = (key: string, on: EventTarget | null = null, more: Partial<KeyPress> = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  isComposing: false,
  keyCode: 0,
  preventDefault: () => undefined,
  target: on,
  ...more,
});
const pressAll = (on: EventTarget | undefined, ...keys: string[]) =>
  keys.map((key) => press(key, on));
const click = (on: EventTarget) => ({ type: 'click', target: on });

describe('acts while the code of search is loading', () => {
  it('are read from keys and buttons, each once', () => {
    const field = target();
    const [details, reset, close] = ['details', 'reset', 'close'].map((name) => target(name));
    const letter = press('a', field);
    const arrow = press('ArrowDown', details);
    const events = [letter, click(details!), arrow, click(reset!), click(close!), click(field)];
    expect(earlyActs(events, field)).toEqual([letter, 'details', arrow, 'reset']);
    expect(earlyActs([press('Backspace', field, { ctrlKey: true })], field)).toEqual(['reset']);
    // The browser turns these keys into clicks.
    const own = [press('Enter', reset), press(' ', reset), click(reset!)];
    expect(earlyActs(own, field)).toEqual(['reset']);
  });

  it('reset the text: later typing stays', () => {
    const typed = (...acts: EarlyAct[]) => typedText(acts, target(undefined, 'ab'));
    expect(typed()).toBe('ab');
    expect(typed(...pressAll(undefined, 'a'), 'reset')).toBe('');
    const after = pressAll(undefined, 'Shift', 'c', 'd', 'Backspace', 'e', 'Enter');
    expect(typed(...pressAll(undefined, 'a'), 'reset', ...after)).toBe('ce');
    expect(typed('reset', press('k', undefined, { ctrlKey: true }))).toBe('');
  });

  it('append typing after a click on a button', () => {
    const field = target(undefined, 'ab');
    const acts = [...pressAll(field, 'a', 'b'), 'details' as const, ...pressAll(target(), 'c')];
    expect(typedText(acts, field)).toBe('abc');
  });

  it('act on the results if they follow the last change of the text', () => {
    const keys = pressAll(undefined, 'a', 'Enter', 'b', 'ArrowDown', 'Shift', 'ArrowDown', 'Enter');
    const left = (...acts: EarlyAct[]) => keysAfterTyping(acts).map(({ key }) => key);
    expect(left(...keys, 'details')).toEqual(['ArrowDown', 'ArrowDown', 'Enter']);
    expect(left(...keys, 'reset')).toEqual([]);
    expect(left(...pressAll(undefined, 'a', 'Enter', 'Escape'))).toEqual([]);
  });
});
