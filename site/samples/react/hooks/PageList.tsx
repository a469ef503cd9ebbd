import React from 'react';
import { Link, registerVevComponent, usePages } from '@vev/react';
import type { LinkFieldValue } from '@vev/utils';

function toPage(page: string): LinkFieldValue {
  return { mode: 0, page };
}

export default function PageList() {
  const [pages, directory] = usePages();

  return (
    <section>
      <p>Root directory: {directory || 'none'}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.key}>
            <Link to={toPage(page.key)}>
              {page.title || page.path || 'Home'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

registerVevComponent(PageList, { name: 'Page list' });
