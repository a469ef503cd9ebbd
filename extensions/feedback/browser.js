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
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 */
async function send(form, button) {
  const status = /** @type {HTMLElement} */ (form.querySelector('[role="status"]'));
  const { thanks = '', failed = '' } = form.dataset;
  // The same text twice would not be announced.
  status.textContent = '';
  const page = new FormData(form).get('page');
  const body = new URLSearchParams({ page: String(page), helpful: button.value });
  const headers = { Accept: 'application/json' };
  const request = fetch(form.action, { method: 'POST', body, headers });
  const isSent = await request.then(({ ok }) => ok).catch(() => false);
  if (isSent)
    for (const other of form.querySelectorAll('button'))
      other.setAttribute('aria-pressed', String(other === button));
  status.textContent = isSent ? thanks : failed;
}
