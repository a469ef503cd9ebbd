import { encodePath, withBase } from '../../shared/page/paths.ts';
import type { Post } from '../../shared/page/posts.ts';
import type { SiteContext } from '../../shared/page/renderer.ts';
import { Authors } from './Authors.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The blog's posts, newest first: the list of `<BlogPosts/>` and `::blog-posts`. */
export function PostList({ items, site }: { items: Post[]; site: SiteContext }) {
  if (items.length === 0) return <p className="PostList-empty">{labels.noPosts}</p>;
  return (
    <ul className="PostList">
      {items.map(({ path, title, description, authors, date }) => (
        <li key={path} className="PostList-post">
          <a className="PostList-title" href={encodePath(withBase(site.base, path))}>
            {title}
          </a>
          <Authors authors={authors} date={date} site={site} />
          {description && <p className="PostList-description">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
