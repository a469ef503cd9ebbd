import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { walk } from '../walk.ts';

declare module 'vfile' {
  interface DataMap {
    /** The contents of the fences that were masked before parsing. */
    fences: string[];
  }
}

/** Stands for the content of a fence; no author types it. */
const placeholder = (index: number) => `\u0002${index}\u0002`;
const placeholderPattern = /^\u0002(\d+)\u0002\n*$/;

/**
 * Takes the content out of every fenced code block that begins a line, leaving the line breaks, so
 * that the parser need not look at each of its lines: half of a page of documentation is code, and
 * parsing takes a third less without it. Fences that are indented, hence perhaps in a list, stay.
 */
export function maskFences(text: string): { masked: string; fences: string[] } {
  const fences: string[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const marker = /^(`{3,}(?=[^`]*$)|~{3,})/.exec(lines[index]!)?.[1];
    if (!marker) continue;
    const close = new RegExp(`^ {0,3}${marker[0]}{${marker.length},}[ \\t]*$`);
    let end = index + 1;
    while (end < lines.length && !close.test(lines[end]!)) end++;
    if (end === lines.length) break;
    if (end > index + 2) {
      const content = lines.slice(index + 1, end).join('\n');
      lines.fill('', index + 2, end);
      lines[index + 1] = placeholder(fences.length);
      fences.push(content);
    }
    index = end;
  }
  return { masked: lines.join('\n'), fences };
}

/**
 * Puts the contents of masked fences back.
 *
 * @throws Error when one of them is not found as a code block.
 */
export function remarkUnmaskFences() {
  return (tree: Root, file: VFile): undefined => {
    const fences = file.data.fences ?? [];
    let found = 0;
    if (fences.length === 0) return;
    walk(tree, (node) => {
      if (node.type !== 'code') return;
      const index = placeholderPattern.exec(node.value)?.[1];
      if (index === undefined) return;
      node.value = fences[Number(index)]!;
      found++;
    });
    if (found !== fences.length)
      throw new Error('Unexpected fence, expected every masked one to be a code block');
  };
}
