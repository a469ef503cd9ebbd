/**
 * The one way for HTML into a page: the Content-Security-Policy lets no other text become elements,
 * and no other code make a policy of that name. What comes here was written by the build.
 */
const policy = window.trustedTypes?.createPolicy('docs', { createHTML: (html) => html });

/** The elements that HTML of this build stands for. Scripts in it do not run. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}
