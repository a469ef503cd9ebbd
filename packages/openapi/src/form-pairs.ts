import { asText } from './document/json.ts';
import { encodeIn, pairsOf, type ParameterStyle } from './query-pairs.ts';

/** How a field of a form is written; see "Encoding Object" of the OpenAPI specification. */
export interface FieldEncoding extends ParameterStyle {
  /** A media type, or several with commas. */
  contentType?: string | undefined;
  /** Whether reserved characters stay as they are. */
  allowReserved?: boolean | undefined;
  /** The headers of its part. */
  headers?: [name: string, value: string][] | undefined;
}

/** A field that a form is sent with. */
export interface FormPair {
  name: string;
  value: string;
  /** The media type of a part that is no text. */
  type?: string | undefined;
  /** The other headers of its part. */
  headers?: [name: string, value: string][] | undefined;
  allowReserved?: true;
  /** Whether the name is only its place. */
  isUnnamed?: true | undefined;
  isFile?: boolean;
  /** The file that the reader has chosen. */
  file?: File;
}

/** The body of a request, as far as it says how a form is written. */
export interface FormBody {
  type: string;
  /** The names of the fields that are files. */
  files?: string[] | undefined;
  encodings?: Record<string, FieldEncoding> | undefined;
  /** Whether its parts have only a place. */
  isUnnamed?: true | undefined;
}

/** The media type of a file that has no other. */
export const binary = 'application/octet-stream';

/** Whether a body is a form. */
export function isForm(type: string): boolean {
  return isMultipart(type) || /^application\/x-www-form-urlencoded\b/i.test(type);
}

/** Whether a body is a form in parts. */
export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** Whether a body is the form whose parts have names; a list of other parts needs none. */
export function isFormData(type: string): boolean {
  return /^multipart\/form-data\b/i.test(type);
}

/** The media type of a body in parts, with what stands between them. */
export function typeWith(type: string, boundary: string): string {
  return `${type.replace(/;\s*boundary=[^;]*/i, '')}; boundary=${boundary}`;
}

/**
 * The fields that a form is sent with: each item of a list is a field of its own, an object is JSON. A style of the
 * field's encoding writes it as a query does. A field without a value is left out.
 */
export function formPairs(fields: object, body: FormBody): FormPair[] {
  const { type, files = [], encodings = {}, isUnnamed } = body;
  const pairs = Object.entries(fields).flatMap(([name, value]: [string, unknown]): FormPair[] => {
    if (value === null || value === undefined) return [];
    const { contentType, headers, allowReserved, ...style } = encodings[name] ?? {};
    const items: unknown[] = Array.isArray(value) && !isUnnamed ? value : [value];
    const [own = ''] = (contentType ?? '').split(/\s*,\s*/);
    if (files.includes(name))
      return items.map((item) => ({
        name,
        value: asText(item),
        isFile: true,
        type: own || undefined,
        headers,
      }));
    if (allowReserved || Object.keys(style).length > 0)
      return pairsOf(name, asText(value), style).map(([key, text]) => ({
        ...{ name: key, value: text, headers },
        ...(allowReserved && { allowReserved }),
      }));
    return items.map((item) => {
      const isObject = typeof item === 'object' && item !== null;
      const isJson = isObject || /[/+]json\b/.test(own);
      const named = own || (isObject ? 'application/json' : '');
      return {
        name,
        value: isJson ? JSON.stringify(item) : asText(item),
        headers,
        ...(isMultipart(type) && named && { type: named }),
      };
    });
  });
  return isUnnamed ? pairs.map((pair) => ({ ...pair, isUnnamed })) : pairs;
}

/** A form that is no form in parts, as text. */
export function urlencoded(pairs: FormPair[]): string {
  const texts = pairs.map(({ name, value, allowReserved }) =>
    allowReserved
      ? new URLSearchParams([[name, '']]).toString() + encodeIn('form', value, true)
      : new URLSearchParams([[name, value]]).toString(),
  );
  return texts.join('&');
}

/**
 * A form in parts. `FormData` would make a file of a part with a media type.
 *
 * @param boundary Stands between the parts.
 */
export function formParts(pairs: FormPair[], boundary: string): (string | File)[] {
  const parts = pairs.flatMap(({ name, value, isFile, file, headers = [], isUnnamed, ...pair }) => {
    const type = pair.type ?? (isFile ? file?.type || binary : undefined);
    const named = isFile ? `; filename="${escaped(file?.name ?? fileOf(name))}"` : '';
    const place = isUnnamed ? isFile && 'attachment' : `form-data; name="${escaped(name)}"`;
    const head = [
      ...(place ? [`Content-Disposition: ${place}${named}`] : []),
      ...(type ? [`Content-Type: ${type}`] : []),
      ...headers.map((header) => header.join(': ')),
    ];
    const lines = [`--${boundary}`, ...head, '', ''];
    return [lines.join('\r\n'), file ?? value, '\r\n'];
  });
  return [...parts, `--${boundary}--\r\n`];
}

/** The name of the file that a field of a form uploads in samples. */
export function fileOf(field: string): string {
  return `${field}.bin`;
}

/** A form in parts without chosen files, as text. */
export function formText(pairs: FormPair[], boundary: string): string {
  return formParts(pairs, boundary).join('');
}

/** A name in a header of a part, as browsers write it. */
function escaped(name: string): string {
  return name.replaceAll('"', '%22').replaceAll(/\r\n|[\r\n]/g, '%0D%0A');
}
