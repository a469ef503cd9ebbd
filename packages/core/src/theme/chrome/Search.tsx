import { searchFormId } from '../../shared/document/chrome-ids.ts';
import type { SearchStart } from '../../shared/document/document.ts';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/* A site without search has empty components in place of these: see `unused-modules.ts`. */

/** The button that opens the search dialog; the runtime handles its click. */
export function OwnSearchButton() {
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

/** See `DocumentData`. */
interface SearchDialogProps {
  starts: SearchStart[];
  files: string[];
}

/**
 * The search dialog: the field, its buttons and pages to start with. It is part of every document, so that
 * the field accepts the first keystroke. `runtime/search` adds results, messages and hints.
 */
export function SearchDialog({ starts, files }: SearchDialogProps) {
  return (
    <dialog className="Search" aria-label={labels.search} data-files={files.join(' ')}>
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
      <section className="Search-offers" hidden>
        <p>{labels.searchHint}</p>
        {starts.length > 0 && (
          <>
            <div className="Search-offersHead">
              <h2>{labels.searchStarts}</h2>
            </div>
            <ul>
              {starts.map(({ href, group, text }) => (
                <li key={href}>
                  <a className="Search-offer" href={href}>
                    {group && <span className="Search-crumb">{group}</span>} {text}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <div role="alert" hidden>
        {labels.searchFailed}{' '}
        <form>
          <button>{labels.tryAgain}</button>
        </form>
      </div>
    </dialog>
  );
}
