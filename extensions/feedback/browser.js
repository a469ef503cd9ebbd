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
 * The last answer of each form that is on its way, and whether it has arrived.
 *
 * @typedef {{ button: HTMLButtonElement, isSent: Promise<boolean> }} Answer
 * @type {WeakMap<HTMLFormElement, Answer>}
 */
const sending = new WeakMap();

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 */
async function send(form, button) {
  const before = sending.get(form);
  // A double click is one answer.
  if (before?.button === button) return;
  const status = /** @type {HTMLElement} */ (form.querySelector('[role="status"]'));
  const { thanks = '', failed = '' } = form.dataset;
  // The same text twice would not be announced.
  status.textContent = '';
  const page = new FormData(form).get('page');
  const body = new URLSearchParams({ page: String(page), helpful: button.value });
  const isLast = () => sending.get(form) === answer;
  const request = () => post(form.action, body);
  /** @type {Answer} */
  const answer = {
    button,
    // Requests may overtake each other: an answer waits for the one before, so that the last one counts.
    isSent: before ? before.isSent.then(() => isLast() && request()) : request(),
  };
  sending.set(form, answer);
  const isSent = await answer.isSent;
  // The reader has given the other answer in the meantime.
  if (!isLast()) return;
  sending.delete(form);
  if (isSent)
    for (const other of form.querySelectorAll('button'))
      other.setAttribute('aria-pressed', String(other === button));
  status.textContent = isSent ? thanks : failed;
}

/**
 * @param {string} address
 * @param {URLSearchParams} body
 * @returns {Promise<boolean>} Whether it has arrived.
 */
function post(address, body) {
  const headers = { Accept: 'application/json' };
  return fetch(address, { method: 'POST', body, headers })
    .then(({ ok }) => ok)
    .catch(() => false);
}
