/** The path of the current render, which is synchronous. */
let current = '/';

/** Sets the path of the page to render, for `useLocation` of the site's components. */
export function renderAt(path: string): void {
  current = path;
}

/** The path of the page: in the browser, the path of the window. */
export function currentPath(): string {
  return typeof window === 'undefined' ? current : window.location.pathname;
}
