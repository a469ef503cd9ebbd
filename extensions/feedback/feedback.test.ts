import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import enhance from './browser.js';
import Feedback from './Feedback.js';
import { feedback } from './index.js';
import type { FeedbackLabels, FeedbackOptions } from './index.d.ts';

const footerOf = (labels = {}) => {
  const { options } = feedback({ endpoint: '/f', labels }).components!.PageFooter as {
    options: FeedbackOptions & { labels: FeedbackLabels };
  };
  const page = { base: '', path: '/a', pageTitle: 'A', edit: null, lastUpdatedAt: null };
  const props = { ...page, previous: null, next: null, options, children: 'original' };
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

describe('the script of feedback', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** A form as far as the script reads it, and the answers that were sent. */
  function start() {
    const pressed = new Map<string, string>();
    const buttonOf = (value: string) => ({
      value,
      setAttribute: (_: string, written: string) => void pressed.set(value, written),
    });
    const buttons = { yes: buttonOf('yes'), no: buttonOf('no') };
    const status = { textContent: '' };
    const sent: { helpful: string | null; end(ok: boolean): void }[] = [];
    class Form {
      dataset = { thanks: 'Thanks', failed: 'Failed' };
      action = '/f';
      matches = () => true;
      querySelector = () => status;
      querySelectorAll = () => Object.values(buttons);
    }
    let listener: (event: object) => void = () => {};
    vi.stubGlobal('HTMLFormElement', Form);
    vi.stubGlobal(
      'FormData',
      class {
        get = () => '/a';
      },
    );
    vi.stubGlobal('document', {
      addEventListener: (_: string, added: typeof listener) => void (listener = added),
    });
    vi.stubGlobal(
      'fetch',
      (_: string, { body }: { body: URLSearchParams }) =>
        new Promise((resolve) => {
          sent.push({ helpful: body.get('helpful'), end: (ok) => resolve({ ok }) });
        }),
    );
    enhance();
    const target = new Form();
    const answer = (value: keyof typeof buttons) =>
      listener({ target, submitter: buttons[value], preventDefault() {} });
    return { answer, sent, status, pressed };
  }

  it('sends a double click once, and the same answer again later', async () => {
    const { answer, sent, status } = start();
    answer('yes');
    answer('yes');
    expect(sent).toHaveLength(1);
    sent[0]!.end(false);
    await vi.waitFor(() => expect(status.textContent).toBe('Failed'));
    answer('yes');
    expect(sent).toHaveLength(2);
  });

  it('sends the other answer after the one on its way, and shows the last', async () => {
    const { answer, sent, status, pressed } = start();
    answer('yes');
    answer('no');
    const values = () => sent.map(({ helpful }) => helpful);
    expect(values()).toEqual(['yes']);
    sent[0]!.end(false);
    await vi.waitFor(() => expect(values()).toEqual(['yes', 'no']));
    expect(status.textContent).toBe('');
    sent[1]!.end(true);
    await vi.waitFor(() => expect(status.textContent).toBe('Thanks'));
    expect(Object.fromEntries(pressed)).toEqual({ yes: 'false', no: 'true' });
  });

  it('leaves out an answer that was changed before it was sent', async () => {
    const { answer, sent } = start();
    for (const value of ['yes', 'no', 'yes', 'no'] as const) answer(value);
    sent[0]!.end(true);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.helpful).toBe('no');
  });
});
