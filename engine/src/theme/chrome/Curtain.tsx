import { asideId, sidebarId } from '../../shared/document/chrome-ids.ts';
import type { DocumentData } from '../../shared/document/document.ts';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The bar below the header on small screens: opens the sidebar and the outline, and scrolls to the top. */
export function Curtain({ data }: { data: DocumentData }) {
  return (
    <>
      {data.sidebar && (
        <button
          className="Curtain-button"
          type="button"
          popoverTarget={sidebarId}
          aria-label={labels.pages}
          data-action="show-active"
        >
          <Icon name="panel" />
        </button>
      )}
      <p className="Curtain-title">
        {data.section && (
          <>
            {data.section} <Icon name="chevron" />
          </>
        )}
        <span className="Curtain-page">{data.pageTitle}</span>
      </p>
      <button
        className="Curtain-button"
        type="button"
        data-action="scroll-top"
        data-when-scrolled=""
      >
        <span>{labels.toTop}</span>
        <Icon name="up" />
      </button>
      {(data.outline.length > 0 || data.aiCta) && (
        <button className="Curtain-button" type="button" popoverTarget={asideId}>
          <span>{data.outline.length > 0 ? data.outlineTitle : labels.pageActions}</span>
          <Icon name="list" />
        </button>
      )}
    </>
  );
}
