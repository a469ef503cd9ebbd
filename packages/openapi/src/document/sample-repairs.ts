import type { SampleLanguage } from './sample-languages.ts';

/** A field of a form: its text, or the name of a file. */
export interface FormField {
  name: string;
  value: string;
  fileName?: string;
}

type Repair = (code: string, form: FormField[] | undefined) => string;

/** A text in double quotes, with its escapes. */
const quoted = /"(?:[^"\\]|\\.)*"/g;

/** What the generator gets wrong, by language: files of forms, and characters that a text in quotes must escape. */
const repairs: Partial<Record<SampleLanguage, Repair>> = {
  javascript: (code, form = []) => {
    const files = form.filter(({ fileName }) => fileName !== undefined);
    if (files.length === 0) return code;
    const repaired = files.reduce(
      (text, { name, fileName }) =>
        text.replace(
          `form.append(${single(name)}, ${single(fileName!)});`,
          () =>
            `form.append(${single(name)}, await openAsBlob(${single(fileName!)}), ${single(fileName!)});`,
        ),
      code,
    );
    return `import { openAsBlob } from 'node:fs';\n\n${repaired}`;
  },
  php: (code, form) => {
    if (!form) return code.replace(quoted, (text) => text.replaceAll('$', String.raw`\$`));
    const fields = form.map(
      ({ name, value, fileName }) =>
        `    ${single(name)} => ${fileName === undefined ? single(value) : `new CURLFile(${single(fileName)})`},\n`,
    );
    return code
      .replace(
        /CURLOPT_POSTFIELDS => "(?:[^"\\]|\\.)*"/,
        () => `CURLOPT_POSTFIELDS => [\n${fields.join('')}  ]`,
      )
      .replace(/,?\n *"Content-Type: multipart[^"]*"(?=\n)|\n *"Content-Type: multipart[^"]*",/, '')
      .replace(/\n *CURLOPT_HTTPHEADER => \[\s*\],/, '');
  },
  ruby: (code, form) => {
    if (!form)
      return code.replace(quoted, (text) => text.replaceAll(/#(?=[{$@])/g, String.raw`\#`));
    const fields = form.map(
      ({ name, value, fileName }) =>
        `  [${single(name)}, ${fileName === undefined ? single(value) : `File.open(${single(fileName)})`}]`,
    );
    return code.replace(
      /request\.body = "(?:[^"\\]|\\.)*"/,
      () => `request.set_form([\n${fields.join(',\n')}\n], 'multipart/form-data')`,
    );
  },
};

/** A sample as the language means it. */
export function repairSample(
  language: SampleLanguage,
  code: string,
  form: FormField[] | undefined,
): string {
  return repairs[language]?.(code, form) ?? code;
}

/** A text in single quotes, as all three languages write it. */
function single(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}
