/**
 * The imports of `react-router` in components of sites on Vocs. A link is a plain link: the engine
 * navigates.
 */
import type { ComponentProps } from 'react';
import { linkTo, usePagePath } from 'stilldocs/components';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string | { pathname?: string; search?: string; hash?: string };
}

/** The address of a target. */
function addressOf(to: LinkProps['to']): string {
  const text =
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return linkTo(text).href;
}

/** A link to a page. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={addressOf(to)}>
      {children}
    </a>
  );
}

export { Link as NavLink };

/** The address of the page; its query and fragment are known in the browser only. */
export function useLocation() {
  const { search = '', hash = '' } = typeof window === 'undefined' ? {} : window.location;
  return { pathname: usePagePath(), search, hash, state: null, key: 'default' };
}

/** A function that navigates to a page, for components in the browser. */
export function useNavigate() {
  return (to: LinkProps['to'] | number) =>
    typeof to === 'number' ? window.history.go(to) : window.location.assign(addressOf(to));
}

/** The parameters of a route: pages have none. */
export function useParams(): Record<string, string> {
  return {};
}

/** The query of the address. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  return [
    new URLSearchParams(useLocation().search),
    (next) => window.location.assign(`?${next.toString()}`),
  ];
}
