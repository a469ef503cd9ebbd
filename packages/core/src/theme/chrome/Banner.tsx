import type { Parts } from '../../shared/extension/parts.ts';
import { part } from '../parts/part.tsx';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The banner above every page. A dismissed banner is hidden before the first paint. */
export const Banner = part('Banner', OwnBanner);

function OwnBanner({ banner }: Parts['Banner']) {
  return (
    <aside className="Banner" aria-label={labels.announcement} data-banner={banner.key}>
      <div className="Banner-content" dangerouslySetInnerHTML={{ __html: banner.html }} />
      {banner.dismissable && (
        <button
          className="Banner-close"
          type="button"
          data-action="dismiss-banner"
          aria-label={labels.dismissAnnouncement}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
