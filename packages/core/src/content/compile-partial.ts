import { type DataMap, VFile } from 'vfile';
import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts';
import { frontMatterSchema } from '../shared/config/front-matter.ts';
import { rules } from '../shared/diagnostics/rules.ts';
import { emptyFacts, type PageFacts } from '../shared/page/page.ts';
import type { CompiledContent } from '../shared/page/renderer.ts';
import { emptyShared, factsOf, report } from './source/page-file.ts';
import type { CompilePartial } from './source/partial.ts';
import { keysOfFrontMatter } from './source/read-front-matter.ts';
import { readHead } from './source/read-page.ts';
import { syntaxErrors } from './source/syntax-error.ts';

/** The maximum number of partials in a page, nested partials counted. */
const maxPartials = 1000;

/**
 * Creates a compiler of partials. A partial is compiled for each of its places, with the ids and
 * the facts of the page: its headings, links and mistakes are added to the page, in order,
 * each with the partial's file.
 *
 * @param run The pipeline.
 * @param isPage Whether a partial is also a page: then its front matter has a purpose.
 * @param schema The front matter of pages.
 */
export function partialCompiler(
  run: (file: VFile) => Promise<CompiledContent>,
  isPage: (file: string) => boolean,
  schema: typeof frontMatterSchema,
): CompilePartial {
  return async ({ specifier, file, text, node, key }, around, isForTwin) => {
    const { cwd } = around;
    const { shared, above = [], highlighter, labels } = around.data as DataMap;
    const facts = factsOf(around);
    if (++shared.partials > maxPartials) {
      if (shared.partials === maxPartials + 1)
        report(around, node, {
          rule: 'partial',
          message: `A page has more than ${maxPartials} partials`,
          hint: 'Partials that import others multiply: import fewer of them',
        });
      return;
    }
    const { body, diagnostics } = readHead(text, file, schema);
    if (!isPage(file)) facts.diagnostics.push(...lostKeys(text, file));
    facts.diagnostics.push(...diagnostics);
    const own: PageFacts = { ...facts, file, title: undefined, description: undefined };
    // As in the page: content for the twin only is not in outline and links.
    if (isForTwin) Object.assign(own, { headings: [], anchors: [] });
    const data = {
      shared,
      highlighter,
      labels,
      facts: own,
      source: text,
      above: [...above, facts.file],
    };
    const [links, components] = [facts.links.length, facts.components.length];
    try {
      const { contents } = around.data.partials![specifier]!;
      contents[key] = await run(new VFile({ cwd, path: file, value: body, data }));
    } catch (error) {
      const parse = (part: string) => {
        const alone = { ...data, facts: emptyFacts(facts.path, file), shared: emptyShared({}) };
        return run(new VFile({ cwd, path: file, value: part, data: alone }));
      };
      facts.diagnostics.push(...(await syntaxErrors(error, { file, body, parse })));
    }
    for (const link of facts.links.slice(links)) link.file ??= file;
    for (const component of facts.components.slice(components)) component.file ??= file;
    if (facts.title !== undefined) return;
    facts.title = own.title;
    facts.description = own.description;
  };
}

/** Reports the front matter of a partial that is not a page: nothing reads it. */
function lostKeys(text: string, file: string): Diagnostic[] {
  return keysOfFrontMatter(text)
    .filter(({ key }) => Object.hasOwn(frontMatterSchema.entries, key))
    .map(({ key, ...place }) => ({
      severity: rules['partial-key'].severity,
      rule: 'partial-key',
      target: key,
      message: `The key "${key}" in the front matter of a partial has no effect: only pages have it`,
      hint: `Write it on the pages that import the partial; what the partial is to show comes as a prop, {props.${key}}`,
      file,
      ...place,
    }));
}
