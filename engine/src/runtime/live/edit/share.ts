/** What an address shares: the sample, and its edited text. */
export interface SharedEdit {
  id: string;
  text: string;
}

/** Texts beyond this length are not read from an address, in UTF-16 code units. */
const maxLength = 100_000;

/** The address of this page with an edited sample in its fragment, which no server is told. */
export async function shareAddress({ id, text }: SharedEdit): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw'),
  );
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const code = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const url = new URL(location.href);
  url.search = '';
  url.hash = `live=${encodeURIComponent(id)}&code=${code.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return url.href;
}

/** What a fragment shares; undefined where it is broken. */
export async function sharedEdit(hash: string): Promise<SharedEdit | undefined> {
  const [, id, code] = /^#live=([^&]+)&code=([\w-]+)$/.exec(hash) ?? [];
  if (id === undefined || code === undefined || code.length > maxLength) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (it) =>
      it.codePointAt(0)!,
    );
    const text = await (await through(bytes, new DecompressionStream('deflate-raw'))).text();
    return text.length > maxLength ? undefined : { id: decodeURIComponent(id), text };
  } catch {
    return undefined;
  }
}

function through(bytes: BufferSource, stream: CompressionStream): Promise<Blob> {
  const writer = stream.writable.getWriter();
  // What is wrong with the text, the reading end says as well.
  const written = [writer.write(bytes), writer.close()];
  for (const each of written) each.catch(() => undefined);
  return new Response(stream.readable).blob();
}
