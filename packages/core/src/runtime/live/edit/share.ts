/** The content of a shared address: the sample and its edited text. */
export interface SharedEdit {
  id: string;
  text: string;
}

/** The maximum size of a text in a fragment, in bytes. */
const maxBytes = 200_000;

/** The URL of this page with an edited sample in its fragment, which browsers do not send to servers. */
export async function shareAddress({ id, text }: SharedEdit): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw'),
  );
  const code = btoa(Array.from(packed, (byte) => String.fromCodePoint(byte)).join(''));
  const url = new URL(location.href);
  url.search = '';
  const safe = code.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  url.hash = `live=${encodeURIComponent(id)}&code=${safe}`;
  return url.href;
}

/** The edit in a fragment; undefined if it is malformed or too long. */
export async function sharedEdit(hash: string): Promise<SharedEdit | undefined> {
  const [, id, safe] = /^#live=([^&]+)&code=([\w-]+)$/.exec(hash) ?? [];
  if (id === undefined || safe === undefined || safe.length > maxBytes) return undefined;
  try {
    const code = atob(safe.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(code, (it) => it.codePointAt(0)!);
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    return { id: decodeURIComponent(id), text: new TextDecoder().decode(bytes) };
  } catch {
    return undefined;
  }
}

/**
 * Pipes bytes through a compression stream.
 *
 * @throws RangeError if the result exceeds `maxBytes`: a few bytes may inflate to gigabytes.
 */
async function through(bytes: BufferSource, stream: CompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  // The reader rejects with the same error.
  for (const promise of [writer.closed, reader.closed, writer.write(bytes), writer.close()])
    promise.catch(() => undefined);
  const made: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(made);
    if (made.length + value.length > maxBytes) throw new RangeError(String(maxBytes));
    for (const byte of value) made.push(byte);
  }
}
