import { fillLabel } from '../../shared/config/fill-label.ts';
import { liveError, liveErrorAt } from '../../shared/config/labels.ts';

/** The message of an error for readers, with its line if the line is known. */
export function errorText(message: string, line: number | undefined): string {
  return line === undefined
    ? fillLabel(liveError, { message })
    : fillLabel(liveErrorAt, { message, line: String(line) });
}
