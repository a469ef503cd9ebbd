import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import Feedback from './Feedback.js';
import { feedback } from './index.js';
import type { FeedbackLabels, FeedbackOptions } from './index.d.ts';

const footerOf = (labels = {}) => {
  const { options } = feedback({ endpoint: '/f', labels }).components!.PageFooter as {
    options: FeedbackOptions & { labels: FeedbackLabels };
  };
  const page = { base: '', path: '/a', pageTitle: 'A', edit: null, lastUpdatedAt: null };
  const props = { ...page, previous: null, next: null, proof: null, options, children: 'original' };
  return renderToStaticMarkup(createElement(Feedback, props));
};

describe('the extension feedback', () => {
  it('is a form that works without scripts, above the original footer', () => {
    const html = footerOf();
    const [form] = /^<form [^>]*>/.exec(html)!;
    for (const written of ['class="Feedback"', 'method="post"', 'action="/f"'])
      expect(form).toContain(written);
    expect(html).toMatch(/<input (?=[^>]*name="page")[^>]*value="\/a"\/>/);
    expect(html).toMatch(/<button (?=[^>]*name="helpful")[^>]*value="yes"[^>]*>Yes<\/button>/);
    expect(html).toContain('<legend class="Feedback-question">Was this page helpful?</legend>');
    expect(html).toMatch(/<\/form>original$/);
  });

  it('shows texts in place of the English ones', () => {
    const labels = { question: 'Gut?', yes: 'Ja', no: 'Nein', thanks: 'Danke', failed: 'Weg' };
    const texts = footerOf(labels);
    for (const text of Object.values(labels)) expect(texts).toContain(text);
    for (const text of ['helpful?', 'Yes', 'No<', 'Thank', 'could'])
      expect(texts).not.toContain(text);
  });

  it('adds the host of its endpoint to the policy, for form and script', () => {
    const sources = ['https://a.example'];
    expect(feedback({ endpoint: 'https://a.example/f' }).contentSecurityPolicy).toEqual({
      'form-action': sources,
      'connect-src': sources,
    });
    expect(feedback({ endpoint: '/f' }).contentSecurityPolicy).toBeUndefined();
    expect(() => feedback({ endpoint: 'f' })).toThrow('Unexpected endpoint "f"');
  });
});
