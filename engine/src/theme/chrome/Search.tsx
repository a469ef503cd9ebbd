import { searchFormId } from '../../shared/document/chrome-ids.ts';
import { Icon } from './Icon.tsx';

/** The button that opens the search dialog; the runtime handles its click. */
export function SearchButton() {
  return (
    <button
      className="SearchButton"
      type="button"
      data-action="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon name="search" />
      <span className="SearchButton-label">Search</span>
      <kbd className="SearchButton-key" aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

/**
 * The search dialog: the field and its buttons. It is part of every document, so that the field accepts
 * the first keystroke. `runtime/search` adds results, messages and hints.
 */
export function SearchDialog() {
  return (
    <dialog className="Search" aria-label="Search">
      <div className="Search-bar">
        <Icon name="search" />
        <input
          className="Search-input"
          // The form of a failed load; see `open-search.ts`.
          name="q"
          form={searchFormId}
          // `search-list.ts` creates the listbox and sets `aria-controls`.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="combobox"
          aria-label="Search"
          aria-expanded="false"
          placeholder="Search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
        />
        <button className="Search-button" type="button" data-search="details">
          <Icon name="list" />
          <span className="visually-hidden">Detail view</span>
        </button>
        <button className="Search-button" type="button" data-search="reset">
          <Icon name="reset" />
          <span className="visually-hidden">Reset</span>
        </button>
        <form method="dialog">
          <button className="Search-button" data-search="close">
            <Icon name="close" />
            <span className="visually-hidden">Close</span>
          </button>
        </form>
      </div>
      <div role="alert" hidden>
        Search failed to load.{' '}
        <form>
          <button>Try again</button>
        </form>
      </div>
    </dialog>
  );
}
