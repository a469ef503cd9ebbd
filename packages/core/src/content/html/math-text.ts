import type { Root } from 'hast';
import { parseHtml } from '../base/parse-html.ts';

type Node = Root['children'][number];

/** Elements whose text is not part of the formula. */
const silent = new Set(['annotation', 'annotation-xml', 'mphantom']);

/** How two or three operands are written in a line, by their element. */
const written: Record<string, (operands: string[]) => string> = {
  mfrac: ([above = '', below = '']) => `${grouped(above)}/${grouped(below)}`,
  msqrt: (operands) => `√${grouped(operands.join(''))}`,
  mroot: ([base = '', degree = '']) => `${degree}√${grouped(base)}`,
  msup: ([base = '', above = '']) => `${base}^${grouped(above)}`,
  msub: ([base = '', below = '']) => `${base}_${grouped(below)}`,
  msubsup: ([base = '', below = '', above = '']) => `${base}_${grouped(below)}^${grouped(above)}`,
  munder: ([base = '', below = '']) => `${base}_${grouped(below)}`,
  mover: ([base = '', above = '']) => `${base}^${grouped(above)}`,
  munderover: ([base = '', below = '', above = '']) =>
    `${base}_${grouped(below)}^${grouped(above)}`,
  mtr: (cells) => cells.join(' '),
  mtable: (rows) => rows.join('; '),
};

/** A formula in a line, for search and for a name: `x=(-b±√(b^2-4ac))/(2a)`. */
export function mathText(html: string): string {
  return textOf(parseHtml(html)).replace(/\s+/g, ' ').trim();
}

function textOf(node: Node | Root): string {
  if (node.type === 'text') return node.value.replace(/[\u2061-\u2064\u200b]/g, '');
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && silent.has(node.tagName)) return '';
  const operands = node.children.map(textOf);
  const write = node.type === 'element' ? written[node.tagName] : undefined;
  return write ? write(operands) : operands.join('');
}

/** Brackets around more than one letter, number or sign. */
function grouped(operand: string): string {
  const text = operand.trim();
  return /^(?:[\p{L}\p{N}]+|.|\(.*\))$/u.test(text) ? text : `(${text})`;
}
