import { fillLabel } from '../../shared/config/fill-label.ts';
import { liveError, liveErrorAt } from '../../shared/config/labels.ts';

/** What readers are told of an error, with its line where it has one. */
export function errorText(message: string, line: number | undefined): string {
  return line === undefined
    ? fillLabel(liveError, { message })
    : fillLabel(liveErrorAt, { message, line: String(line) });
}
