const asText = String.raw`Write \< or &lt; for the sign <, or put it into code`;

/** What a parser of MDX says, and what an author does about it; `$1` is what the pattern has found. */
const hints: [reason: RegExp, hint: string][] = [
  [
    /^Expected a closing tag for `<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/,
    'The tags of an .mdx page are JSX: write <$1 />',
  ],
  [/closing tag for `<([^`>]*)>?`/, String.raw`Close it with </$1>, or write \<$1> if it is text`],
  [/^Unexpected closing slash/, 'Delete the tag, or open the element above it'],
  [/before attribute value/, 'Put the value into quotes, as in name="value"'],
  [
    /in expression, expected a corresponding closing brace/,
    String.raw`Close the expression with }, or write \{ for the sign {`,
  ],
  [/^Unexpected (?:character|end of file) .*(?:name|tag)/, asText],
  [
    /import\/exports with acorn/,
    'Lines that begin with import or export are JavaScript, up to an empty line: begin a text with another word',
  ],
  [/with acorn/, 'Escape { and < in text with a backslash, or put them in code'],
];

/** What an author does about the message of a parser. The parser's own note is taken out of the message. */
export function withSyntaxHint(reason: string): { message: string; hint: string | undefined } {
  const [whole = '', note = ''] = / \(note: (.*)\)$/s.exec(reason) ?? [];
  if (whole) return { message: reason.slice(0, -whole.length), hint: capitalized(note) };
  for (const [pattern, hint] of hints) {
    const found = pattern.exec(reason);
    if (found) return { message: reason, hint: hint.replaceAll('$1', () => found[1] ?? '') };
  }
  return { message: reason, hint: undefined };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
