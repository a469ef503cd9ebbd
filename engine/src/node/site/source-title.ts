import { readFrontMatter } from '../../content/source/read-front-matter.ts';
import type { FrontMatter } from '../../shared/config/front-matter.ts';
import type { PageSource } from '../../shared/page/page.ts';

/** The title and the description of a page, before it is compiled. */
export interface SourceHead {
  frontMatter: FrontMatter;
  /** The title of the front matter, of the heading, or of the hero; else the file's name in words. */
  title: string;
  /** The description of the front matter, or the subtitle of the heading. */
  description: string | undefined;
}

const heads = new WeakMap<PageSource, SourceHead>();

/** Reads the front matter and the title of a source. Sources do not change, so it is read once. */
export function readHead(page: PageSource): SourceHead {
  const before = heads.get(page);
  if (before) return before;
  const { frontMatter, body } = readFrontMatter(page.text, page.file);
  const { title, subtitle } = headingOf(body);
  const name = page.path.split('/').at(-1) || 'Home';
  const head = {
    frontMatter,
    title: frontMatter.title || title || frontMatter.hero?.name || inWords(name),
    description: frontMatter.description ?? subtitle,
  };
  heads.set(page, head);
  return head;
}

/** The text of the first heading of level 1, without marks, and its subtitle. */
function headingOf(body: string): { title?: string; subtitle?: string } {
  const text = body.replace(/^([`~]{3,})[\s\S]*?\n\1/gm, '');
  const [, heading = ''] = /^#[ \t]+(.*?)[ \t]*#*[ \t]*$/m.exec(text) ?? [];
  const [, title = '', subtitle] = /^(.*?)(?:\s+\[([^[\]]*)\])?$/.exec(
    heading.replace(/\s*\{#[^{}]*\}$/, ''),
  )!;
  return { title: plain(title), ...(subtitle && { subtitle: plain(subtitle) }) };
}

function plain(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .trim();
}

/** A file's name in words: `first-steps` is `First steps`. */
export function inWords(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
