import fields from './fields.css?inline';

const adopted = new Set<string>();

/** Adds styles to the page, each once. The page's own style sheet stays without them. */
export function adoptStyles(...styles: string[]): void {
  for (const css of [fields, ...styles]) {
    if (adopted.has(css)) continue;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
}
