/** The message that a part of the page failed to load; see `runtime/chrome/failure.ts`. */
export function Failure() {
  return (
    <div className="Failure" role="alert">
      Part of this page failed to load.{' '}
      <button type="button" data-action="reload">
        Try again
      </button>
    </div>
  );
}
