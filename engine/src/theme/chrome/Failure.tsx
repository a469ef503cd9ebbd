/** Says that something of the page could not be loaded, once it could not; see `runtime/failure.ts`. */
export function Failure() {
  return (
    <div className="Failure" role="alert">
      Part of this page failed to load.{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- The address of whatever page is shown. */}
      <a href="" target="_self">
        Try again
      </a>
    </div>
  );
}
