/** Every icon of the theme: strokes in a 24 by 24 box. */
const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  panel: 'M4 5h16v14H4ZM9.5 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 6l6 6-6 6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8 8 0 0 1 9.8 4a8 8 0 1 0 10.2 10.2Z',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  pencil: 'M4 20l1-4L16 5l3 3L8 19l-4 1Z',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  chat: 'M4 5h16v11h-9l-4 4v-4H4Z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  reset: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18Z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
  list: 'M4 6h16M8 12h12M8 18h12',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof icons;

/** An icon of the theme, hidden from screen readers: its control has the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="Icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
