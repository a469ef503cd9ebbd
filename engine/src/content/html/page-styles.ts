import { attributeOf, decodeEntities } from './read-html.ts';

const pieces =
  /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<style\b[^>]*>([\s\S]*?)<\/style>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const attributes = /([^\s"'=<>/]+)\s*=\s*("[^"]*"|'[^']*')/g;

/** What HTML says of its look. */
interface TakenStyles {
  /** The texts of its `style` attributes. */
  declared: ReadonlySet<string>;
  /** The texts of its `style` elements. */
  sheets: string[];
}

/**
 * Moves what a page's HTML says of its look into a style sheet, for the Content-Security-Policy lets
 * no HTML bring styles. An attribute keeps its text under another name, which the sheet selects:
 *
 *     <b style="color:red">   becomes   <b data-style="color:red">
 *     and the sheet           [data-style="color:red"]{color:red}
 *
 * @param html Well-formed, as React writes it.
 */
export function takeStyles(html: string): { html: string; styles: TakenStyles } {
  const sheets: string[] = [];
  const declared = new Set<string>();
  if (!/<style|\sstyle=/i.test(html)) return { html, styles: { declared, sheets } };
  const moved = html.replace(pieces, (piece, sheet: string | undefined) => {
    if (sheet !== undefined) {
      const media = attributeOf(/^<style([^>]*)/i.exec(piece)![1]!, 'media');
      sheets.push(media ? `@media ${media}{${sheet.trim()}}` : sheet.trim());
      return '';
    }
    if (/^<(?:!|script\b)/i.test(piece)) return piece;
    return piece.replace(attributes, (attribute, name: string, value: string) => {
      if (name.toLowerCase() !== 'style') return attribute;
      declared.add(decodeEntities(value.slice(1, -1)));
      return `data-style=${value}`;
    });
  });
  return { html: moved, styles: { declared, sheets } };
}

/** The style sheet of what was taken out of one or more pieces of HTML; empty where that is nothing. */
export async function sheetOf(taken: TakenStyles[]): Promise<string> {
  const declared = new Set(taken.flatMap((it) => [...it.declared]));
  const rules = await Promise.all([...declared].map(ruleOf));
  return [...rules, ...taken.flatMap((it) => it.sheets)].filter(Boolean).join('\n');
}

async function ruleOf(declarations: string): Promise<string> {
  const { transformStyleAttribute } = await import('lightningcss');
  // What is no declaration is left out, as browsers do: a brace would end the rule.
  const { code } = transformStyleAttribute({
    code: Buffer.from(declarations),
    minify: true,
    errorRecovery: true,
  });
  const selected = declarations.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\a ');
  return code.length === 0 ? '' : `[data-style="${selected}"]{${Buffer.from(code).toString()}}`;
}
