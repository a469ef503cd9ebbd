import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';

/** The end of the name of a file with the expansions of the page next to it. */
export const expansionsEnding = '.search.txt';
/** The maximum length of a phrase, in characters. */
export const maxPhrase = 100;
/** The maximum number of phrases of a section. */
export const maxPhrases = 40;

/** The expansions of a section: questions and words that readers search for. */
export interface SectionExpansions {
  /** The id of its heading; empty for the start of the page. */
  id: string;
  /** The line that names it; 1 for the start of the page. */
  line: number;
  phrases: string[];
}

/** A file with the expansions of a page. */
export interface PageExpansions {
  /** The path of the page. */
  path: string;
  /** Relative to the site's root. */
  file: string;
  sections: SectionExpansions[];
  diagnostics: Diagnostic[];
}

/**
 * Reads a file of expansions: a phrase on each line, for the section whose fragment (`#id`) is the last
 * such line above; the phrases before the first belong to the start of the page. Phrases with a
 * mistake are left out.
 *
 * @param text With LF line ends.
 */
export function readExpansions(path: string, file: string, text: string): PageExpansions {
  const diagnostics: Diagnostic[] = [];
  const report = (line: number, message: string, hint: string) =>
    diagnostics.push(mistake(file, line, message, hint));
  const sections: SectionExpansions[] = [{ id: '', line: 1, phrases: [] }];
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1;
    const phrase = written.trim().replace(/\s+/g, ' ');
    const section = sections.at(-1)!;
    if (phrase === '') continue;
    if (phrase.startsWith('#')) {
      const id = phrase.slice(1);
      const other = sections.find((each) => each.id === id);
      if (id === '' || /\s/.test(id))
        report(line, `Unexpected "${phrase}", expected # and the id of a heading`, 'Write #its-id');
      else if (other) report(line, `"${phrase}" is listed twice`, `Move it to line ${other.line}`);
      sections.push({ id, line, phrases: [] });
    } else if (phrase.length > maxPhrase) {
      const message = `A phrase has ${phrase.length} characters, more than ${maxPhrase}`;
      report(line, message, 'Write it as several lines');
    } else if (section.phrases.some((other) => other.toLowerCase() === phrase.toLowerCase()))
      report(line, `"${phrase}" is listed twice`, 'Delete it');
    else if (section.phrases.length === maxPhrases) {
      const message = `A section has more than ${maxPhrases} phrases`;
      report(line, message, 'Keep those that readers use most');
    } else section.phrases.push(phrase);
  }
  const [start, ...named] = sections;
  const empty = named.length === 0 ? [start!] : named;
  for (const { line } of empty.filter(({ phrases }) => phrases.length === 0))
    report(line, 'The list of a section is empty', 'Write one, or delete it');
  return { path, file, sections, diagnostics };
}

/** A mistake in a file of expansions. */
export function mistake(file: string, line: number, message: string, hint: string): Diagnostic {
  const { severity } = rules.expansion;
  return { severity, rule: 'expansion', message, hint, file, line, column: 1 };
}
