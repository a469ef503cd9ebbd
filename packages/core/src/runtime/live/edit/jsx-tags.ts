import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import { fillLabel } from '../../../shared/config/fill-label.ts';
import { liveTag } from '../../../shared/config/labels.ts';

/** A token of Sucrase. */
export interface Token {
  type: number;
  start: number;
  end: number;
}

/**
 * Compares the closing tags of JSX with the tags that they close, which Sucrase does not.
 *
 * @throws SyntaxError whose message ends with line and column, as Sucrase’s messages do.
 */
export function checkTags(tokens: readonly Token[], source: string): void {
  const open: string[] = [];
  let isClosing = false;
  for (const [index, { type, start }] of tokens.entries()) {
    const next = tokens[index + 1]?.type;
    if (type === TokenType.jsxTagStart && next !== TokenType.slash) {
      open.push(nameAt(tokens, index + 1, source));
    } else if (type === TokenType.jsxTagStart) {
      isClosing = true;
      const found = nameAt(tokens, index + 2, source);
      const name = open.at(-1) ?? '';
      if (found === name) continue;
      const line = source.slice(0, start).split('\n').length;
      throw new SyntaxError(`${fillLabel(liveTag, { found, name })} (${line}:1)`);
    } else if (type === TokenType.jsxTagEnd) {
      if (isClosing || tokens[index - 1]!.type === TokenType.slash) open.pop();
      isClosing = false;
    }
  }
}

/** The name of a tag, such as `a`, `Card.Title` and `svg:use`; a fragment has an empty one. */
function nameAt(tokens: readonly Token[], at: number, source: string): string {
  if (tokens[at]?.type !== TokenType.jsxName) return '';
  let end = at;
  while ([TokenType.dot, TokenType.colon].includes(tokens[end + 1]!.type)) end += 2;
  return source.slice(tokens[at].start, tokens[end]!.end).replaceAll(/\s/g, '');
}
