/** Says that something of the page could not be loaded, once it could not; see `runtime/chrome/failure.ts`. */
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
