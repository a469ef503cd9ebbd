import type { Touch } from 'stilldocs';
import { addCopy } from './copy-path.ts';
import { hideCard, showCard } from './schema-card.ts';
import { fieldsWithin, schemaOf } from './schema-content.ts';

/**
 * The line of a touched field: its path can be copied, the fields of its schema open below it, step by step, and a
 * link to a schema shows it.
 */
const touchField: Touch = (field, event) => {
  const target = event.target as Element;
  addCopy(field);
  const link = target.closest<HTMLAnchorElement>('.Api-type a');
  if (link && event.type !== 'click') void showCard(link);
  else hideCard();
  const button = target.closest<HTMLButtonElement>('.Api-open');
  if (button && event.type === 'click') void toggle(button, field);
};

export default touchField;

/** Opens the fields of a schema below the line of a field, or takes them away. */
async function toggle(button: HTMLButtonElement, field: HTMLElement): Promise<void> {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  const shown = [...field.parentElement!.children].find((child) => child.matches('.Api-opened'));
  if (isOpen || shown) {
    shown?.remove();
    return;
  }
  const link = field.querySelector<HTMLAnchorElement>('.Api-type a')!;
  const schema = await schemaOf(link);
  // Without the page of the schema its link says more than an empty space.
  if (!schema) {
    location.assign(link.href);
    return;
  }
  // The reader may have closed it meanwhile.
  if (button.getAttribute('aria-expanded') !== 'true') return;
  const path = field.querySelector('.Api-name')?.textContent ?? '';
  const prefix = path && `${path}${button.dataset.list === undefined ? '' : '[]'}.`;
  const opened = document.createElement('div');
  opened.className = 'Api-opened Api-inside';
  opened.append(...fieldsWithin(schema, prefix));
  field.after(opened);
}
