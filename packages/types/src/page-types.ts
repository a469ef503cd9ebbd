/** A type in the file of types. */
export interface TypeEntry {
  /** Highlighted, as HTML. */
  html: string;
  /** The comment of the declaration, as plain text. */
  docs?: string;
}

/** The types of one page, without duplicates. Code blocks refer to them by number. */
export class PageTypes {
  readonly #numbers = new Map<string, number>();
  readonly #entries: { text: string; docs: string | undefined }[] = [];

  /** Adds a type, unless it is there, and returns its number. */
  add(text: string, docs: string | undefined): number {
    const key = JSON.stringify([text, docs]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#entries.length);
    return this.#entries.push({ text, docs }) - 1;
  }

  /**
   * The content of the page's file of types; undefined without types.
   *
   * @param colored Makes HTML of code in TypeScript.
   */
  async content(colored: (code: string) => Promise<string>): Promise<string | undefined> {
    if (this.#entries.length === 0) return undefined;
    const entries: TypeEntry[] = [];
    for (const { text, docs } of this.#entries) {
      // The compiler begins a type with its kind, `(parameter) size: number`, which is not code.
      const [, kind = '', code = ''] = /^(\([\w ]+\) )?(.*)$/s.exec(text)!;
      const html = kind + (await colored(code));
      entries.push({ html, ...(docs && { docs }) });
    }
    return JSON.stringify(entries);
  }
}
