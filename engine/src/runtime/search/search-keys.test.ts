import { describe, expect, it, vi } from 'vitest';
import { createSearchKeys } from './search-keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, preventDefault: vi.fn(), ...more }) as unknown as KeyboardEvent;
const pressAll = (...keys: string[]) => keys.map((key) => press(key));
const reset = press('Backspace', { ctrlKey: true });

describe('keys about results', () => {
  function make(isCurrent: () => boolean) {
    const option = { click: vi.fn() };
    const list = { selected: () => option };
    const options = { move: vi.fn(), search: vi.fn(), reset: vi.fn(), openBeside: vi.fn() };
    const dialog = { open: true };
    const keys = createSearchKeys({ dialog, list, isCurrent, ...options } as never);
    return { keys, option, dialog, ...options };
  }

  it('wait until the results of what was typed are there, in their order', () => {
    const { keys, move, option, search } = make(() => false);
    for (const key of pressAll('ArrowDown', 'ArrowUp', 'Enter')) keys.onKey(key);
    expect(search).toHaveBeenCalledOnce();
    expect(move).not.toHaveBeenCalled();
    keys.resume();
    expect(move.mock.calls).toEqual([[1], [-1]]);
    expect(option.click).toHaveBeenCalledOnce();
    keys.resume();
    expect(option.click).toHaveBeenCalledOnce();
  });

  it('that still wait when the dialog closes are forgotten', () => {
    const { keys, option, dialog } = make(() => false);
    option.click.mockImplementation(() => (dialog.open = false));
    for (const key of pressAll('Enter', 'Enter')) keys.onKey(key);
    keys.resume();
    expect(option.click).toHaveBeenCalledOnce();
    keys.onKey(press('Enter'));
    keys.forget();
    dialog.open = true;
    keys.resume();
    expect(option.click).toHaveBeenCalledOnce();
  });

  it('act at once when they are there, and with Cmd or Ctrl open the result beside', () => {
    const { keys, move, option, openBeside } = make(() => true);
    keys.onKey(press('ArrowDown'));
    expect(move).toHaveBeenCalledWith(1);
    for (const modifier of ['metaKey', 'ctrlKey']) keys.onKey(press('Enter', { [modifier]: true }));
    expect(openBeside.mock.calls).toEqual([[option], [option]]);
    expect(option.click).not.toHaveBeenCalled();
  });

  it('leave what belongs to the field or to an input method alone', () => {
    const { keys, reset: onReset, option } = make(() => true);
    const composing = press('Enter', { isComposing: true });
    const composedInSafari = press('Enter', { isComposing: false, keyCode: 229 });
    const letter = press('a');
    const backspace = press('Backspace');
    for (const event of [composing, composedInSafari, letter, backspace]) {
      keys.onKey(event);
      expect(event.preventDefault).not.toHaveBeenCalled();
    }
    expect(option.click).not.toHaveBeenCalled();
    keys.onKey(reset);
    expect(onReset).toHaveBeenCalledOnce();
  });
});
