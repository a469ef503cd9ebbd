import type { PartProps } from 'stilldocs';
import { linkTo, usePagePath, useSite } from 'stilldocs/components';

export default function Page({ title, children }: PartProps<'Page'>) {
  const site = useSite();
  const path = usePagePath();
  return (
    <>
      {path !== '/' && (
        <p className="Brand-place">
          <a {...linkTo('/')}>{site.title}</a> / {title}
        </p>
      )}
      {children}
    </>
  );
}
