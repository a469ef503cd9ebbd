import type { Root } from 'hast';
import type { VFile } from 'vfile';
import * as frameIds from '../../shared/document/chrome-ids.ts';
import { checkAddresses, checkFrames, checkHandlers } from './check-code.ts';
import { isForTwin } from '../directives/audience.ts';
import { type AnyElement, elementOf } from '../base/element.ts';
import { placeOf, report } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

/** Creates a check of one page: a function that receives every element in document order. */
export type PageCheck = (file: VFile) => (element: AnyElement) => void;

/** Every check of a page's own elements. */
const pageChecks: PageCheck[] = [
  checkAlt,
  checkHeadings,
  checkIds,
  checkAddresses,
  checkFrames,
  checkHandlers,
];

/** Runs every check that needs only the page itself. */
export function rehypeChecks() {
  return (tree: Root, file: VFile): undefined => {
    const checks = pageChecks.map((check) => check(file));
    walk(tree, (node) => {
      if (isForTwin(node)) return false;
      const element = elementOf(node);
      if (element) for (const check of checks) check(element);
      return true;
    });
  };
}

/**
 * Images need an alternative text. An empty text marks a decorative image in `<img alt="">`, where
 * it is deliberate, but not in `![](x)`.
 */
function checkAlt(file: VFile): (element: AnyElement) => void {
  const text = String(file);
  return (element) => {
    if (element.tagName !== 'img' || element.isOpen) return;
    const offset = element.node.position?.start.offset;
    const isMarkdown = offset !== undefined && text.startsWith('![', offset);
    if (isMarkdown ? element.get('alt')?.trim() : element.has('alt')) return;
    const src = element.get('src') ?? '';
    report(file, element.node, {
      rule: 'missing-alt',
      message: `${src ? `The image "${src}"` : 'An image'} has no text that says what it shows`,
      hint: isMarkdown
        ? 'Write it between the brackets; an image that only decorates is <img src="…" alt="" />'
        : 'Add alt="…"; for an image that only decorates alt=""',
      target: src,
    });
  };
}

/**
 * Readers navigate by heading levels: no level may be skipped, and the title is the only heading of
 * level 1.
 */
function checkHeadings(file: VFile): (element: AnyElement) => void {
  // The level before a partial is unknown.
  let level = file.data.above ? 6 : 1;
  let titleLine: number | undefined;
  return (element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return;
    const own = Number(element.tagName[1]);
    const id = element.get('id');
    const target = id && `#${id}`;
    if (own === 1 && titleLine !== undefined) {
      report(file, element.node, {
        rule: 'multiple-h1',
        message: `A second heading has level 1: the first is on line ${titleLine}`,
        hint: 'Give it level 2',
        target,
      });
    }
    if (own === 1) titleLine ??= placeOf(element.node).line;
    if (own > level + 1) {
      report(file, element.node, {
        rule: 'heading-level',
        message: `A heading of level ${own} follows one of level ${level}: level ${level + 1} is skipped`,
        hint: 'Readers who go from heading to heading would miss one',
        target,
      });
    }
    level = own;
  };
}

const ownedByFrame = new Set<string>(Object.values(frameIds));

/** Reports ids that are not unique. */
function checkIds(file: VFile): (element: AnyElement) => void {
  const lines = new Map<string, number>();
  return (element) => {
    const id = element.get('id');
    if (!id) return;
    const line = lines.get(id);
    if (line === undefined) lines.set(id, placeOf(element.node).line);
    if (line === undefined && !ownedByFrame.has(id)) return;
    report(file, element.node, {
      rule: 'duplicate-id',
      message: `The id "${id}" is taken ${line === undefined ? 'by the frame of the page' : `on line ${line}`}`,
      hint: 'Write another one',
      target: `#${id}`,
    });
  };
}
