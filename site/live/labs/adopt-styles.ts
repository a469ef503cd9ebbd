import lab from './lab.css?inline';
import parts from './lab-parts.css?inline';

let isAdopted = false;

/** Adds the styles of labs to the page, once. The page's own style sheet stays without them. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(lab + parts);
  document.adoptedStyleSheets.push(sheet);
}
