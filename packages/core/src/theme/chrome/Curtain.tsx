import { asideId, sidebarId } from '../../shared/document/chrome-ids.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The bar below the header on small screens: opens the sidebar and the outline, and scrolls to the top. */
export const Curtain = part('Curtain', OwnCurtain);

function OwnCurtain({ hasSidebar, section, pageTitle, outlineTitle }: Parts['Curtain']) {
  return (
    <>
      {hasSidebar && (
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
        {section && (
          <>
            {section} <Icon name="chevron" />
          </>
        )}
        <span className="Curtain-page">{pageTitle}</span>
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
      {outlineTitle !== null && (
        <button className="Curtain-button" type="button" popoverTarget={asideId}>
          <span>{outlineTitle}</span>
          <Icon name="list" />
        </button>
      )}
    </>
  );
}
