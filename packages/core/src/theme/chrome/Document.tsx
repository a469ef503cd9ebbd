import { announcerId, asideId, contentId, sidebarId } from '../../shared/document/chrome-ids.ts';
import type { DocumentData } from '../../shared/document/document.ts';
import { agentIndexFile, withBase } from '../../shared/page/paths.ts';
import { Failure } from './Failure.tsx';
import { SearchDialog } from './Search.tsx';
import { Head } from './Head.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The rendered parts of a document. */
export interface DocumentParts {
  banner: string;
  header: string;
  sidebar: string;
  curtain: string;
  main: string;
  outline: string;
}

/** The data that a document has besides its regions, its body's data and the metadata of its page. */
export interface Shell extends Pick<
  DocumentData,
  | 'assets'
  | 'base'
  | 'build'
  | 'colorScheme'
  | 'dir'
  | 'iconUrl'
  | 'isSchemeForced'
  | 'lang'
  | 'manifest'
  | 'searchFiles'
  | 'searchStarts'
  | 'sheets'
  | 'style'
  | 'title'
> {
  /** See `pathMark`. */
  pathMark: string;
  sidebarFile: string;
}

/** A document. A navigation replaces its regions; see `Payload`. */
export function Document({ data, parts }: { data: Shell; parts: DocumentParts }) {
  const html = (part: keyof DocumentParts) => ({
    dangerouslySetInnerHTML: { __html: parts[part] },
  });
  return (
    <html
      lang={data.lang}
      dir={data.dir}
      className={data.colorScheme === 'dark' ? 'dark' : undefined}
      data-forced-scheme={data.isSchemeForced ? '' : undefined}
      data-base={data.base}
      data-build={data.build}
      data-path={data.pathMark}
    >
      <Head data={data} />
      <body>
        <a className="SkipLink" href={`#${contentId}`}>
          {labels.skipToContent}
        </a>
        {/* All but links within the page belongs into a landmark. */}
        <aside className="SkipLink" aria-label={labels.agentIndex}>
          <a href={withBase(data.base, `/${agentIndexFile}`)}>{labels.agentIndex}</a>
        </aside>
        {parts.banner && <div className="Document-banner" {...html('banner')} />}
        <div className="Document-header" {...html('header')} />
        <nav
          className="Curtain"
          aria-label={labels.thisPage}
          data-region="curtain"
          {...html('curtain')}
        />
        {/* Programs that read the file get the page before the sidebar; the slots show and focus the sidebar first. */}
        <div className="Document-columns">
          <template {...{ shadowrootmode: 'open' }}>
            <slot name="sidebar" />
            <slot />
          </template>
          <main
            className="Document-main"
            id={contentId}
            tabIndex={-1}
            data-region="main"
            {...html('main')}
          />
          <nav
            className="Sidebar"
            slot="sidebar"
            id={sidebarId}
            popover="auto"
            aria-label={labels.pages}
            data-sidebar={data.sidebarFile}
            {...html('sidebar')}
          />
        </div>
        <aside
          className="Aside"
          id={asideId}
          popover="auto"
          aria-label={labels.page}
          data-region="outline"
          {...html('outline')}
        />
        <SearchDialog starts={data.searchStarts} files={data.searchFiles} />
        <Failure />
        <div className="visually-hidden" id={announcerId} role="status" />
      </body>
    </html>
  );
}

/** The `data-*` attributes of the body, for styles and runtime; absent ones mean the default. */
export function bodyData(data: DocumentData): Record<string, string> {
  const { layout, show, sidebar, outline, aiCta, version } = data;
  return {
    layout,
    ...(!show.logo && { logo: 'off' }),
    ...(!show.topNav && { topnav: 'off' }),
    ...(!sidebar && { sidebar: 'off' }),
    ...(outline.length === 0 && !aiCta && { aside: 'off' }),
    ...(version !== null && { version }),
  };
}
