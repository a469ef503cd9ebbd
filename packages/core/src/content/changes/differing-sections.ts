import { digestOf } from '../base/digest.ts';
import { differingPart } from './differing-part.ts';
import { readInParts, sectionsOf, type SourceSection, sourceSections } from './source-sections.ts';

/** A text of a page, in one version. */
export interface PageText {
  file: string;
  text: string;
}

/** The sections of two texts of a page in which they may differ. */
export interface DifferingSections {
  before: SourceSection[];
  after: SourceSection[];
}

const known = new WeakMap<PageText, boolean>();
const fences = /^[ \t>]*(`{3,}|~{3,})[^]*?^[ \t>]*\1/gm;

/** Whether words of a page are in other files, which each version has its own of. */
export function mayInclude(page: PageText): boolean {
  const found =
    known.get(page) ??
    (page.text.includes('[!include') ||
      /^[ \t>]*::(?:include|snippet)\b|^(?:im|ex)port\b/m.test(page.text.replace(fences, '')));
  known.set(page, found);
  return found;
}

/**
 * The sections of two texts in which they may differ: what they have in common above and below is not parsed, because
 * parsing costs most of a comparison. The texts include no files.
 */
export function differingSections(before: PageText, after: PageText): DifferingSections {
  if (before.text === after.text && before.file === after.file) return { before: [], after: [] };
  const key = digestOf(JSON.stringify([before.file, before.text, after.file, after.text]));
  const found = compared.get(key) ?? compare(before, after);
  if (compared.size >= maxRemembered) compared.clear();
  compared.set(key, found);
  return found;
}

/** What was compared: marks and lists of differences compare the same texts, as do several versions. */
const compared = new Map<string, DifferingSections>();
const maxRemembered = 2000;

function compare(before: PageText, after: PageText): DifferingSections {
  const part = differingPart(before.text, after.text);
  // Within a section most blocks are the same: each is parsed once.
  const old = readInParts(part.before, before.file);
  const fresh = readInParts(part.after, after.file);
  const none = () => undefined;
  // An element may begin in a section that is left out.
  if (part.isCut && (old.isBroken || fresh.isBroken))
    return {
      before: sourceSections(before.text, before.file, none),
      after: sourceSections(after.text, after.file, none),
    };
  return {
    before: sectionsOf(old, before.file, none),
    after: sectionsOf(fresh, after.file, none),
  };
}
