import type { SampleLanguage } from './sample-languages.ts';

/** A text in double quotes, with its escapes. */
const quoted = /"(?:[^"\\]|\\.)*"/g;

/** What the generator leaves, such as characters of a text in double quotes that would stand for values. */
const repairs: Partial<Record<SampleLanguage, (code: string) => string>> = {
  // curl would wait for a body.
  curl: (code) => code.replace(/^curl --request HEAD\b/, 'curl --head'),
  // Its constructor takes no parameters of a media type.
  csharp: (code) => code.replace('new MediaTypeHeaderValue(', 'MediaTypeHeaderValue.Parse('),
  kotlin: escapeDollars,
  php: escapeDollars,
  // A method such as M-SEARCH is a class.
  ruby: (code) =>
    code
      .replace(quoted, (text) => text.replaceAll(/#(?=[{$@])/g, String.raw`\#`))
      .replaceAll(/(?<=Net::HTTP::)[\w-]+/g, (name) => name.replaceAll('-', '')),
};

function escapeDollars(code: string): string {
  return code.replace(quoted, (text) => text.replaceAll('$', String.raw`\$`));
}

/** A sample as the language means it. */
export function repairSample(language: SampleLanguage, code: string): string {
  return repairs[language]?.(code) ?? code;
}
