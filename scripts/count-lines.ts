import ts from 'typescript';

/** The lines of a text: one ends with `\n`, and the last one may be without. */
function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, '').split('\n');
}

/** The number of all lines of a text. An empty text has none. */
export function allLines(text: string): number {
  return text === '' ? 0 : linesOf(text).length;
}

/**
 * The number of lines with code of a module in TypeScript or JavaScript: not blank ones, not those that hold only
 * comments, docstrings included. A line of a template literal or of JSX is code, whatever it says.
 *
 * @param name The file's name: its ending says whether there may be types and JSX.
 */
export function codeLines(name: string, text: string): number {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const lines = linesOf(text);
  const withCode = new Set<number>();
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    children.forEach(visit);
    // A token; the end of the file is one without text.
    if (children.length > 0 || node.end === node.getStart(source)) return;
    for (let line = lineAt(node.getStart(source)); line <= lineAt(node.end); line++)
      withCode.add(line);
  };
  visit(source);
  return [...withCode].filter((line) => (lines[line] ?? '').trim() !== '').length;
}

/** The number of lines of a style sheet, without blank ones and those that hold only comments. */
export function styleLines(text: string): number {
  const code = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''));
  return linesOf(code).filter((line) => line.trim() !== '').length;
}
