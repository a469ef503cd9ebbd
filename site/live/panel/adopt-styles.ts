import css from './panel.css?inline';

let isAdopted = false;

/** Adds the panel's styles to the page, once. The page's own style sheet stays without them. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
