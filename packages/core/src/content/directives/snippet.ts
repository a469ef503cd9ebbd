import { basename, extname } from 'node:path';
import type { Code, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { report } from '../source/page-file.ts';
import type { DirectiveNode } from './directive.ts';

/** `path#region {lines language} [title]`, as behind `<<<` in VitePress. */
const written =
  /^(?<path>[^#{}[\]]+?)(?:#(?<region>[\w-]+))?\s*(?:\{(?<braces>[^{}]*)\})?\s*(?:\[(?<title>.+)\])?$/;
/** `1,3-5 ts:line-numbers` */
const inBraces = /^(?<lines>\d[\d,-]*)?\s*(?<language>\S*)$/;

/**
 * `<<< @/samples/a.ts#region{1,3 ts} [Title]` becomes a fence with the code of the file. The parser gets
 * it as `::snippet{from="…"}`; see `normalizeLines`.
 */
export function toSnippet(node: DirectiveNode, file: VFile): RootContent[] {
  const from = node.attributes?.from ?? '';
  const { path = '', region, braces = '', title } = written.exec(from.trim())?.groups ?? {};
  const options = inBraces.exec(braces.trim())?.groups;
  if (path === '' || !options) {
    report(file, node, {
      rule: 'include',
      target: from,
      message: `Unexpected <<< ${from}, expected the path of a file`,
      hint: 'Write <<< ~/path/of/file.ts, and behind it #region, {1,3-5 ts} and [Title] as needed',
    });
    return [];
  }
  const [language = '', ...words] = (options.language || extname(path).slice(1)).split(/(?=:)/);
  const meta = [words.join(''), options.lines && `{${options.lines}}`, title && `[${title}]`];
  const code: Code = {
    type: 'code',
    lang: language + words.join(''),
    meta: meta.slice(1).filter(Boolean).join(' '),
    value: `[!include ${path}${region === undefined ? '' : `:${region}`}]`,
    data: { fileName: basename(path) },
    ...(node.position && { position: node.position }),
  };
  return [code];
}

declare module 'mdast' {
  interface CodeData {
    /** The name of the file whose code it is: its label in a code group without another one. */
    fileName?: string | undefined;
  }
}
