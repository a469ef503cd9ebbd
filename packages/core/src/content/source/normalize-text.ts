/** The text of a file without byte order mark and with LF line ends: every reader expects this form. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
