import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { Page } from '../../shared/page/page.ts';

/** The place of the site's own code in the stack of an error; empty if there is none. */
type PlaceOfStack = (stack: string) => Promise<Pick<Diagnostic, 'file' | 'line' | 'column'>>;

const ofBrowser =
  /^(?:Rendering failed: )?(window|document|navigator|location|localStorage|sessionStorage|matchMedia|requestAnimationFrame|HTMLElement|IntersectionObserver|ResizeObserver) is not defined$/;

/**
 * Moves the errors of components from the pages that render them to the lines that threw. The thread that renders a page
 * does not know the sources of the bundle.
 */
export async function atComponents(page: Page, placeOf: PlaceOfStack): Promise<Page> {
  if (page.facts.diagnostics.every(({ stack }) => stack === undefined)) return page;
  const diagnostics = await Promise.all(
    page.facts.diagnostics.map(async ({ stack, ...problem }): Promise<Diagnostic> => {
      if (stack === undefined) return problem;
      const { message, file, line = 1 } = problem;
      const name = ofBrowser.exec(message)?.[1];
      const hint =
        name &&
        `Components are rendered at build, without a browser: use ${name} in an effect or an event handler`;
      const place = await placeOf(stack);
      const isElsewhere = place.file !== undefined && place.file !== file;
      return {
        ...problem,
        ...(hint && { hint }),
        ...(isElsewhere && { ...place, message: `${message} (rendered by ${file}:${line})` }),
      };
    }),
  );
  return { ...page, facts: { ...page.facts, diagnostics } };
}
