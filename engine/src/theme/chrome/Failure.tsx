import * as labels from '../../shared/config/labels.ts';

/** Says that something of the page could not be loaded, once it could not; see `runtime/chrome/failure.ts`. */
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
