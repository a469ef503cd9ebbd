import type { VFile } from 'vfile';
import type { Staleness, TranslatedPage } from '../../shared/page/page.ts';
import { digestOf } from '../base/digest.ts';
import { factsOf, report } from '../source/page-file.ts';
import { placeOfFrontMatter } from '../source/read-front-matter.ts';
import { type PageHeading, readPage } from '../source/read-page.ts';
import {
  readSourceVersion,
  type SourceVersion,
  sourceVersion,
  staleSections,
} from './stale-sections.ts';
import { translatedHeadings, type TranslatedHeading } from './translated-headings.ts';

/** A translation beside its source. */
interface Translation {
  /** The number of headings of the source as it was translated, without titles: front matter may have them. */
  count: number;
  headings: TranslatedHeading[];
  /** Undefined if no section is newer in the source. */
  stale: Staleness | undefined;
}

/**
 * Compares a translation with its source, as it was translated and as it is now.
 *
 * @param own The headings of the translation.
 */
function compareTranslation(
  own: readonly PageHeading[],
  { file, from, now }: TranslatedPage,
  hasMath: boolean,
): Translation {
  if (from === now) {
    const known = headingsOf.of(now, file, hasMath);
    return {
      count: belowTitle(known).length,
      headings: translatedHeadings(own, known),
      stale: undefined,
    };
  }
  const [before, after] = [from, now].map((text) => versionOf.of(text, file, hasMath));
  const headings = translatedHeadings(own, before!.headings, after!.headings);
  const stale = staleIn(before!, after!);
  const sections = stale.sections.map(({ from: place, now: added, isStart, ...section }) => {
    const heading = headings.find(
      (it) =>
        (place !== undefined && it.from === place) || (added !== undefined && it.now === added),
    );
    return { at: isStart ? null : (heading?.id ?? null), ...section };
  });
  const count = belowTitle(before!.headings).length;
  return { count, headings, stale: sections.length > 0 ? { of: stale.of, sections } : undefined };
}

const maxRemembered = 5000;

/** A reader of texts of sources that reads each once for all languages, which are rendered one after the other. */
function remembering<Value>(read: (...text: SourceText) => Value) {
  const known = new Map<string, Value>();
  const keyOf = (text: SourceText) => digestOf(JSON.stringify(text));
  const note = (value: Value, key: string) => {
    if (known.size >= maxRemembered) known.clear();
    known.set(key, value);
    return value;
  };
  return {
    note: (value: Value, ...text: SourceText) => void note(value, keyOf(text)),
    of(...text: SourceText): Value {
      const key = keyOf(text);
      return note(known.get(key) ?? read(...text), key);
    },
  };
}

type SourceText = [text: string, file: string, hasMath: boolean];

const headingsOf = remembering((text, file, hasMath): readonly PageHeading[] => {
  const page = readPage(text, file, { hasMath });
  return page.isBroken ? [] : page.headings;
});
const versionOf = remembering(readSourceVersion);

/** The sections that differ, by the two versions: they are the same for all languages. */
const stale = new WeakMap<SourceVersion, [SourceVersion, ReturnType<typeof staleSections>]>();

function staleIn(before: SourceVersion, after: SourceVersion): ReturnType<typeof staleSections> {
  const [of, known] = stale.get(before) ?? [];
  if (known && of === after) return known;
  const found = staleSections(before, after);
  stale.set(before, [after, found]);
  return found;
}

/** Notes what a page of the source says that is compiled: its translations need not parse it again. */
export function noteSource(page: ReturnType<typeof readPage>, ...text: SourceText): void {
  const version = sourceVersion(page, text[1]);
  versionOf.note(version, ...text);
  headingsOf.note(version.headings, ...text);
}

/** Sets the ids of a translation's headings, and the sections that are newer in the source. */
export function readTranslation(vfile: VFile, own: readonly PageHeading[], hasMath: boolean): void {
  const { translationOf, source = '' } = vfile.data;
  if (!translationOf) return;
  const { file, missing } = translationOf;
  const { count, headings, stale } = compareTranslation(own, translationOf, hasMath);
  vfile.data.translated = new Map(headings.map((heading) => [heading.line, heading]));
  const facts = factsOf(vfile);
  const rule = 'stale-translation';
  const done = `docs translated ${facts.file}`;
  if (missing !== undefined) {
    const start = placeOfFrontMatter(source, 'translatedFrom');
    report(
      vfile,
      { position: { start } },
      {
        rule,
        message: `The version ${missing} of ${file} is not in the repository`,
        hint: `Fetch it, in a shallow clone with: git fetch --unshallow. If the page is up to date, run: ${done}`,
      },
    );
  }
  const below = belowTitle(own);
  const lines = new Set(below.flatMap(({ line, id }) => (id === undefined ? [line] : [])));
  const unknown = headings.filter(
    (it) => lines.has(it.line) && it.from === undefined && it.now === undefined,
  );
  const difference =
    below.length === count
      ? `The levels of the translation’s headings are not those of ${file}`
      : `The translation has ${headingCount(below.length)}, ${file} had ${count}`;
  if (unknown.length > 0)
    report(
      vfile,
      {
        position: { start: { line: unknown[0]!.line, column: 1 } },
      },
      {
        rule: 'translation',
        message: `${difference}: ${unknown.length} of them keep ids of their own`,
        hint: 'Translate every heading, or write the id of the section behind a heading, as in ## Title {#id}',
        target: facts.path,
      },
    );
  if (!stale) return;
  facts.stale = stale;
  const { line } = headings.find(({ id }) => stale.sections.some(({ at }) => at === id)) ?? {};
  const start = { line: line ?? 1, column: 1 };
  const titles = stale.sections.map(({ title }) => title || 'its start');
  report(
    vfile,
    { position: { start } },
    {
      rule,
      message: `${stale.sections.length} of ${stale.of} sections are newer in ${file}: ${titles.join(', ')}`,
      hint: `Translate what changed, then run: ${done}`,
      target: facts.path,
    },
  );
}

const belowTitle = (headings: readonly PageHeading[]) => headings.filter(({ level }) => level > 1);
const headingCount = (count: number) => `${count} ${count === 1 ? 'heading' : 'headings'}`;
