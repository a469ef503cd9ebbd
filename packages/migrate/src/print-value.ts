/** Source code in place of a value: an expression that is printed as it is. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The maximum width of a list or an object on one line, in characters. */
const width = 100;

/** Prints a value as an expression of JavaScript, with single quotes and line breaks. */
export function printValue(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => printValue(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${printKey(key)}: ${printValue(item, inner)}`);
  const [open, close, blank] = isList ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return open + close;
  const line = `${open}${blank}${parts.join(', ')}${blank}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= width) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key);
}

function printText(text: string): string {
  const json = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${json}"`
    : `'${json.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}
