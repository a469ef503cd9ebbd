import Mustache from 'mustache';

/** What became of a value of a template. */
export type PartKind =
  /** Of the template itself. */
  | 'template'
  /** A value as it is in the data. */
  | 'value'
  /** A value with characters that were escaped. */
  | 'escaped'
  /** A value between triple braces, which nothing escapes. */
  | 'raw'
  /** An object instead of a string. */
  | 'object'
  /** No value: nothing is inserted, without a message. */
  | 'gap';

/** A part of the rendered HTML. */
export interface RenderedPart {
  kind: PartKind;
  text: string;
  /** The name in the template, of a value. */
  name?: string;
}

/** Around the number of a value in what the template engine returns; no text of people has them. */
const [open, close] = ['\uE000', '\uE001'];

/** The template engine, with a mark in the place of each value. */
class MarkingWriter extends Mustache.Writer {
  readonly parts: RenderedPart[] = [];

  #mark(token: string[], context: Mustache.Context, text: string, isRaw: boolean): string {
    const name = token[1]!;
    const value: unknown = context.lookup(name);
    const kind = kindOf(value, text, isRaw);
    this.parts.push({ kind, name, text });
    return `${open}${this.parts.length - 1}${close}`;
  }

  override escapedValue(token: string[], context: Mustache.Context): string {
    return this.#mark(token, context, super.escapedValue(token, context) ?? '', false);
  }

  override unescapedValue(token: string[], context: Mustache.Context): string {
    return this.#mark(token, context, String(super.unescapedValue(token, context) ?? ''), true);
  }
}

function kindOf(value: unknown, text: string, isRaw: boolean): PartKind {
  if (value === undefined || value === null) return 'gap';
  if (typeof value === 'object') return 'object';
  if (isRaw) return 'raw';
  return text === String(value) ? 'value' : 'escaped';
}

/**
 * Renders a template as Mustache does, in parts.
 *
 * @throws Error where the template cannot be read, as with a section that does not end.
 */
export function renderParts(template: string, data: unknown): RenderedPart[] {
  const writer = new MarkingWriter();
  const plain = template.replaceAll(open, '').replaceAll(close, '');
  const rendered = writer.render(plain, data);
  const texts = rendered.split(new RegExp(`${open}(\\d+)${close}`));
  return texts
    .map((text, index): RenderedPart =>
      index % 2 === 0 ? { kind: 'template', text } : writer.parts[Number(text)]!,
    )
    .filter(({ kind, text }) => kind !== 'template' || text !== '');
}

/** The names of the data that a template does not mention: it may have meant another one. */
export function unusedNames(template: string, data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const names = new Set<string>();
  const visit = (tokens: Mustache.TemplateSpans) => {
    for (const [type, name, , , inner] of tokens) {
      if (type !== 'text') names.add(name.split('.')[0]!);
      if (Array.isArray(inner)) visit(inner);
    }
  };
  visit(Mustache.parse(template));
  return Object.keys(data).filter((name) => !names.has(name));
}
