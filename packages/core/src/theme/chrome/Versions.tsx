import { versionsId } from '../../shared/document/chrome-ids.ts';
import type { DocumentVersion } from '../../shared/document/document.ts';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { EditionButton } from './EditionButton.tsx';
import { editionItem, editionMenu } from './edition-menu.ts';
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
 * versions. As HTML.
 */
export function versionMenu(
  versions: DocumentVersion[],
  differences: { text: string; href: string } | null,
): string {
  const items = versions.map(({ label, href, isCurrent, instead }) => {
    const note = instead === null ? null : fillLabel(labels.versionInstead, { title: instead });
    return editionItem({ href, label, isCurrent, note });
  });
  const more = differences && {
    ...{ href: differences.href, label: differences.text },
    ...{ isCurrent: false, note: null },
  };
  if (more) items.push(editionItem(more, {}, 'VersionMenu-more'));
  return editionMenu('VersionMenu', versionsId, labels.version, items);
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
