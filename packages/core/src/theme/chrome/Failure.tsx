import * as labels from '../../shared/config/labels.ts';

/** The message that a part of the page failed to load; see `runtime/browser/failure.ts`. */
export function Failure() {
  return (
    <div className="Failure" role="alert">
      {labels.pageFailed}{' '}
      <button type="button" data-action="reload">
        {labels.tryAgain}
      </button>
    </div>
  );
}
