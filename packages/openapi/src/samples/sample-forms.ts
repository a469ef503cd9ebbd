import { curlData, curlField } from '../curl-form.ts';
import {
  fileOf,
  formText,
  isFormData,
  type FormPair,
  typeWith,
  urlencoded,
} from '../form-pairs.ts';
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
    const rows = parts.map(({ name, value, type, headers, isFile }) => {
      const content = isFile
        ? `${double(fileOf(name))}, open(${double(fileOf(name))}, "rb")`
        : `None, ${double(value)}`;
      const named = headers?.map(([key, text]) => `${double(key)}: ${double(text)}`);
      const more = [
        ...(type || named ? [type ? double(type) : 'None'] : []),
        ...(named ? [`{${named.join(', ')}}`] : []),
      ];
      return `    (${double(name)}, (${[content, ...more].join(', ')})),\n`;
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
      parts.every(({ type, headers, isFile }) => !headers && (isFile || !type));
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

/** Stand for the media type and the fields of a form, which the generator would write without their backslashes. */
const standIn = { type: 'text/form', fields: '(the-fields)' };

/** The fields of a form in languages that write them as such. */
const fieldsOf: Partial<Record<SampleLanguage, (pairs: FormPair[]) => string>> = {
  javascript: (pairs) => {
    const isList = new Set(pairs.map(({ name }) => name)).size < pairs.length;
    const rows = pairs.map(({ name, value }) =>
      isList
        ? `[${script(name)}, ${script(value)}]`
        : `${/^[a-z_]\w*$/i.test(name) ? name : script(name)}: ${script(value)}`,
    );
    const inside = rows.map((row) => `\n    ${row}`).join();
    return `new URLSearchParams(${isList ? `[${inside}\n  ]` : `{${inside}\n  }`})`;
  },
  python: (pairs) => {
    const names = [...new Set(pairs.map(({ name }) => name))];
    const rows = names.map((name) => {
      const values = pairs.filter((pair) => pair.name === name).map(({ value }) => double(value));
      return `\n    ${double(name)}: ${values.length > 1 ? `[${values.join(', ')}]` : values[0]}`;
    });
    return `{${rows.join()}\n}`;
  },
};

/** The sample of a request with a form. */
export function convertForm(
  name: SampleLanguage,
  har: Har,
  { pairs, isMultipart }: NonNullable<ReturnType<typeof toHar>['form']>,
  convert: Convert,
): string | undefined {
  const type = har.postData!.mimeType;
  if (isMultipart && (name === 'curl' || isFormData(type))) {
    const add = (addForm as Partial<Record<SampleLanguage, AddForm>>)[name];
    if (!add) return convert(name, har);
    // curl adds the boundary.
    const headers = har.headers.filter(
      (header) => header.name !== 'Content-Type' || !isFormData(type),
    );
    const { postData: _, ...alone } = { ...har, headers };
    const code = convert(name, alone);
    return code && add(code, pairs);
  }
  if (isMultipart) return convertText(name, har, pairs, convert);
  const isText = pairs.some(({ allowReserved }) => allowReserved);
  if (name === 'curl' && !isText) {
    const { postData: _, ...alone } = har;
    const code = convert(name, alone);
    return code && [code, ...pairs.map(curlData)].join(' \\\n  ');
  }
  const write = isText ? undefined : fieldsOf[name];
  const postData = { mimeType: standIn.type, text: write ? standIn.fields : urlencoded(pairs) };
  return convert(name, { ...har, postData })
    ?.replace(/(['"])\(the-fields\)\1/, () => write?.(pairs) ?? '')
    .replaceAll(standIn.type, type);
}

/** The sample of parts that no library has a form for: as text. */
function convertText(name: SampleLanguage, har: Har, pairs: FormPair[], convert: Convert) {
  const type = typeWith(har.postData!.mimeType, 'part');
  const headers = har.headers.map((header) =>
    header.name === 'Content-Type' ? { ...header, value: type } : header,
  );
  const postData = { mimeType: standIn.type, text: formText(pairs, 'part') };
  return convert(name, { ...har, headers, postData })?.replaceAll(
    standIn.type,
    type.replaceAll('"', String.raw`\"`),
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
  const rows = parts.map(({ name, value, type, headers = [], isFile }) => {
    const named = isFile ? `; filename="${fileOf(name)}"` : '';
    const lines = [
      `Content-Disposition: form-data; name="${name}"${named}`,
      type && `Content-Type: ${type}`,
      ...headers.map((header) => header.join(': ')),
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
