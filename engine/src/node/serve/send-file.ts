import { lstatSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { acceptedEncodings, type Encoding, encodings } from './accepted-encodings.ts';
import { byteRangeOf, conditionStatus } from './byte-range.ts';
import { isWithin, realPathOf } from '../files/real-paths.ts';

/** Below this many bytes compression saves nothing. */
const minCompressed = 1024;
const compressible = /^text\/|[/+](?:json|xml|javascript|wasm)(?:;|$)/;

const compressors: Record<Encoding, () => NodeJS.ReadWriteStream> = {
  // Faster than the default by far, for files that are compressed each time they are asked for.
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/**
 * The file of a folder with a name; undefined where there is none, or where a link leads out of the
 * folder and of `site`.
 *
 * @param site A folder that links may lead into as well, absolute. Default: none.
 */
export function fileBelow(folder: string, name: string, site = folder): string | undefined {
  const path = join(folder, name);
  const file = isWithin(folder, path) ? realPathOf(path) : undefined;
  const isInside = [folder, site].some((each) => {
    const real = realPathOf(each);
    return file !== undefined && real !== undefined && isWithin(real, file);
  });
  return isInside && lstatSync(file!, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** How a file is sent. */
export interface Sending {
  /** Default: 200. Of any other there are neither parts nor conditions. */
  status?: number;
  /** Its media type. Default: by its name. */
  type?: string | undefined;
  /** Whether it may be sent compressed: as the file beside it, or else on the fly. Default: it may not. */
  isCompressed?: boolean;
}

/**
 * Answers GET and HEAD with a file: with all of it, with the part that was asked for, or by saying that
 * the client has it already. Headers that are set stay, but for those that say what is sent.
 *
 * @throws Error when the file is gone; nothing has been sent then.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { status = 200, type = typeOf(file), isCompressed = false }: Sending = {},
): Promise<void> {
  const accepted = isCompressed ? acceptedEncodings(request.headers['accept-encoding']) : [];
  const stored = accepted.find((name) =>
    lstatSync(file + encodings[name], { throwIfNoEntry: false })?.isFile(),
  );
  // What is read and what its headers say belong together, whatever takes the file's place meanwhile.
  const handle = await open(stored ? file + encodings[stored] : file);
  try {
    await sendOpen(request, response, handle, { status, type, isCompressed, accepted, stored });
  } finally {
    await handle.close();
  }
}

interface Representation extends Required<Omit<Sending, 'type'>> {
  type: string;
  accepted: Encoding[];
  /** The encoding of what is in the file. */
  stored: Encoding | undefined;
}

async function sendOpen(
  request: IncomingMessage,
  response: ServerResponse,
  handle: FileHandle,
  { status, type, isCompressed, accepted, stored }: Representation,
): Promise<void> {
  const { headers, method } = request;
  const { size, mtime } = await handle.stat();
  const strong = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const validators = { size, etag: strong, modified: mtime };
  const condition = status === 200 ? conditionStatus(headers, validators) : undefined;
  const range =
    method === 'GET' && status === 200 && !condition ? byteRangeOf(headers, validators) : undefined;
  // Parts are of the file as it is stored.
  const isWorthIt = !stored && !range && size >= minCompressed && compressible.test(type);
  const made = isWorthIt ? accepted[0] : undefined;
  const encoding = stored ?? made;
  if (isCompressed) response.appendHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    response.setHeader('Last-Modified', mtime.toUTCString());
    response.setHeader('ETag', made ? `W/${strong}` : strong);
    if (!made) response.setHeader('Accept-Ranges', 'bytes');
  }
  if (condition) return void response.writeHead(condition).end();
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return;
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const length = range ? range.end - range.start + 1 : size;
  if (!made) response.setHeader('Content-Length', length);
  response.writeHead(range ? 206 : status);
  // A stream of no bytes would have to end before it begins.
  if (method === 'HEAD' || length === 0) return void response.end();
  const content = handle.createReadStream({
    ...(range ?? { start: 0, end: size - 1 }),
    autoClose: false,
  });
  // A reader who leaves is no mistake of ours.
  const sent = made
    ? pipeline(content, compressors[made](), response)
    : pipeline(content, response);
  await sent.catch(() => response.destroy());
}

/** The media type of a file by its name; texts are UTF-8. */
export function typeOf(file: string, fallback = 'application/octet-stream'): string {
  const type = lookup(file) ?? fallback;
  return /^text\/|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
