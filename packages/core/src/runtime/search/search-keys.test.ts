import { describe, expect, it, vi } from 'vitest';
import { createSearchKeys } from './search-keys.ts';
import type { KeyPress } from './search-press.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  metaKey: false,
  ctrlKey: false,
  isComposing: false,
  keyCode: 0,
  preventDefault: vi.fn(),
  ...more,
});
const pressAll = (...keys: string[]) => keys.map((key) => press(key));
const reset = press('Backspace', { ctrlKey: true });

describe('keys that act on results', () => {
  function make(isCurrent: () => boolean) {
    const click = vi.fn();
    const option: Partial<HTMLAnchorElement> = { click };
    const options = { move: vi.fn(), settle: vi.fn(), reset: vi.fn(), openBeside: vi.fn() };
    const selected = () => option as HTMLAnchorElement;
    const keys = createSearchKeys({ selected, isCurrent, ...options });
    return { keys, option, click, ...options };
  }

  it('wait for the results of the query, in their order', () => {
    const { keys, move, click, settle } = make(() => false);
    for (const key of pressAll('ArrowDown', 'ArrowUp', 'Enter')) keys.onKey(key);
    expect(settle).toHaveBeenCalledOnce();
    expect(move).not.toHaveBeenCalled();
    keys.resume();
    expect(move.mock.calls).toEqual([[1], [-1]]);
    expect(click).toHaveBeenCalledOnce();
    keys.resume();
    expect(click).toHaveBeenCalledOnce();
  });

  it('are dropped if they still wait when the dialog closes', () => {
    const { keys, click } = make(() => false);
    // The dialog closes at a click on a result, and drops the keys.
    click.mockImplementation(() => keys.forget());
    for (const key of pressAll('Enter', 'Enter')) keys.onKey(key);
    keys.resume();
    expect(click).toHaveBeenCalledOnce();
    keys.onKey(press('Enter'));
    keys.forget();
    keys.resume();
    expect(click).toHaveBeenCalledOnce();
  });

  it('act at once on present results, and with Cmd or Ctrl open another tab', () => {
    const { keys, move, option, click, openBeside } = make(() => true);
    keys.onKey(press('ArrowDown'));
    expect(move).toHaveBeenCalledWith(1);
    for (const modifier of ['metaKey', 'ctrlKey']) keys.onKey(press('Enter', { [modifier]: true }));
    expect(openBeside.mock.calls).toEqual([[option], [option]]);
    expect(click).not.toHaveBeenCalled();
  });

  it('ignore keys of the field or of an input method', () => {
    const { keys, reset: onReset, click } = make(() => true);
    const composing = press('Enter', { isComposing: true });
    const composedInSafari = press('Enter', { isComposing: false, keyCode: 229 });
    const letter = press('a');
    const backspace = press('Backspace');
    for (const event of [composing, composedInSafari, letter, backspace]) {
      keys.onKey(event);
      expect(event.preventDefault).not.toHaveBeenCalled();
    }
    expect(click).not.toHaveBeenCalled();
    keys.onKey(reset);
    expect(onReset).toHaveBeenCalledOnce();
  });
});
