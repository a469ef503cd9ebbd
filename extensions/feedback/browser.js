// @ts-check

/** Sends the answer without leaving the page, and announces that it has arrived. */
export default function enhance() {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    const { submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('.Feedback')) return;
    event.preventDefault();
    void send(form, /** @type {HTMLButtonElement} */ (submitter));
  });
}

/**
 * The answer of each form that is on its way.
 *
 * @type {WeakMap<HTMLFormElement, HTMLButtonElement>}
 */
const sending = new WeakMap();

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 */
async function send(form, button) {
  // A double click is one answer.
  if (sending.get(form) === button) return;
  sending.set(form, button);
  const status = /** @type {HTMLElement} */ (form.querySelector('[role="status"]'));
  const { thanks = '', failed = '' } = form.dataset;
  // The same text twice would not be announced.
  status.textContent = '';
  const page = new FormData(form).get('page');
  const body = new URLSearchParams({ page: String(page), helpful: button.value });
  const headers = { Accept: 'application/json' };
  const request = fetch(form.action, { method: 'POST', body, headers });
  const isSent = await request.then(({ ok }) => ok).catch(() => false);
  // The reader has given the other answer in the meantime.
  if (sending.get(form) !== button) return;
  sending.delete(form);
  if (isSent)
    for (const other of form.querySelectorAll('button'))
      other.setAttribute('aria-pressed', String(other === button));
  status.textContent = isSent ? thanks : failed;
}
