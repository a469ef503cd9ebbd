/** A language of samples: target and client are names of the generator. */
interface Language {
  label: string;
  target: string;
  client: string;
  /** The language of the highlighter. */
  language: string;
}

/** The languages of samples, by the names that the option takes. */
export const sampleLanguages = {
  curl: { label: 'curl', target: 'shell', client: 'curl', language: 'sh' },
  javascript: { label: 'fetch', target: 'javascript', client: 'fetch', language: 'js' },
  python: { label: 'Python', target: 'python', client: 'requests', language: 'python' },
  go: { label: 'Go', target: 'go', client: 'native', language: 'go' },
  java: { label: 'Java', target: 'java', client: 'okhttp', language: 'java' },
  csharp: { label: 'C#', target: 'csharp', client: 'httpclient', language: 'csharp' },
  php: { label: 'PHP', target: 'php', client: 'curl', language: 'php' },
  ruby: { label: 'Ruby', target: 'ruby', client: 'native', language: 'ruby' },
  swift: { label: 'Swift', target: 'swift', client: 'urlsession', language: 'swift' },
  kotlin: { label: 'Kotlin', target: 'kotlin', client: 'okhttp', language: 'kotlin' },
} as const satisfies Record<string, Language>;

/** The name of a language of samples. */
export type SampleLanguage = keyof typeof sampleLanguages;

/** The languages of a site that chooses none. */
export const defaultLanguages: readonly SampleLanguage[] = ['curl', 'javascript', 'python', 'php'];
