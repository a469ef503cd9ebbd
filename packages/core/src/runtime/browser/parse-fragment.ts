type Policy = { createHTML(html: string): string };

/** The Trusted Types policy; created once, because the Content-Security-Policy forbids a second one. */
let policy: Policy | undefined;

/** Marks HTML that the build wrote as trusted: the Content-Security-Policy rejects other strings. */
export function trustedHtml(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('docs', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}

/**
 * Parses HTML that the build wrote; scripts in it do not run. Every HTML string of the runtime must
 * pass through this function.
 */
export function parseFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}
