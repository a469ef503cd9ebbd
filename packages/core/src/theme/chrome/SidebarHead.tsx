import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import { Logo } from './Header.tsx';
import { sidebarId } from '../../shared/document/chrome-ids.ts';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/**
 * The sidebar's first row: the logo, a link back (the runtime changes "Home" to "Back" if there is a
 * previous page), and on small screens the button that closes the sidebar.
 */
export const SidebarHead = part('SidebarHead', OwnSidebarHead);

function OwnSidebarHead({ home, ...site }: Parts['SidebarHead']) {
  return (
    <div className="Sidebar-head">
      <Logo {...site} />
      <a className="Sidebar-back" href={home} data-action="back">
        <Icon name="left" />
        <span>{labels.home}</span>
      </a>
      <button
        className="Sidebar-close"
        type="button"
        popoverTarget={sidebarId}
        popoverTargetAction="hide"
        aria-label={labels.close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
