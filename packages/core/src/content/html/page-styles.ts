import MagicString from 'magic-string';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { islandTag, slotTag } from '../../shared/document/island.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** The styles of a page's HTML. */
interface TakenStyles {
  /** The values of `style` attributes. */
  declared: ReadonlySet<string>;
  /** The contents of `style` elements. */
  sheets: string[];
  /** The contents of the `style` elements that stay. */
  kept: string[];
}

/**
 * Moves the styles of a page's HTML into a style sheet: the Content-Security-Policy forbids inline
 * styles. An attribute is renamed, and the sheet selects it by its value:
 *
 *     <b style="color:red">   becomes   <b data-style="color:red">
 *     and the sheet           [data-style="color:red"]{color:red}
 *
 * A `style` element that an island renders stays, because React expects it, and the policy allows it by its hash.
 * Emotion, which writes one before every element, expects its own nowhere.
 */
export function takeStyles(html: string): { html: string; styles: TakenStyles } {
  const sheets: string[] = [];
  const kept: string[] = [];
  const declared = new Set<string>();
  if (!/<style|\sstyle=/i.test(html)) return { html, styles: { declared, sheets, kept } };
  // The parser may create several elements from one misplaced element: the same edit twice is one.
  const output = new MagicString(html);
  for (const element of elementsBelow(parseFragment(html, { sourceCodeLocationInfo: true }))) {
    const valueOf = (name: string) => element.attrs.find((it) => it.name === name)?.value;
    const place = element.sourceCodeLocation;
    if (element.tagName === 'style' && place) {
      const sheet = element.childNodes.map((it) => ('value' in it ? it.value : '')).join('');
      if (isOfIsland(element) && valueOf('data-emotion') === undefined) {
        kept.push(sheet);
        continue;
      }
      const media = valueOf('media');
      sheets.push(media ? `@media ${media}{${sheet.trim()}}` : sheet.trim());
      output.remove(place.startOffset, place.endOffset);
    } else if (place?.attrs?.style) {
      declared.add(valueOf('style')!);
      const { startOffset: start } = place.attrs.style;
      output.update(start, start + 'style'.length, 'data-style');
    }
  }
  return { html: output.toString(), styles: { declared, sheets, kept } };
}

/** Whether React hydrates an element: it is in an island, and in no slot of that. */
function isOfIsland({ parentNode }: Element): boolean {
  if (!parentNode || !('tagName' in parentNode) || parentNode.tagName === slotTag) return false;
  return parentNode.tagName === islandTag || isOfIsland(parentNode);
}

function elementsBelow({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [node, ...elementsBelow('content' in node ? node.content : node)];
  });
}

/** The style sheet of the styles of one or more pieces of HTML; empty without styles. */
export async function sheetOf(taken: TakenStyles[]): Promise<string> {
  const declared = new Set(taken.flatMap((it) => [...it.declared]));
  const rules = await Promise.all([...declared].map(ruleOf));
  return [...rules, ...taken.flatMap((it) => it.sheets)].filter(Boolean).join('\n');
}

async function ruleOf(declarations: string): Promise<string> {
  const { transformStyleAttribute } = await import('lightningcss');
  // Invalid declarations are dropped, as in browsers: a brace would end the rule.
  const { code } = transformStyleAttribute({
    code: Buffer.from(declarations),
    minify: true,
    errorRecovery: true,
  });
  const selected = declarations.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\a ');
  return code.length === 0 ? '' : `[data-style="${selected}"]{${Buffer.from(code).toString()}}`;
}
