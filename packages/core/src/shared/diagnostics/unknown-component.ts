import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './nearest.ts';

/** Components of other engines, and their replacements. */
const foreign: Record<string, string> = {
  Note: '<Callout type="note">',
  Info: '<Callout type="info">',
  Tip: '<Callout type="tip">',
  Check: '<Callout type="success">',
  Warning: '<Callout type="warning">',
  Danger: '<Callout type="danger">',
  Admonition: '<Callout type="note">',
  Aside: '<Callout type="note">',
  CodeGroup: ':::code-group with fences labelled as in ```sh [npm]',
  Accordion: ':::details[Title]',
  Details: ':::details[Title]',
  TabItem: '<Tab title="…">',
  CardGrid: '<Cards>',
  CardGroup: '<Cards>',
  Columns: '<Cards>',
  LinkCard: '<Card title="…" href="/path">',
  LinkButton: '[text](/path)',
  Expandable: ':::details[Title]',
  Image: '![what it shows](./image.png)',
  CodeBlock: 'a fence, as in ```ts [name.ts]',
  Code: 'a fence, as in ```ts [name.ts]',
};

/** The diagnostic of a component that is neither imported nor built in. */
export function unknownComponent(
  name: string,
  available: string[],
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Diagnostic {
  const guess = nearest(name, available);
  return {
    severity: 'error',
    rule: 'unknown-component',
    message: `The component <${name}> is neither imported nor built in`,
    hint: Object.hasOwn(foreign, name)
      ? `Write ${foreign[name]}`
      : guess
        ? `Did you mean <${guess}>?`
        : 'Import it at the top of the page',
    target: name,
    ...place,
  };
}
