// @ts-check
import { createElement as element, Fragment } from 'react';
import './feedback.css';

/**
 * @typedef {object} FeedbackOptions
 * @property {string} endpoint
 * @property {import('./index.d.ts').FeedbackLabels} labels
 */

/**
 * The question, above the original footer of the page. It is a form that works without scripts; `browser.js` sends
 * it without leaving the page.
 *
 * @param {import('stilldocs').PartProps<'PageFooter', FeedbackOptions>} props
 */
export default function Feedback({ path, options, children }) {
  const { endpoint, labels } = /** @type {FeedbackOptions} */ (options);
  const answer = (/** @type {'yes' | 'no'} */ value) =>
    element(
      'button',
      { className: 'Feedback-answer', type: 'submit', name: 'helpful', value },
      labels[value],
    );
  const form = element(
    'form',
    {
      className: 'Feedback',
      method: 'post',
      action: endpoint,
      'data-thanks': labels.thanks,
      'data-failed': labels.failed,
    },
    element('input', { type: 'hidden', name: 'page', value: path }),
    element(
      'fieldset',
      { className: 'Feedback-answers' },
      element('legend', { className: 'Feedback-question' }, labels.question),
      answer('yes'),
      answer('no'),
    ),
    element('p', { className: 'Feedback-status', role: 'status' }),
    // Where an endpoint sends readers without scripts back to.
    element('p', { className: 'Feedback-thanks', id: 'feedback-thanks' }, labels.thanks),
  );
  return element(Fragment, null, form, children);
}
