/** What an entry of `/ac` says of its content: `ActionResult` of Bazel's Remote Execution API, with one output file. */
export interface Entry {
  /** The hash of the content, SHA-256 in hex, and its length in bytes. */
  hash: string;
  size: number;
  /** The signature; empty without one. It is `stdout_raw` of the result. */
  signature: Uint8Array;
}

/** The numbers of the fields in `build/bazel/remote/execution/v2/remote_execution.proto`. */
const outputFiles = 2;
const stdoutRaw = 5;
const filePath = 1;
const fileDigest = 2;
const digestHash = 1;
const digestSize = 2;

/** Writes an entry in the wire format of Protocol Buffers. */
export function writeEntry({ hash, size, signature }: Entry): Uint8Array {
  const digest = Buffer.concat([
    bytesField(digestHash, Buffer.from(hash)),
    varint(digestSize << 3),
    varint(size),
  ]);
  const file = Buffer.concat([
    bytesField(filePath, Buffer.from('results')),
    bytesField(fileDigest, digest),
  ]);
  return Buffer.concat([bytesField(outputFiles, file), bytesField(stdoutRaw, signature)]);
}

/** Reads an entry; undefined if the bytes are none. Fields that others added are left out. */
export function readEntry(bytes: Uint8Array): Entry | undefined {
  try {
    const result = fieldsOf(bytes);
    const digest = fieldsOf(asBytes(fieldsOf(asBytes(result.get(outputFiles))).get(fileDigest)));
    const hash = Buffer.from(asBytes(digest.get(digestHash))).toString();
    const size = digest.get(digestSize);
    if (!/^[\da-f]{64}$/.test(hash) || typeof size !== 'number') return undefined;
    return { hash, size, signature: asBytes(result.get(stdoutRaw) ?? new Uint8Array()) };
  } catch {
    return undefined;
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest >= 128 ? (rest % 128) + 128 : rest);
    if (rest < 128) return Buffer.from(bytes);
  }
}

function bytesField(number: number, content: Uint8Array): Buffer {
  return Buffer.concat([varint((number << 3) | 2), varint(content.length), content]);
}

/** The fields of a message by number. @throws Error if it is damaged. */
function fieldsOf(bytes: Uint8Array): Map<number, number | Uint8Array> {
  const fields = new Map<number, number | Uint8Array>();
  let at = 0;
  const number = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || factor > 2 ** 49) throw new Error('The message ends early');
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = number();
    const kind = tag % 8;
    if (kind !== 0 && kind !== 2) throw new Error('A field of another kind');
    const value = number();
    if (kind === 2 && at + value > bytes.length) throw new Error('The message ends early');
    fields.set(Math.floor(tag / 8), kind === 0 ? value : bytes.subarray(at, at + value));
    if (kind === 2) at += value;
  }
  return fields;
}

function asBytes(value: number | Uint8Array | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new Error('A field is missing');
}
