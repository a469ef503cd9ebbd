const open = 'specs/search/open.spec.ts';
const early = 'specs/once/search-early.spec.ts';
const failures = 'specs/once/search-failures.spec.ts';
const keys = 'specs/once/search-keys.spec.ts';
const query = 'specs/once/search-query.spec.ts';
const results = 'specs/once/search-results.spec.ts';
const indexUnit = 'engine/src/build/search-index.test.ts';
const keysUnit = 'engine/src/runtime/search/search-keys.test.ts';
const earlyUnit = 'engine/src/runtime/search/search-early.test.ts';

/**
 * What is demanded of the search dialog (how it opens, what its keys and buttons do, how soon it answers)
 * and the tests that show it. See `sentences.test.ts`.
 */
export const sentences: Record<string, readonly string[]> = {
  // The specification, sections 2 to 9.
  'It opens with the / key when focus is not in an input': [
    `${open} › opens with the slash key`,
    `${open} › does not open with the slash key in a field`,
  ],
  'nor in a select': [`${open} › does not open with the slash key in a select`],
  'nor in a textarea': [`${open} › does not open with the slash key in a textarea`],
  'nor in an editable element': [
    `${open} › does not open with the slash key in a div contenteditable`,
  ],
  'Cmd+K toggles it': [`${open} › Meta+K toggles it`],
  'It opens automatically when the query parameter q is present': [
    `${open} › opens by itself when q is present, for desktop`,
  ],
  'It opens the desktop dialog at a screen width of at least 1080px': [
    `${open} › opens by itself when q is present, for desktop`,
  ],
  'and the mobile dialog at a width below 1080px': [
    `${open} › opens by itself when q is present, for mobile`,
  ],
  "It contains a search input with placeholder 'Search'": [
    `${query} › the field has the placeholder Search`,
  ],
  'a button to toggle the detail view': [
    `${query} › the detail view is on by default, is toggled by its button and kept in local storage`,
  ],
  'a reset button': [`${keys} › Control+Backspace resets, as does the reset button`],
  'and a close button on mobile': [
    `${open} › opens by itself when q is present, for mobile`,
    `${open} › the close button closes it, and the field stays above the results`,
  ],
  'Footer hints: Navigate (up and down arrows), Select (enter), Close (esc), Reset (Cmd+Backspace)':
    [
      `${keys} › the footer hints say the keys`,
      `${keys} › on a Mac the hints show its command key`,
    ],
  'Choosing a result navigates to its href and closes the dialog': [
    `${keys} › Enter navigates to the selected result and closes the dialog`,
    `${keys} › a click navigates in place`,
  ],
  'If Cmd is held, the dialog stays open': [
    `${keys} › Ctrl+Enter opens the result beside, and the dialog stays open`,
    `${keys} › Ctrl+click opens the result beside, and the dialog stays open`,
    `${keysUnit} › act at once when they are there, and with Cmd or Ctrl open the result beside`,
  ],
  'Search dialog is open or closed': [`${open} › Control+K toggles it`, `${keys} › Escape closes`],
  'The selected result index starts at 0 when there is a query and at -1 when there is none': [
    `${keys} › the first result is selected where there is a query, and none where there is none`,
    `${failures} › the first result is selected still when the whole index ranks others before it`,
  ],
  'Arrow down and up move the selection and wrap at both ends': [
    `${keys} › the arrows move the selection and wrap at both ends`,
  ],
  'Mouse movement switches off keyboard mode, and hovering a result then selects it': [
    `${keys} › mouse movement switches off keyboard mode, and hovering a result then selects it`,
  ],
  'Enter on a selected result navigates to it and closes the dialog': [
    `${keys} › Enter navigates to the selected result and closes the dialog`,
  ],
  'The search input is debounced by 200 ms': [`${query} › the search input is debounced by 200 ms`],
  'Query debounce: 200 ms': [
    `${query} › the search input is debounced by 200 ms`,
    `${indexUnit} › keeps ranking constants and fields as the specification has them`,
  ],
  'Desktop/mobile breakpoint: 1080px': [
    `${open} › opens by itself when q is present, for desktop`,
    `${open} › opens by itself when q is present, for mobile`,
  ],
  // The rulings 22 to 26.
  '22: / does not open with a modifier': [
    `${open} › does not open with the slash key and a modifier`,
  ],
  '22: Cmd+K or Ctrl+K toggles from anywhere': [
    `${open} › Control+K toggles it`,
    `${open} › Meta+K toggles it`,
    `${open} › Ctrl+K opens it from a field too`,
  ],
  '22: Wherever the specification says Cmd, Ctrl works as well': [
    `${keys} › Control+Backspace resets, as does the reset button`,
    `${keys} › Meta+Backspace resets, as does the reset button`,
    `${keysUnit} › act at once when they are there, and with Cmd or Ctrl open the result beside`,
  ],
  "22: Hints show the key of the reader's system": [
    `${keys} › the footer hints say the keys`,
    `${keys} › on a Mac the hints show its command key`,
  ],
  // The issue "Search that opens at once and never misses".
  'keystroke to painted results within one frame after the debounce': [
    `${query} › results are shown in the very task in which the debounce ends`,
  ],
  'main thread never blocked over 50 ms (worker when the index is large)': [
    `${query} › no task of the main thread takes over 50 ms: a worker searches`,
  ],
  'The field takes every keystroke from the moment the hotkey is pressed, even while code is still loading':
    [
      `${open} › the field takes every keystroke while code is still loading`,
      `${early} › Enter goes to the first result when it comes`,
      `${early} › the buttons act once, on clicks before the code has come`,
      `${earlyUnit} › is told by keys and by the buttons, each once`,
      `${early} › arrows choose among the results when they come`,
      `${early} › typing on takes back an Enter before it`,
      `${early} › Ctrl+Backspace resets what was typed before it`,
      `${early} › Escape closes, and what was typed is kept`,
      `${early} › keys pressed while results are on their way act on these, not on those shown`,
      `${earlyUnit} › is about the results where it comes after the last that changed the text`,
    ],
  'Accessibility: combobox with listbox pattern': [
    `${results} › the list is a listbox that the field controls`,
    `${results} › axe finds nothing wrong with the dialog for "quokka"`,
  ],
  'focus returned': [`${open} › the button in the header opens it, and gets the focus back`],
  'works with a screen reader and on touch': [
    `${results} › the list is a listbox that the field controls`,
    `${open} › the close button closes it, and the field stays above the results`,
  ],
  'the mobile dialog keeps the input visible above the keyboard': [
    `${open} › the field and the results keep above the keyboard of the screen`,
  ],
  'Cmd/Ctrl+Enter or middle click keeps the dialog and opens the result': [
    `${keys} › Ctrl+Enter opens the result beside, and the dialog stays open`,
    `${keys} › a middle click opens the result beside, and the dialog stays open`,
  ],
  'Shown by: fast typing without loss': [
    `${open} › what is typed without a pause is neither lost nor reordered`,
  ],
};
