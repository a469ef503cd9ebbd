import type { Element, Root, RootContent, Text } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { pageOf } from '../../shared/page/site-navigation.ts';
import { type AnyElement, elementOf } from '../base/element.ts';
import { factsOf } from '../source/page-file.ts';

/**
 * Elements without prose, elements that must not contain a link, and components, whose content may be
 * anything.
 */
const skipped =
  /^(?:a|button|code|docs-formula|dt|h[1-6]|label|pre|script|select|style|summary|svg|textarea|th)$|^[A-Z]|\./;

/** The hero of a landing page, and cards: a card may be one link as a whole. */
const skippedClass = /^(?:Hero|Cards)$/;

/** Terms, each with the address of its explanation. */
interface TermOptions {
  terms?: Record<string, string> | undefined;
}

/**
 * Links the first occurrence of a term on a page to its explanation; see `terms` of the
 * configuration:
 *
 *     <a class="Term" href="/glossary#content-key">content key</a>
 *
 * A page with explanations has no such links.
 */
export function rehypeTerms({ terms = {} }: TermOptions) {
  const words = Object.keys(terms).sort((one, other) => other.length - one.length);
  const links = new Map(words.map((word) => [keyOf(word), terms[word]!]));
  const pages = new Set([...links.values()].map(pageOf));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.$-])(?:${words.map(patternOf).join('|')})(?![\p{L}\p{N}_-])`,
    'gu',
  );
  return (tree: Root, file: VFile): undefined => {
    if (words.length === 0 || pages.has(factsOf(file).path)) return;
    const known = file.data.shared!.terms;
    const visit = (parent: { children: RootContent[] }) => {
      parent.children = parent.children.flatMap((node): RootContent[] => {
        if (node.type === 'text') return linked(node);
        const element = elementOf(node);
        if (element && !isSkipped(element)) visit(element.node);
        return [node];
      });
    };
    const linked = (text: Text): (Text | Element)[] => {
      const pieces: (Text | Element)[] = [];
      let from = 0;
      for (const { 0: word, index } of text.value.matchAll(pattern)) {
        const link = links.get(keyOf(word))!;
        if (known.has(link)) continue;
        known.add(link);
        pieces.push(
          { type: 'text', value: text.value.slice(from, index) },
          termOf(word, link, text),
        );
        from = index + word.length;
      }
      if (from === 0 && pieces.length === 0) return [text];
      return [...pieces, { type: 'text', value: text.value.slice(from) }];
    };
    visit(tree);
  };
}

function isSkipped({ tagName, get }: AnyElement): boolean {
  return skipped.test(tagName) || skippedClass.test(get('className') ?? '');
}

/**
 * The key of a term in the configuration: an occurrence may begin a sentence, or contain a line
 * end.
 */
function keyOf(word: string): string {
  return (word[0] ?? '').toLowerCase() + word.slice(1).replaceAll(/\s+/g, ' ');
}

function patternOf(word: string): string {
  const [first = '', ...rest] = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const either = [...new Set([first.toLowerCase(), first.toUpperCase()])].join('|');
  return `(?:${either})${rest.join('').replaceAll(/\s+/g, String.raw`\s+`)}`;
}

/** The link has the place of its text, for messages. */
function termOf(value: string, href: string, { position }: Text): Element {
  return { ...h('a.Term', { href }, value), ...(position && { position }) };
}
