/** A Mermaid diagram, with its title and description apart from its code. */
interface DiagramSource {
  /** The code; the lines of title and description are empty, so that line numbers stay. */
  code: string;
  /** `accTitle`, or `title` of its front matter. */
  title?: string | undefined;
  /** `accDescr` */
  description?: string | undefined;
}

const describing = {
  title: /^[ \t]*accTitle[ \t]*:[ \t]*(.*)$/m,
  description: /^[ \t]*accDescr[ \t]*(?::[ \t]*(.*)|\{([^}]*)\})$/m,
};

/** Reads the source of a diagram. */
export function readDiagram(text: string): DiagramSource {
  const [front = '', yaml = ''] = /^\s*---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text) ?? [];
  const [, own] = /^title:[ \t]*(["']?)(.*)\1[ \t]*$/m.exec(yaml)?.slice(1) ?? [];
  const body = text.slice(front.length);
  const title = describing.title.exec(body)?.[1]?.trim();
  const [, line, lines] = describing.description.exec(body) ?? [];
  const description = (line ?? lines)?.replace(/\s+/g, ' ').trim();
  return {
    code:
      front.replace(/[^\n]/g, '') +
      blanked(blanked(body, describing.title), describing.description),
    title: title || own || undefined,
    description: description || undefined,
  };
}

/** A text without the match of a pattern; its line breaks stay. */
function blanked(text: string, part: RegExp): string {
  return text.replace(part, (found) => found.replace(/[^\n]/g, ''));
}
