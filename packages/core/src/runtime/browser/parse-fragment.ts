type Policy = { createHTML(html: string): string };

/** The Trusted Types policy; created once, because the Content-Security-Policy forbids a second one. */
let policy: Policy | undefined;

/**
 * Parses HTML that the build wrote; scripts in it do not run. Every HTML string of the runtime must
 * pass through this function: the Content-Security-Policy rejects strings without its policy.
 */
export function parseFragment(html: string): DocumentFragment {
  policy ??= window.trustedTypes?.createPolicy('docs', { createHTML: (text) => text });
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}
