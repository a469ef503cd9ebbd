'use client';
import { useEffect, useState } from 'react';
import Layout from 'virtual:vocs-site/layout';
import { classes } from './theme-names.ts';

export const hydrate = 'idle';

/** The place in the sidebar that layouts look for, below the logo. */
const sidebarPart = 'vocs_Sidebar_navigation';

/** Gives the elements of the page their classes of Vocs, by which layouts look for them. */
function nameElements(): void {
  for (const [name, selector] of Object.entries({ ...classes, Footer: '.PageFooter' }))
    for (const element of document.querySelectorAll(selector))
      element.classList.add(`vocs_${name}`);
  const head = document.querySelector('.Sidebar-head');
  if (!head || document.querySelector(`.${sidebarPart}`)) return;
  const part = document.createElement('nav');
  part.className = sidebarPart;
  part.role = 'none';
  head.after(part);
}

interface MountedLayoutProps {
  path: string;
  layout: string;
  title: string | null;
}

/**
 * The effects and the portals of the site's layout, in the browser: a copy of it, hidden and without the page, which the
 * build has rendered in the layout.
 */
export function MountedLayout({ path, layout, title }: MountedLayoutProps) {
  const [isMounted, mount] = useState(false);
  useEffect(() => {
    nameElements();
    mount(true);
  }, []);
  return isMounted ? (
    <div hidden>
      <Layout path={path} frontmatter={{ layout, title }}>
        {null}
      </Layout>
    </div>
  ) : null;
}
