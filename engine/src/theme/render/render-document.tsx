import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentData, ShownSidebarItem } from '../../shared/document/document.ts';
import { withBase } from '../../shared/page/paths.ts';
import type { Payload } from '../../shared/document/payload.ts';
import type { RenderedDocument } from '../../shared/page/renderer.ts';
import { Aside } from '../chrome/Aside.tsx';
import { Banner } from '../chrome/Banner.tsx';
import { Curtain } from '../chrome/Curtain.tsx';
import { PageHead } from '../chrome/Head.tsx';
import { Header, Logo } from '../chrome/Header.tsx';
import { Sidebar } from '../chrome/Sidebar.tsx';
import { SidebarHead } from '../chrome/SidebarHead.tsx';
import { bodyData, Document, type DocumentParts } from '../chrome/Document.tsx';
import { payloadHead, withHead } from './merge-head.ts';
import { renderWithIslands } from './island.tsx';
import { layoutComponents } from '../layouts/index.ts';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { renderAt } from '../vocs/current-path.ts';
import { Footer as SiteFooter, Layout as SiteLayout } from '../vocs/site-parts.ts';

/** Renders the document around a page's content. */
export function renderDocument(data: DocumentData, content: string): RenderedDocument {
  const Layout = layoutComponents[data.layout];
  const parts: DocumentParts = {
    banner: data.banner ? render(<Banner banner={data.banner} />, 'b-') : '',
    header: render(<Header data={data} />, 'h-'),
    sidebar: data.sidebar ? renderSidebar(data, data.sidebar, data.path) : '',
    curtain: render(<Curtain data={data} />, 'k-'),
    main: renderMain(data, <Layout data={data} html={content} />),
    outline: render(<Aside data={data} />, 'o-'),
  };
  const payload: Payload = {
    build: data.build,
    path: data.path,
    title: data.title,
    pageTitle: data.pageTitle,
    description: data.description,
    head: payloadHead(renderToStaticMarkup(<PageHead data={data} />), data.head),
    body: bodyData(data),
    style: data.style?.css ?? '',
    sheets: data.sheets,
    topNav: data.topNavActive,
    sidebar: data.sidebar?.file ?? null,
    active: data.sidebar?.active ?? '',
    regions: { main: parts.main, outline: parts.outline, curtain: parts.curtain },
  };
  const html = renderToStaticMarkup(<Document data={data} parts={parts} />);
  return {
    html: `<!doctype html>${withHead(html, data.head)}`,
    payload: JSON.stringify(payload),
  };
}

/** Renders the page within the parts that a site on Vocs has around each page. */
function renderMain(data: DocumentData, page: ReactNode): string {
  renderAt(data.path);
  try {
    return render(
      <SiteLayout path={data.path} frontmatter={{ layout: data.layout, title: data.pageTitle }}>
        {page}
        <SiteFooter />
      </SiteLayout>,
      'm-',
    );
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new DiagnosticError([
      {
        severity: 'error',
        rule: 'render',
        message: `Unexpected error in the layout of ${data.path}: ${message}`,
        hint: 'layout.tsx and footer.tsx run in Node, where there is no page',
      },
    ]);
  }
}

/** Renders a sidebar. Without a path no item is active: a navigation marks the active one. */
export function renderSidebar(
  data: Pick<DocumentData, 'base' | 'logoUrl' | 'siteTitle'>,
  sidebar: { items: ShownSidebarItem[] },
  path?: string,
): string {
  return render(
    <>
      <SidebarHead home={withBase(data.base, '/')}>
        <Logo data={data} />
      </SidebarHead>
      <Sidebar items={sidebar.items} path={path} base={data.base} />
    </>,
    's-',
  );
}

/** Renders an element of the configuration. */
export function renderElement(node: ReactNode, prefix: string): string {
  return render(<>{node}</>, prefix);
}

function render(node: ReactNode, prefix: string): string {
  return renderWithIslands(node, prefix).html;
}
