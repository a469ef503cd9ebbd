import type { PartProps } from 'stilldocs';
import Layout from 'virtual:vocs-site/layout';

/** The `layout.tsx` of the site around each page. */
export default function Page({ path, layout, title, children }: PartProps<'Page'>) {
  return (
    <Layout path={path} frontmatter={{ layout, title }}>
      {children}
    </Layout>
  );
}
