import type { ProofRow, ProvenPage } from '@stilldocs/proof';
import type { PageText } from './checks/page-source.ts';
import { facts } from './facts.ts';

/*
 * What the proof of a page counts: what is made, executed and compared. Sentences are not counted, because nobody but
 * their author checks them (decision 25).
 */

/** Read once: a build asks for each page. */
let pages: PageText[] | undefined;

/** The rows of a page's proof. A page without tables, samples and facts has none. */
export async function proofRows({ file }: Pick<ProvenPage, 'file'>): Promise<ProofRow[]> {
  // Only at the end of a build.
  const [{ readPages }, { compilerMessages }, { comparedFacts }, statements] = await Promise.all([
    import('./checks/page-source.ts'),
    import('./checks/messages/messages.ts'),
    import('./compared-facts.ts'),
    import('./checks/probes/statements.json', { with: { type: 'json' } }),
  ]);
  pages ??= readPages();
  const page = pages.find((each) => each.file === file);
  if (!page) return [];
  const name = file.replace(/^pages\//, '');
  const text = page.lines.join('\n');
  const code = page.fences.filter(({ language }) => /^(?:tsx?|js)$/.test(language));
  const compiled = code.filter(({ language }) => language !== 'js').length;
  // Each that readers run has a probe: a test holds that.
  const samples = code.filter(({ isLive }) => isLive).length;
  const explained = compilerMessages(page).length;
  const stated = new Set(
    comparedFacts.map(({ fact }) => fact).filter((fact) => text.includes(`facts.${fact}`)),
  ).size;
  const tables = text.match(/^<Members /gm)?.length ?? 0;
  const executed = (statements.default as Record<string, number>)[name] ?? 0;
  const sdk = `SDK ${facts.reactSdkVersion}`;
  return [
    row('Made', [[tables, 'table']], ' from types, schemas and help texts'),
    row(
      'Executed',
      [
        [samples, 'sample'],
        [executed, 'statement'],
      ],
      ` in a browser, with ${sdk}`,
    ),
    row('Compared', [[compiled, 'sample']], ` with the types of ${sdk}`),
    row('Compared', [[explained, 'error message']], ' with the compiler'),
    row('Compared', [[stated, 'fact']], ' with the file that states it'),
  ].flat();
}

/** A row that counts something; none if there is nothing of it. */
function row(name: string, counts: [count: number, noun: string][], rest: string): ProofRow[] {
  const texts = counts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`);
  return texts.length === 0 ? [] : [[name, texts.join(' and ') + rest]];
}
