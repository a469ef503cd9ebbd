import { rules } from '../../shared/diagnostics/rules.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { islandTag } from '../../shared/document/island.ts';
import type { ContentInput } from '../../shared/page/renderer.ts';
import { type Jsx, locateMain, locateMisnesting } from './render-places.ts';

/** Renders the content again, with another function that creates its elements. */
type RenderWith = (jsx: Jsx) => string;

/** The diagnostic of the first misplaced element of a page. */
export function misnesting(input: ContentInput, render: RenderWith): Diagnostic[] {
  const misplaced = locateMisnesting(render);
  if (!misplaced) return [];
  const { outer, expected, island, line, column, file = input.file } = misplaced;
  const isIsland = misplaced.inner === `<${islandTag}>`;
  const inner = isIsland ? `The island ${island}` : misplaced.inner;
  return [
    {
      severity: rules['html-nesting'].severity,
      rule: 'html-nesting',
      message: `${inner} is not allowed ${outer ? `inside <${outer}>` : 'here'}${expected ? `, only inside <${expected}>` : ''}`,
      hint: misnestingHint(outer, isIsland ? undefined : island),
      target: inner,
      file,
      line,
      column,
    },
  ];
}

/** @param island The island that renders the element. */
function misnestingHint(outer: string | undefined, island: string | undefined): string {
  const by = island === undefined ? '' : ` in ${island}, which renders it`;
  return outer === 'p' && island === undefined
    ? 'Put it on lines of its own, with blank lines around, or write <div> in place of <p>'
    : `Browsers would move it: change one of the two elements${by}`;
}

/** The diagnostic of the first `<main>` of a page. */
export function nestedMain(input: ContentInput, render: RenderWith): Diagnostic[] {
  const { file = input.file, line, column } = mainPlace(render);
  return [
    {
      severity: rules['nested-main'].severity,
      rule: 'nested-main',
      message: 'The page has a <main> inside the <main> of the layout',
      hint: 'Write <div> or <section> in its place',
      target: '<main>',
      file,
      line,
      column,
    },
  ];
}

function mainPlace(render: RenderWith): { file?: string; line: number; column: number } {
  try {
    return locateMain(render) ?? { line: 1, column: 1 };
  } catch {
    // A component that inspects its children may reject the elements of this second render.
    return { line: 1, column: 1 };
  }
}
