/** A Mermaid diagram, without what only describes it. */
interface DiagramSource {
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

/** Comments and directives such as `%%{init: …}%%`: the colors are those of the theme. */
const comment = /^[ \t]*%%.*$/gm;

/** Reads the source of a diagram. */
export function readDiagram(text: string): DiagramSource {
  const [front = '', yaml = ''] = /^\s*---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text) ?? [];
  const [, own] = /^title:[ \t]*(["']?)(.*)\1[ \t]*$/m.exec(yaml)?.slice(1) ?? [];
  const body = text.slice(front.length);
  const title = describing.title.exec(body)?.[1]?.trim();
  const [, line, lines] = describing.description.exec(body) ?? [];
  const description = (line ?? lines)?.replace(/\s+/g, ' ').trim();
  const code = body
    .replace(describing.title, '')
    .replace(describing.description, '')
    .replace(comment, '')
    .replace(/^[ \t]*click[ \t].*$/gm, '')
    .trim();
  return { code, title: title || own || undefined, description: description || undefined };
}

/** Words that begin a statement of a flowchart other than a node. */
const keywords =
  /^(?:graph|flowchart|subgraph|end|direction|classDef|class|style|linkStyle|accTitle|accDescr)\b/;

/**
 * The lines of a flowchart, from 0, that are no statement, or one that a drawing without scripts cannot
 * have: the package would take their first word as a node.
 */
export function unreadLines(text: string): number[] {
  if (!/^\s*(?:graph|flowchart)\b/m.test(text.replace(comment, ''))) return [];
  let isDescription = false;
  return text.split('\n').flatMap((line, index) => {
    const written = line.trim();
    if (/^accDescr\s*\{/.test(written)) isDescription = true;
    const isUnread =
      !isDescription &&
      !keywords.test(written) &&
      (/^click\s/.test(written) ||
        /^[\p{L}\p{N}_]+[ \t]+[\p{L}\p{N}_]+(?![^\n]*[-=~])/u.test(written));
    if (isDescription && written.includes('}')) isDescription = false;
    return isUnread ? [index] : [];
  });
}
