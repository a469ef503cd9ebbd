import type { IncomingHttpHeaders } from 'node:http';

/** Bytes of a file, the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What identifies the version of a file that is being sent. */
export interface Validators {
  size: number;
  etag: string;
  modified: Date;
}

/**
 * The part of a file that a GET asks for (RFC 9110, section 14): undefined for all of it, as where the
 * range is malformed, of another unit, one of several or of another version of the file;
 * `unsatisfiable` where the file has no such bytes.
 */
export function byteRangeOf(
  headers: IncomingHttpHeaders,
  file: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  const [match, first = '', last = ''] =
    /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(headers.range ?? '') ?? [];
  if (match === undefined || !isOfVersion(headers['if-range'], file)) return undefined;
  const { size } = file;
  if (first !== '') {
    const [start, end] = [Number(first), last === '' ? Infinity : Number(last)];
    if (end < start) return undefined;
    return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
  }
  if (last === '') return undefined;
  if (Number(last) === 0) return 'unsatisfiable';
  // Of an empty file the last bytes are all there are, which no Content-Range can say.
  return size === 0 ? undefined : { start: Math.max(0, size - Number(last)), end: size - 1 };
}

/** Whether the parts that a client has are of this version (`If-Range`): compared strongly. */
function isOfVersion(
  condition: string | string[] | undefined,
  { etag, modified }: Validators,
): boolean {
  if (typeof condition !== 'string') return condition === undefined;
  if (/^(W\/)?"/.test(condition)) return condition === etag && !etag.startsWith('W/');
  // A date says nothing about a file that may have changed again within its second.
  return condition === modified.toUTCString() && Date.now() - modified.getTime() > 1000;
}

/**
 * What the conditions of a request come to (RFC 9110, section 13.2.2): the status to answer with in
 * place of the file, undefined where it is to be sent.
 */
export function conditionStatus(
  headers: IncomingHttpHeaders,
  { etag, modified }: Validators,
): 304 | 412 | undefined {
  // HTTP counts in seconds.
  const changed = Math.floor(modified.getTime() / 1000) * 1000;
  const match = headers['if-match'];
  if (match !== undefined) {
    if (match.trim() !== '*' && !tagsOf(match).some((tag) => tag === etag && !isWeak(tag)))
      return 412;
  } else if (changed > Date.parse(headers['if-unmodified-since'] ?? '')) return 412;
  const none = headers['if-none-match'];
  if (none !== undefined)
    return none.trim() === '*' || tagsOf(none).some((tag) => opaque(tag) === opaque(etag))
      ? 304
      : undefined;
  return changed <= Date.parse(headers['if-modified-since'] ?? '') ? 304 : undefined;
}

const tagsOf = (list: string) => list.match(/(?:W\/)?"[^"]*"/g) ?? [];
const isWeak = (tag: string) => tag.startsWith('W/');
const opaque = (tag: string) => tag.replace(/^W\//, '');
