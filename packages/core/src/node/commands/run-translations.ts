import { fence } from '../../content/twin/markdown-text.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { loadSites, type Site } from '../site/site.ts';
import { type CommandValues, textOption } from './options.ts';
import { type NewerSection, type TranslationRow, translationsOf } from './translations.ts';

/** `docs translations`: prints which pages each language has, lacks, and has in an older version. */
export async function runTranslations(values: CommandValues): Promise<number> {
  const all = await loadSites({ root: textOption(values.root) });
  const sites = all.filter(({ version }) => !version);
  if (sites.length === 1)
    throw errorWith({
      rule: 'option',
      message: 'The site has one language',
      hint: 'Name the others in the configuration: languages: { de: {} }',
    });
  const rows = translationsOf(sites);
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else console.log(values.markdown ? asMarkdown(rows) : asTable(sites, rows));
  return 0;
}

/** A line for each language, then one for each page with work. */
function asTable(sites: Site[], rows: TranslationRow[]): string {
  const head = ['language', 'pages', 'current', 'stale', 'missing', 'orphan', 'newer sections'];
  const table = sites.slice(1).map(({ config: { lang } }) => {
    const own = rows.filter((row) => row.lang === lang);
    const count = (state: TranslationRow['state']) => own.filter((it) => it.state === state).length;
    const newer = own.reduce((sum, { sections }) => sum + sections.length, 0);
    const [current, stale] = [count('current'), count('stale')];
    return [lang, current + stale, current, stale, count('missing'), count('orphan'), newer];
  });
  const lines = [head, ...table].map((row) =>
    row
      .map((cell, index) => String(cell).padEnd(head[index]!.length))
      .join('  ')
      .trimEnd(),
  );
  const work = rows.filter(({ state }) => state !== 'current');
  return [...lines, ...(work.length > 0 ? ['', ...work.map(lineOf)] : [])].join('\n');
}

function lineOf(row: TranslationRow): string {
  return `${row.file}  ${summaryOf(row)}`;
}

function summaryOf({ state, of, sections, source }: TranslationRow): string {
  if (state === 'missing') return `missing: ${source} is not translated`;
  if (state === 'orphan') return 'orphan: the source has no such page';
  const titles = sections.map(({ title }) => title || 'the start').join(', ');
  return `stale: ${sections.length} of ${of} sections are newer in ${source}: ${titles}`;
}

/** What there is to translate, with old and new words: for translators, and for agents that translate. */
function asMarkdown(rows: TranslationRow[]): string {
  const work = rows.filter(({ state }) => state !== 'current');
  if (work.length === 0) return 'Every translation is current.';
  return work
    .map((row) => {
      const todo =
        row.state === 'missing' ? [`Translate ${row.source} into it, with all its headings.`] : [];
      const done =
        row.state === 'orphan' ? [] : [`When it is done: \`docs translated ${row.file}\``];
      const parts = [`## ${row.file}`, `${summaryOf(row)}.`, ...row.sections.map(sectionOf)];
      return [...parts, ...todo, ...done].join('\n\n');
    })
    .join('\n\n');
}

function sectionOf({ title, kind, blocks }: NewerSection): string {
  const lines = blocks.flatMap((pieces) => {
    const side = (kept: number) =>
      pieces
        .flatMap(([of, text]) => (of === 0 || of === kept ? text : []))
        .join('')
        // The blanks on both sides of words that the other version has.
        .replace(/(\S) {2,}/g, '$1 ');
    const has = (of: number) => pieces.some(([own]) => own === of);
    const isOnly = (of: number) => pieces.every(([own]) => own === of);
    const marked = (mark: string, text: string) =>
      text.split('\n').map((line) => `${mark} ${line}`.trimEnd());
    return [
      ...(has(-1) || !isOnly(1) ? marked('-', side(-1)) : []),
      ...(has(1) || !isOnly(-1) ? marked('+', side(1)) : []),
    ];
  });
  return `### ${title || 'The start'} (${kind})\n\n${fence(lines.join('\n'), 'diff')}`;
}
