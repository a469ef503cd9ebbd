import { curlField, fileOf } from '../curl-form.ts';
import type { FormPair } from '../form-pairs.ts';
import type { SampleLanguage } from './sample-languages.ts';
import type { Har, toHar } from './sample-request.ts';

/**
 * Writes a form in parts into the sample of its request without a body. The generator loses all but the last item of
 * a list, media types, and quotes.
 */
type AddForm = (code: string, parts: FormPair[]) => string;

const addForm = {
  curl: (code, parts) => [code, ...parts.map(curlField)].join(' \\\n  '),
  javascript: (code, parts) => {
    const values = parts.map(({ name, value, type, isFile }) => {
      if (isFile)
        return `${single(name)}, await openAsBlob(${file(name)}${typeOf(type)}), ${file(name)}`;
      const text = script(value);
      return `${single(name)}, ${type ? `new Blob([${text}]${typeOf(type)})` : text}`;
    });
    const form = [
      parts.some(({ isFile }) => isFile) ? "import { openAsBlob } from 'node:fs';\n\n" : '',
      'const form = new FormData();\n',
      ...values.map((each) => `form.append(${each});\n`),
    ].join('');
    return `${form}\n${before(code, 'fetch(', 'options.body = form;\n\n')}`;
  },
  python: (code, parts) => {
    const rows = parts.map(({ name, value, type, isFile }) => {
      const content = isFile
        ? `${double(fileOf(name))}, open(${double(fileOf(name))}, "rb")`
        : `None, ${double(value)}`;
      return `    (${double(name)}, (${content}${type ? `, ${double(type)}` : ''})),\n`;
    });
    const files = `files = [\n${rows.join('')}]\n`;
    const at = /^(?:headers|response) = /m.exec(code)!.index;
    const space = code.startsWith('response', at) ? '\n' : '';
    return (code.slice(0, at) + files + space + code.slice(at)).replace(
      /^(response = requests\.\w+\(.*?)(, headers=headers)?\)$/m,
      (_, call: string, headers = '') => `${call}, files=files${headers})`,
    );
  },
  php: (code, parts) => {
    const isSimple =
      new Set(parts.map(({ name }) => name)).size === parts.length &&
      parts.every(({ type, isFile }) => isFile || !type);
    return isSimple ? addPhpFields(code, parts) : addPhpBody(code, parts);
  },
  ruby: (code, parts) => {
    const rows = parts.map(({ name, value, type, isFile }) => {
      const content = isFile ? `File.open(${file(name)})` : single(value);
      // Only a part with a file name may have a media type.
      const named = type && !isFile ? `filename: ${single(name)}, ` : '';
      return `  [${single(name)}, ${content}${type ? `, { ${named}content_type: ${single(type)} }` : ''}]`;
    });
    const form = `request.set_form([\n${rows.join(',\n')}\n], 'multipart/form-data')\n`;
    return before(code, '\nresponse = ', form);
  },
} satisfies Partial<Record<SampleLanguage, AddForm>>;

/** The generator of samples. */
export type Convert = (name: SampleLanguage, har: Har) => string | undefined;

/** Stands for the media type of a form whose text is written. */
const standIn = 'text/form';
/** The languages in which the generator writes the fields of a form. */
const withFields: SampleLanguage[] = ['curl', 'javascript', 'python'];

/** The sample of a request with a form. */
export function convertForm(
  name: SampleLanguage,
  har: Har,
  { pairs, isMultipart }: NonNullable<ReturnType<typeof toHar>['form']>,
  convert: Convert,
): string | undefined {
  if (isMultipart) {
    const add = (addForm as Partial<Record<SampleLanguage, AddForm>>)[name];
    if (!add) return convert(name, har);
    const headers = har.headers.filter((header) => header.name !== 'Content-Type');
    const { postData: _, ...alone } = { ...har, headers };
    const code = convert(name, alone);
    return code && add(code, pairs);
  }
  const fields = pairs.map((pair) => [pair.name, pair.value]);
  if (!withFields.includes(name)) {
    const postData = { mimeType: standIn, text: new URLSearchParams(fields).toString() };
    return convert(name, { ...har, postData })?.replaceAll(standIn, har.postData!.mimeType);
  }
  const code = convert(name, har);
  const isList = new Set(pairs.map((pair) => pair.name)).size < pairs.length;
  if (name !== 'javascript' || !isList) return code;
  const rows = pairs.map((pair) => `    [${script(pair.name)}, ${script(pair.value)}]`);
  return code?.replace(
    /new URLSearchParams\(\{.*?\n {2}\}\)/s,
    () => `new URLSearchParams([\n${rows.join(',\n')}\n  ])`,
  );
}

function addPhpFields(code: string, parts: FormPair[]): string {
  const rows = parts.map(({ name, value, type, isFile }) => {
    const content = isFile
      ? `new CURLFile(${file(name)}${type ? `, ${single(type)}` : ''})`
      : single(value);
    return `    ${single(name)} => ${content},\n`;
  });
  return addPhpOption(code, `CURLOPT_POSTFIELDS => [\n${rows.join('')}  ],`);
}

/** The fields of PHP are an array with one value for each name, and only files have a media type. */
function addPhpBody(code: string, parts: FormPair[]): string {
  const rows = parts.map(({ name, value, type, isFile }) => {
    const named = isFile ? `; filename="${fileOf(name)}"` : '';
    const lines = [
      `Content-Disposition: form-data; name="${name}"${named}`,
      type && `Content-Type: ${type}`,
    ];
    const head = lines
      .filter(Boolean)
      .map((line) => single(line as string))
      .join(String.raw` . "\r\n" . `);
    return `  [${head}, ${isFile ? `file_get_contents(${file(name)})` : single(value)}],\n`;
  });
  const body = String.raw`$parts = [
${rows.join('')}];
$body = '';
foreach ($parts as [$head, $content]) {
  $body .= "--part\r\n$head\r\n\r\n$content\r\n";
}

`;
  const type = '"Content-Type: multipart/form-data; boundary=part"';
  const withType = code.includes('CURLOPT_HTTPHEADER => [\n')
    ? code.replace('CURLOPT_HTTPHEADER => [\n', (start) => `${start}    ${type},\n`)
    : addPhpOption(code, `CURLOPT_HTTPHEADER => [${type}],`);
  const added = addPhpOption(withType, String.raw`CURLOPT_POSTFIELDS => $body . "--part--\r\n",`);
  return before(added, 'curl_setopt_array(', body);
}

function addPhpOption(code: string, option: string): string {
  return code.replace(/^ *CURLOPT_CUSTOMREQUEST => .*\n/m, (line) => `${line}  ${option}\n`);
}

/** Code with a text before the last place of another. */
function before(code: string, place: string, text: string): string {
  const at = code.lastIndexOf(place);
  return code.slice(0, at) + text + code.slice(at);
}

function typeOf(type: string | undefined): string {
  return type ? `, { type: ${single(type)} }` : '';
}

function file(name: string): string {
  return single(fileOf(name));
}

/** A text in single quotes, as JavaScript, PHP and Ruby write it. */
function single(text: string): string {
  const escaped = text.replaceAll(/[\\']/g, String.raw`\$&`);
  return `'${escaped}'`;
}

/** A text in single quotes that has no line breaks. */
function script(text: string): string {
  return single(text)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`);
}

/** A text in double quotes, as Python writes it. */
function double(text: string): string {
  return JSON.stringify(text);
}
