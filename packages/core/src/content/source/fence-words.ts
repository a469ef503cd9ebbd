/** The words that may follow the language, with patterns of their values. */
export const words: Record<string, RegExp> = {
  title: /^=(?:"[^"]*"|'[^']*'|[^\s"']+)$/,
  filename: /^=(?:"[^"]*"|'[^']*'|[^\s"']+)$/,
  showLineNumbers: /^(?:=\d+)?$/,
  lineNumbers: /^(?:=\d+)?$/,
  'line-numbers': /^(?:=\d+)?$/,
  // Lines have no numbers by default.
  noLineNumbers: /^$/,
  'no-line-numbers': /^$/,
  live: /^(?:=.+)?$/,
};
