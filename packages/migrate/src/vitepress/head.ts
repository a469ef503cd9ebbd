import { Code, printValue } from '../print-value.ts';

/** The attributes of HTML with another spelling in React. */
const spellings: Record<string, string> = {
  class: 'className',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  'http-equiv': 'httpEquiv',
  fetchpriority: 'fetchPriority',
  referrerpolicy: 'referrerPolicy',
  hreflang: 'hrefLang',
  nomodule: 'noModule',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
};

/** An element of the head as VitePress writes it: `['meta', { name: 'x' }, 'content']`. */
function elementOf(entry: unknown): string | undefined {
  const [tag, attributes, content] = Array.isArray(entry) ? (entry as unknown[]) : [];
  if (typeof tag !== 'string' || !/^[a-z]+$/.test(tag)) return undefined;
  const props = Object.entries(Object(attributes) as object).map(([name, value]) => {
    const key = spellings[name] ?? (name.startsWith('on') ? undefined : name);
    if (key === undefined) return '';
    return value === '' || value === true ? ` ${key}` : ` ${key}=${attributeText(String(value))}`;
  });
  const inner =
    typeof content === 'string' && content !== ''
      ? ` dangerouslySetInnerHTML={{ __html: ${printValue(content)} }}`
      : '';
  return `<${tag}${props.join('')}${inner} />`;
}

function attributeText(value: string): string {
  return /["\\{}&<>\n]/.test(value) ? `{${printValue(value)}}` : `"${value}"`;
}

/**
 * The option `head` for elements of every page, and by path for elements of single pages.
 *
 * @returns Undefined if there are none.
 */
export function headCode(all: unknown[], byPath: ReadonlyMap<string, unknown[]>): Code | undefined {
  const lines = (entries: unknown[]) => entries.flatMap((entry) => elementOf(entry) ?? []);
  const common = lines(all);
  const own = [...byPath]
    .map(([path, entries]) => [path, lines(entries)] as const)
    .filter(([, each]) => each.length > 0);
  const fragment = (elements: string[], indent: string) =>
    `<>\n${elements.map((element) => `${indent}  ${element}\n`).join('')}${indent}</>`;
  if (own.length === 0) return common.length === 0 ? undefined : new Code(fragment(common, '  '));
  const rows = own.map(
    ([path, each]) => `      ${printValue(path)}: ${fragment(each, '      ')},\n`,
  );
  const pages = `({\n${rows.join('')}    } as Record<string, ReactElement>)[path]`;
  return new Code(
    `({ path }: { path: string }) => <>\n${common.map((each) => `    ${each}\n`).join('')}    {${pages}}\n  </>`,
  );
}
