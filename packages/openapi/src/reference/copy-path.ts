import * as labels from '../labels.ts';

/** How long the button says that it has copied, in ms. */
const shown = 1500;

/** Adds a button that copies the path of a field to its line, once. */
export function addCopy(field: HTMLElement): void {
  const name = field.querySelector('.Api-name');
  if (!name || field.querySelector('.Api-copy')) return;
  const button = document.createElement('button');
  button.className = 'Api-copy';
  button.type = 'button';
  button.textContent = labels.apiCopyPath;
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.role = 'status';
  const say = (text: string) => {
    button.textContent = text || labels.apiCopyPath;
    status.textContent = text;
  };
  button.addEventListener('click', () => {
    navigator.clipboard
      .writeText(name.textContent ?? '')
      .then(() => say(labels.tryItCopied))
      // Browsers may refuse: the path is text on the page, too.
      .catch(() => say(''));
    setTimeout(say, shown, '');
  });
  field.append(button, status);
}
