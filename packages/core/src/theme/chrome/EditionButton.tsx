import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/** The button that opens a menu of editions. It stays mounted, so it has no address of a page. */
export function EditionButton(props: {
  className: string;
  /** The id of the menu. */
  menu: string;
  /** The action of the runtime that a click starts. */
  action: string;
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  editions: { label: string; isCurrent: boolean }[];
}) {
  const { className, menu, action, icon, label, editions } = props;
  return (
    <button className={className} type="button" popoverTarget={menu} data-action={action}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}: </span>
      <span>{editions.find(({ isCurrent }) => isCurrent)?.label}</span>
    </button>
  );
}
