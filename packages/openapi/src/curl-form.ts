import { fileOf, type FormPair } from './form-pairs.ts';

/**
 * A field of a form as an option of curl, whose `--form` takes a value that begins with `@` for a file, and a
 * semicolon for the start of a media type.
 */
export function curlField({ value, type, headers = [], isFile, file, ...pair }: FormPair): string {
  const name = pair.isUnnamed ? '' : pair.name;
  const after = [
    type ? `;type=${type}` : '',
    ...headers.map((header) => `;headers=${inQuotes(header.join(': '))}`),
  ].join('');
  if (isFile) return `--form ${word(`${name}=@${file?.name ?? fileOf(pair.name)}${after}`)}`;
  const isSpecial = /^[@<"]|;/.test(value);
  if (after) return `--form ${word(`${name}=${isSpecial ? inQuotes(value) : value}${after}`)}`;
  return `--form${isSpecial ? '-string' : ''} ${word(`${name}=${value}`)}`;
}

/** A field of a form that is no form in parts: curl encodes its value. Brackets of its name need no codes. */
export function curlData({ name, value }: FormPair): string {
  const encoded = encodeURIComponent(name).replace(/%5B|%5D/g, decodeURIComponent);
  return `--data-urlencode ${word(`${encoded}=${value}`)}`;
}

function inQuotes(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** A word of a shell. */
export function word(text: string): string {
  return /^[\w\-/.@%^=:]+$/.test(text) ? text : quote(text);
}

/** A word of a shell in quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
