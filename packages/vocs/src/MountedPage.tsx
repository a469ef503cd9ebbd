import type { PartProps } from 'stilldocs';
import { MountedLayout } from './MountedLayout.client.tsx';
import Page from './Page.tsx';

/** The `layout.tsx` of the site around each page, whose effects run in the browser as well. */
export default function MountedPage({ path, layout, title, children }: PartProps<'Page'>) {
  return (
    <>
      <Page {...{ path, layout, title }}>{children}</Page>
      <MountedLayout {...{ path, layout, title }} />
    </>
  );
}
