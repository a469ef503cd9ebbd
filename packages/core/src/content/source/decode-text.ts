import { isUtf8 } from 'node:buffer';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { rules } from '../../shared/diagnostics/rules.ts';

/** Stands for bytes that are no UTF-8: unlike U+FFFD, no text has it, and the cache distinguishes the two. */
const unread = '\uFDD0';

/** The text of a file without byte order mark and with LF line ends: every reader expects this form. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString();
  const isText = !text.includes('\uFFFD') || isUtf8(bytes);
  return (isText ? text : text.replaceAll('\uFFFD', unread))
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
}

/** Reports a text that is not UTF-8 at its first such byte, and shows each as browsers do. */
export function readEncoding(text: string, file: string) {
  const offset = text.indexOf(unread);
  const diagnostics: Diagnostic[] = [];
  if (offset === -1) return { text, diagnostics };
  const { severity } = rules.encoding;
  const isWide = text.startsWith(unread + unread) && text.includes('\0');
  diagnostics.push({
    severity,
    rule: 'encoding',
    message: isWide ? 'The file is UTF-16, not UTF-8' : 'The file is not UTF-8',
    hint: isWide
      ? 'Save it as UTF-8'
      : 'Open it with its own encoding, such as Windows-1252, and save it as UTF-8',
    file,
    ...placeAt(text, offset),
  });
  return {
    text: (isWide ? text.replaceAll('\0', '') : text).replaceAll(unread, '\uFFFD'),
    diagnostics,
  };
}
