import type { SidebarItem } from '../../shared/config/config.ts';

/** The text of an item of the navigation, with its icon and its badge. */
export function ItemText({
  item,
}: {
  item: Pick<SidebarItem, 'text' | 'badge' | 'icon' | 'lang'>;
}) {
  const { text, badge, icon, lang } = item;
  if (badge === undefined && icon === undefined) return text;
  const { text: short, tone = undefined } =
    typeof badge === 'string' ? { text: badge } : (badge ?? {});
  return (
    <>
      {icon && <span className="Item-icon" dangerouslySetInnerHTML={{ __html: icon }} />}
      <span lang={lang}>{text}</span>
      {short && ' '}
      {short && (
        <span className="Badge" data-tone={tone}>
          {short}
        </span>
      )}
    </>
  );
}
