/** The style sheets that navigations have loaded or load, by address. */
const sheets = new Map<string, Promise<unknown>>();

/**
 * Loads a style sheet, unless the document has it. The sheet is never removed: its rules match only
 * elements of its pages.
 *
 * @throws Event if the file cannot be loaded; the next call retries.
 */
export function loadSheet(href: string): Promise<unknown> {
  let loading = sheets.get(href);
  // The sheets of the document itself block its first paint.
  if (!loading && !document.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link');
    loading = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    });
    loading.catch(() => {
      sheets.delete(href);
      link.remove();
    });
    sheets.set(href, loading);
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  return loading ?? Promise.resolve();
}
