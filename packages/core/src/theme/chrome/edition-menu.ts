import { escapeText } from '../../shared/document/escape-html.ts';

/* The menus of languages and versions as HTML: every page has another one, and React takes longer. */

/** An edition in a menu. */
interface EditionItem {
  href: string;
  label: string;
  isCurrent: boolean;
  /** What its link leads to if the edition lacks the page. */
  note: string | null;
}

/**
 * The item of an edition. Its link loads a document.
 *
 * @param attributes Further ones of the link; null leaves one out.
 */
export function editionItem(
  { href, label, isCurrent, note }: EditionItem,
  attributes: Record<string, string | null> = {},
  className?: string,
): string {
  const all = { href, target: '_self', ...attributes, 'aria-current': isCurrent ? 'true' : null };
  const link = `<a${attributesOf(all)}>${escapeText(label)}</a>`;
  const small = note === null ? '' : `<small>${escapeText(note)}</small>`;
  return `<li${attributesOf({ class: className ?? null })}>${link}${small}</li>`;
}

/** A menu, a popover. */
export function editionMenu(className: string, id: string, label: string, items: string[]): string {
  const own = attributesOf({ class: className, id, popover: 'auto', 'aria-label': label });
  return `<nav${own}><ul>${items.join('')}</ul></nav>`;
}

function attributesOf(attributes: Record<string, string | null>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escapeText(value)}"`]))
    .join('');
}
