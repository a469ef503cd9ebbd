import type { ReactNode } from 'react';
import type {
  DocumentData,
  DocumentSource,
  DocumentVersion,
  FrameData,
  HeadElement,
  ShownSidebarItem,
  SidebarData,
} from '../../shared/document/document.ts';
import { layouts as builtIn, type Layout } from '../../shared/config/front-matter.ts';
import {
  type LayoutProps,
  type PartName,
  partNames,
  type Parts,
} from '../../shared/extension/parts.ts';
import type { StaleSection } from '../../shared/page/page.ts';
import { addBase, addBaseAround } from '../../shared/page/add-base.ts';
import { withBase } from '../../shared/page/paths.ts';
import type { Payload } from '../../shared/document/payload.ts';
import type { RenderedDocument } from '../../shared/page/renderer.ts';
import { Aside } from '../chrome/Aside.tsx';
import { Banner } from '../chrome/Banner.tsx';
import { Curtain } from '../chrome/Curtain.tsx';
import { languageMenu, SourceNotice } from '../chrome/Languages.tsx';
import { StaleMark, StaleNote, withStaleMarks } from '../chrome/Stale.tsx';
import { Header } from '../chrome/Header.tsx';
import { pageHead } from '../chrome/page-head.ts';
import { Footer, PageFooter } from '../chrome/PageFooter.tsx';
import { Sidebar } from '../chrome/Sidebar.tsx';
import { ArchivedVersion, versionMenu } from '../chrome/Versions.tsx';
import { SidebarHead } from '../chrome/SidebarHead.tsx';
import { bodyData, type DocumentParts } from '../chrome/Document.tsx';
import { documentHtml } from './document-template.tsx';
import { renderWithIslands } from './island.tsx';
import { layoutComponents } from '../layouts/index.ts';
import { namingExtension, part } from '../parts/part.tsx';
import { layouts, parts } from '../parts/replacements.ts';
import * as labels from '../../shared/config/labels.ts';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { renderAt } from '../components/site.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** Renders the document around a page's content. */
export function renderDocument(data: DocumentData, content: string): RenderedDocument {
  return namingExtension(data.path, () => documentOf(data, content));
}

function documentOf(data: DocumentData, content: string): RenderedDocument {
  const regions: DocumentParts = {
    ...mountedParts(data),
    sidebar: data.sidebar ? sidebarOf(data, data.sidebar, data.path) : '',
    curtain: addBase(render(<Curtain {...curtainOf(data)} />, 'k-'), data.base),
    main: mainOf(data, content),
    outline: addBase(render(<Aside data={data} />, 'o-'), data.base),
  };
  const head = data.head.map((each) => ({ ...each, html: addBase(each.html, data.base) }));
  const htmlOf = (elements: HeadElement[]) => elements.map((each) => each.html).join('');
  const ownHead = pageHead(data);
  const payload: Payload = {
    build: data.build,
    path: data.path,
    title: data.title,
    pageTitle: data.pageTitle,
    description: data.description,
    head: ownHead + htmlOf(head.filter(({ replaces }) => replaces !== undefined)),
    body: bodyData(data),
    style: data.style?.css ?? '',
    sheets: data.sheets,
    topNav: data.topNavActive,
    sidebar: data.sidebar?.file ?? null,
    active: data.sidebar?.active ?? '',
    regions: { main: regions.main, outline: regions.outline, curtain: regions.curtain },
  };
  const html = documentHtml(data, regions, { configured: htmlOf(head), pageHead: ownHead });
  return { html, payload: JSON.stringify(payload) };
}

/** Renders the chrome that stays mounted while pages change, for a hash of it. */
export function renderFrame(data: FrameData, sidebars: ShownSidebarItem[][]): string {
  return namingExtension('', () => {
    const { banner, header } = mountedParts(data);
    return [banner, header, ...sidebars.map((items) => sidebarOf(data, { items }))].join('\n');
  });
}

function mountedParts(data: FrameData): Pick<DocumentParts, 'banner' | 'header'> {
  const { base, logoUrl, siteTitle, topNav, topNavActive, socials, isSchemeForced } = data;
  const site = { base, logoUrl, siteTitle };
  const { languages, versions } = data;
  const header = { ...site, topNav, topNavActive, socials, languages, versions, isSchemeForced };
  const names = [languages, versions].map((all) =>
    all?.filter(({ isCurrent }) => isCurrent).map(({ label }) => label),
  );
  return {
    banner: data.banner ? addBase(render(<Banner banner={data.banner} />, 'b-'), base) : '',
    header: remembered({ ...header, languages: names, versions: null }, () =>
      addBase(render(<Header {...header} />, 'h-'), base),
    ),
  };
}

/** The HTML of parts by their props. */
const known = new Map<string, string>();
const maxKnown = 256;
/** Whether extensions replace a part that stays mounted: theirs may read more than its props. */
const isReplaced = (Object.keys(parts) as PartName[]).some((name) => partNames[name].mounted);

/** Renders a part that most pages have in common once. */
function remembered(props: object, make: () => string): string {
  if (isReplaced) return make();
  const key = JSON.stringify(props);
  const html = known.get(key) ?? make();
  if (known.size >= maxKnown) known.clear();
  known.set(key, html);
  return html;
}

/** Whether the version that is shown is archived. */
function isArchived(versions: DocumentVersion[]): boolean {
  return versions.some(({ isCurrent, archived }) => isCurrent && archived);
}

/** The content of a page. The links to other languages and versions lead out of the base. */
function mainOf(data: DocumentData, content: string): string {
  const { source, machineTranslated, stale, languages, versions, differences, lang } = data;
  const markOf = (section: StaleSection) =>
    render(<StaleMark section={section} source={stale!.source} />, 'e-');
  const addMarks = (html: string) => (stale ? withStaleMarks(html, stale, markOf) : html);
  return [
    versions && isArchived(versions) ? render(<ArchivedVersion versions={versions} />, 'e-') : '',
    source ? noticeOf(labels.notTranslated, source) : '',
    machineTranslated ? noticeOf(labels.machineTranslated, machineTranslated) : '',
    stale ? render(<StaleNote stale={stale} lang={lang} />, 'e-') : '',
    addMarks(addBaseAround(content, renderMain(data, content), data.base)),
    languages ? languageMenu(languages) : '',
    versions ? versionMenu(versions, differences) : '',
  ].join('');
}

function noticeOf(label: string, source: DocumentSource) {
  return render(<SourceNotice label={label} source={source} />, 'e-');
}

function curtainOf({ sidebar, section, pageTitle, outline, outlineTitle, aiCta }: DocumentData) {
  const title = outline.length > 0 ? outlineTitle : aiCta ? labels.pageActions : null;
  return { hasSidebar: sidebar !== null, section, pageTitle, outlineTitle: title };
}

/** Renders the page's layout, within the parts that extensions put around each page. */
function renderMain(data: DocumentData, html: string): string {
  renderAt(data.path);
  const Page = part('Page', () => (
    <>
      <PageLayout data={data} html={html} footer={<PageFooter {...pageFooterOf(data)} />} />
      <Footer path={data.path} layout={data.layout} socials={data.socials} />
    </>
  ));
  try {
    return render(<Page path={data.path} layout={data.layout} title={data.pageTitle} />, 'm-');
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    const { message } = errorOf(error);
    const own = layouts[data.layout];
    const problem: Diagnostic = {
      severity: 'error',
      ...(own
        ? {
            rule: 'extension',
            message: `The extension "${own.extension}" failed in the layout "${data.layout}" on ${data.path}: ${message}`,
            hint: `Its component is ${own.module}`,
          }
        : {
            rule: 'render',
            message: `The layout of ${data.path} failed: ${message}`,
            hint: 'Layouts and parts run in Node, where there is no page',
          }),
    };
    throw Object.assign(new DiagnosticError([problem]), { cause: error });
  }
}

/** The layout of a page: built in, or from an extension. */
function PageLayout(props: LayoutProps): ReactNode {
  const name = props.data.layout;
  const isBuiltIn = builtIn.some((own) => own === name);
  const Component = isBuiltIn ? layoutComponents[name as Layout] : layouts[name]!.component;
  return <Component {...props} />;
}

function pageFooterOf(data: DocumentData): Parts['PageFooter'] {
  const { base, path, pageTitle, edit, lastUpdatedAt, previous, next } = data;
  return { base, path, pageTitle, edit, lastUpdatedAt, previous, next };
}

/** Renders a sidebar. Without a path no item is active: a navigation marks the active one. */
export function renderSidebar(
  data: SidebarData,
  sidebar: { items: ShownSidebarItem[] },
  path?: string,
): string {
  return namingExtension('', () => sidebarOf(data, sidebar, path));
}

function sidebarOf(
  { base, logoUrl, siteTitle }: SidebarData,
  sidebar: { items: ShownSidebarItem[] },
  path?: string,
): string {
  const data = { base, logoUrl, siteTitle, home: withBase(base, '/') };
  const { items } = sidebar;
  if (isReplaced) {
    const all = (
      <>
        <SidebarHead {...data} />
        <Sidebar {...{ items, path, base }} />
      </>
    );
    return addBase(render(all, 's-'), base);
  }
  const head = remembered(data, () => addBase(render(<SidebarHead {...data} />, 's-'), base));
  return head + addBase(render(<Sidebar {...{ items, path, base }} />, 's-'), base);
}

/** Renders an element of the configuration. */
export function renderElement(node: ReactNode, prefix: string): string {
  return render(<>{node}</>, prefix);
}

function render(node: ReactNode, prefix: string): string {
  return renderWithIslands(node, prefix).html;
}
