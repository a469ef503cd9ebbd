// @ts-check

/** @type {import('./index.d.ts').FeedbackLabels} */
const english = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for your answer.',
  failed: 'Your answer could not be sent.',
};

/** @type {typeof import('./index.d.ts').feedback} */
export function feedback({ endpoint, labels }) {
  const origin = originOf(endpoint);
  const place = (/** @type {string} */ name) => new URL(name, import.meta.url).href;
  return {
    name: 'stilldocs-feedback',
    components: {
      PageFooter: {
        module: place('./Feedback.js'),
        options: { endpoint, labels: { ...english, ...labels } },
      },
    },
    scripts: [place('./browser.js')],
    ...(origin && {
      contentSecurityPolicy: { 'form-action': [origin], 'connect-src': [origin] },
    }),
  };
}

/**
 * The origin of an endpoint; undefined for a path of the site's own host.
 *
 * @param {string} endpoint
 */
function originOf(endpoint) {
  if (/^\/(?!\/)/.test(endpoint)) return undefined;
  if (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)) return new URL(endpoint).origin;
  throw new Error(
    `Unexpected endpoint "${endpoint}" of feedback, expected a path such as /feedback or an address such as https://answers.example/docs`,
  );
}
