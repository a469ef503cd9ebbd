import { versionsId } from '../../shared/document/chrome-ids.ts';
import type { DocumentVersion } from '../../shared/document/document.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { EditionButton } from './EditionButton.tsx';
import { Filled } from './Filled.tsx';
import { Icon } from './Icon.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The button that opens the menu of versions. */
export function VersionButton({ versions }: { versions: DocumentVersion[] }) {
  const parts = { className: 'VersionButton', menu: versionsId, action: 'versions' } as const;
  return <EditionButton {...parts} icon="clock" label={labels.version} editions={versions} />;
}

/**
 * The menu of versions, a popover in the content, like the menu of languages: its links lead to the page in the other
 * versions.
 */
export function VersionMenu({
  versions,
  differences,
}: {
  versions: DocumentVersion[];
  differences: { text: string; href: string } | null;
}) {
  return (
    <nav className="VersionMenu" id={versionsId} popover="auto" aria-label={labels.version}>
      <ul>
        {versions.map(({ label, href, isCurrent, instead }) => (
          <li key={href}>
            <a href={href} target="_self" aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
            {instead !== null && (
              <small>{fillLabel(labels.versionInstead, { title: instead })}</small>
            )}
          </li>
        ))}
        {differences && (
          <li className="VersionMenu-more">
            <a href={differences.href} target="_self">
              {differences.text}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The line above the pages of a version that is no longer maintained. */
export function ArchivedVersion({ versions }: { versions: DocumentVersion[] }) {
  const shown = versions.find(({ isCurrent }) => isCurrent);
  const [present] = versions;
  const link = (
    <a href={present!.href} target="_self">
      {present!.label}
    </a>
  );
  return (
    <p className="Notice">
      <Icon name="clock" />
      <span>
        <Filled label={labels.versionArchived} version={shown!.label} current={link} />
      </span>
    </p>
  );
}
