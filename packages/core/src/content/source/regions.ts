/** `// [!region name]`, or `#region name` as in editors. */
const regionStart = (name: string) =>
  new RegExp(String.raw`(?:\[!region\s+|#region\s+)${escape(name)}\s*(?:\]|\s|$)`);
const regionEnd = (name: string) =>
  new RegExp(
    String.raw`(?:\[!endregion\s+${escape(name)}\s*\]|#endregion\s+${escape(name)}(?:\W|$))`,
  );
const anyStart = /\[!region\s|#region\b/;
const anyEnd = /\[!endregion\b|#endregion\b/;
/** The end of a region without a name: it ends the latest open region. */
const unnamedEnd = /\[!endregion\]|#endregion\W*$/;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The first line between the marks of a region, from 0, and the line after them, if it has both. */
export function placeOfRegion(lines: string[], name: string): [number, number] | undefined {
  const start = lines.findIndex((line) => regionStart(name).test(line));
  if (start === -1) return undefined;
  const ownEnd = regionEnd(name);
  let inner = 0;
  for (let end = start + 1; end < lines.length; end++) {
    const line = lines[end]!;
    if (ownEnd.test(line) || (inner === 0 && unnamedEnd.test(line))) return [start + 1, end];
    if (anyEnd.test(line)) inner = Math.max(0, inner - 1);
    else if (anyStart.test(line)) inner++;
  }
  return undefined;
}
