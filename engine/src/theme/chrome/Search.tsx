import { searchFormId } from '../../shared/document/chrome-ids.ts';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/** Opens the search dialog. The runtime acts on the click. */
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
      <span className="SearchButton-label">{labels.search}</span>
      <kbd className="SearchButton-key" aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

/**
 * The search dialog: the field and its buttons. It is in every document, so that the field takes the
 * first keystroke; `runtime/search` brings results, messages and hints when it is first opened.
 */
export function SearchDialog() {
  return (
    <dialog className="Search" aria-label={labels.search}>
      <div className="Search-bar">
        <Icon name="search" />
        <input
          className="Search-input"
          // The form is there while the code that searches is not; see `open-search.ts`.
          name="q"
          form={searchFormId}
          // What it controls is made, and named, when the dialog first opens; see `search-list.ts`.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="combobox"
          aria-label={labels.search}
          aria-expanded="false"
          placeholder={labels.search}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
        />
        <button className="Search-button" type="button" data-search="details">
          <Icon name="list" />
          <span className="visually-hidden">{labels.searchDetails}</span>
        </button>
        <button className="Search-button" type="button" data-search="reset">
          <Icon name="reset" />
          <span className="visually-hidden">{labels.searchReset}</span>
        </button>
        <form method="dialog">
          <button className="Search-button" data-search="close">
            <Icon name="close" />
            <span className="visually-hidden">{labels.close}</span>
          </button>
        </form>
      </div>
      <div role="alert" hidden>
        {labels.searchFailed}{' '}
        <form>
          <button>{labels.tryAgain}</button>
        </form>
      </div>
    </dialog>
  );
}
