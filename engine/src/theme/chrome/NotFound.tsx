import { withBase } from '../../shared/page/paths.ts';

/** The content for unknown paths, unless the site has its own 404 page. */
export function NotFound({ base }: { base: string }) {
  return (
    <div className="NotFound">
      <h1 tabIndex={-1}>Page Not Found</h1>
      <p>The page you were looking for could not be found.</p>
      <a className="Button" data-primary="" href={withBase(base, '/')}>
        Go to Home Page
      </a>
    </div>
  );
}
