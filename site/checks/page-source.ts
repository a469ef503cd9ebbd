import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readIncludes } from '../../packages/core/src/content/code/includes.ts';

/** The site's root, absolute. */
export const siteRoot = fileURLToPath(new URL('..', import.meta.url));

/** The samples that pages include, absolute. */
export const samplesRoot = join(siteRoot, 'samples');

/** The workspace with the pinned SDK, absolute. */
export const sdkRoot = join(siteRoot, '../samples');

/** A fenced code block of a page. */
export interface Fence {
  /** The page's file, relative to the site. */
  file: string;
  /** Line of the code's first line, counted from 1. */
  line: number;
  language: string;
  /** The `[title]`; empty if there is none. */
  title: string;
  /** The code with its includes. */
  code: string;
  /** Whether readers can run it. */
  isLive: boolean;
  /** Why readers cannot run it, as the fence tells them. */
  notRun?: string | undefined;
  /**
   * The included files: `samples/react/hooks/ShopMenu.tsx`, or `…:region`, relative to the site.
   */
  includes: string[];
}

/** A row of a table: its cells as written, without the bars. */
interface Row {
  line: number;
  cells: string[];
}

/** A table of a page, and the heading above it. */
interface Table {
  file: string;
  heading: string;
  head: string[];
  rows: Row[];
}

/** The text between a heading and the next one, without fences. */
interface Section {
  heading: string;
  /** The line of the heading; 0 for the text above the first. */
  line: number;
  text: string;
}

/** A page as the checks read it. */
export interface PageText {
  file: string;
  lines: string[];
  fences: Fence[];
  tables: Table[];
  sections: Section[];
}

const headingPattern = /^#{1,6}\s+(.*?)\s*$/;
const separatorPattern = /^\|[\s:|-]+\|$/;

/**
 * Reads a page line by line, so that line numbers stay.
 *
 * @param file Relative to the site, for messages.
 */
export function readPage(file: string, text: string): PageText {
  const lines = text.split('\n');
  let section: Section = { heading: '', line: 0, text: '' };
  const page: PageText = { file, lines, fences: [], tables: [], sections: [section] };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const opening = /^( *)(`{3,})(.*)$/.exec(line);
    const heading = headingPattern.exec(line);
    if (opening) {
      const end = endOfFence(lines, index, opening[2]!);
      page.fences.push(fenceOf(file, lines, index, end, opening[1]!.length, opening[3]!));
      index = end;
    } else if (heading) {
      section = { heading: heading[1]!, line: index + 1, text: '' };
      page.sections.push(section);
    } else if (line.startsWith('|') && separatorPattern.test(lines[index + 1]?.trim() ?? '')) {
      const rows: Row[] = [];
      let next = index + 2;
      for (; lines[next]?.startsWith('|'); next += 1) {
        rows.push({ line: next + 1, cells: cellsOf(lines[next]!) });
      }
      page.tables.push({ file, heading: section.heading, head: cellsOf(line), rows });
      section.text += `${lines.slice(index, next).join('\n')}\n`;
      index = next - 1;
    } else section.text += `${line}\n`;
  }
  return page;
}

function endOfFence(lines: string[], start: number, marks: string): number {
  const end = lines.findIndex(
    (line, index) => index > start && line.trim().startsWith(marks) && !/[^`\s]/.test(line),
  );
  return end === -1 ? lines.length : end;
}

function fenceOf(
  file: string,
  lines: string[],
  start: number,
  end: number,
  indent: number,
  info: string,
): Fence {
  const indentation = new RegExp(`^ {0,${indent}}`);
  const written = lines
    .slice(start + 1, end)
    .map((line) => line.replace(indentation, ''))
    .join('\n');
  const notRun = /\slive="off:\s*([^"]+)"/.exec(info)?.[1];
  return {
    file,
    line: start + 2,
    language: /^\s*([^\s[{]*)/.exec(info)![1]!,
    title: /\[([^\]]*)\]/.exec(info)?.[1] ?? '',
    isLive: notRun === undefined && /\slive\b/.test(info),
    notRun,
    // Read on demand: the end of a build wants none.
    get code() {
      return readIncludes(written, { root: siteRoot, folder: join(siteRoot, dirname(file)) }).code;
    },
    includes: [...written.matchAll(/\[!include ~\/([^\s\]]+)/g)].map(([, target]) => target!),
  };
}

/** The cells of a row; `\|` is a bar within a cell. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** Every page of the site, sorted by name. */
export function readPages(): PageText[] {
  return readdirSync(join(siteRoot, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .toSorted()
    .map((name) => `pages/${name}`)
    .map((file) => readPage(file, readFileSync(join(siteRoot, file), 'utf8')));
}
