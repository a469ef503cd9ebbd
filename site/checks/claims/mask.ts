/**
 * Patterns of everything that is not prose. Matches are replaced by blanks, so that offsets stay.
 */
const notProse: RegExp[] = [
  // Fenced samples: compiled, parsed and run by the checks of samples.
  /^(?<indent> *)(?<marks>`{3,})[^\n]*\n[\s\S]*?^ *\k<marks>`*[ \t]*$/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /^import [^\n]*$/gm,
  // Tags and their attributes; the text inside of an element stays.
  /<\/?(?!code>)[A-Z][\w.]*[^<>]*>/g,
  // The address of a link. The build checks its target.
  /(?<=\])\([^()\s]*\)/g,
  /(?<=\])\{[^}]*\}/g,
  // The fence of a directive; its title stays.
  /^ *:{3,}[\w-]*/gm,
  // The number of an item in a list.
  /^ *\d+\.(?= )/gm,
  /^\|[\s:|-]+\|$/gm,
];

/** Keys of the front matter with visible values. */
const seen = /^(?:title|description): (.*)$/gm;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/**
 * The prose of a page: its text with everything else replaced by blanks. Offsets and lines stay.
 */
export function proseOf(text: string): string {
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 4) + 4 : 0;
  let head = blank(text.slice(0, end));
  for (const match of text.slice(0, end).matchAll(seen)) {
    const start = match.index + match[0].length - match[1]!.length;
    head = head.slice(0, start) + match[1]! + head.slice(start + match[1]!.length);
  }
  return notProse.reduce(
    (prose, pattern) => {
      const outside = new RegExp(
        String.raw`(?<!\`)\`[^\`\n]+\`(?!\`)|${pattern.source}`,
        pattern.flags,
      );
      return prose.replace(outside, (found) => (/^`[^`]/.test(found) ? found : blank(found)));
    },
    head + text.slice(end),
  );
}
