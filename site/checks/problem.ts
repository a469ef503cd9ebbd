/** A problem of a page. */
export interface Problem {
  /** The page's file, relative to the site. */
  file: string;
  line: number;
  message: string;
}

/** One line per problem, each with its place. */
export function report(problems: readonly Problem[]): string {
  return problems
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(({ file, line, message }) => `site/${file}:${line} ${message}`)
    .join('\n');
}
