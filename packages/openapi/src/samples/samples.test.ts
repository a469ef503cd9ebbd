import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '../api-reference.ts';
import { fenceHtml } from '../../../core/src/content/code/fence-html.ts';
import { createHighlighter } from '../../../core/src/content/code/highlight.ts';
import { labels } from '../document/openapi.test.kit.ts';
import { type SampleLanguage, sampleLanguages } from './sample-languages.ts';
import { type Highlight, sampleCodes, samplesOf } from './samples.ts';

const request: ApiRequest = {
  method: 'POST',
  server: 'https://api.example.com/v1',
  path: '/pets/{pet}/notes',
  fields: [
    { name: 'pet', place: 'path', isRequired: true, value: '' },
    { name: 'page', place: 'query', isRequired: true, value: 'a&b' },
    { name: 'limit', place: 'query', isRequired: false, value: '10' },
  ],
  body: { type: 'application/json', text: JSON.stringify({ text: 'it\'s "<b>"', n: null }) },
  security: [{ name: 'key', kind: 'apiKey', place: 'header', key: 'x-key' }],
};

/** The text of a sample without its markup. */
const codeOf = (html: string) =>
  html
    .replace(/<button.*$/s, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

async function samples(of = request): Promise<Record<string, string>> {
  const highlighter = await createHighlighter();
  const highlight: Highlight = async (code, language, name) => {
    const parts = { marks: new Map(), words: [], spans: [], notes: [] };
    const lines = await highlighter.lines(code, language);
    return fenceHtml({ name, lines, ...parts }, labels);
  };
  const made = await samplesOf(of, highlight, labels);
  return Object.fromEntries(made.map(({ label, html }) => [label, codeOf(html)]));
}

// The first highlighter of a process takes seconds on a busy machine.
describe('samples of a request', { timeout: 30_000 }, () => {
  it('are written in every language, with all required values', async () => {
    const made = await samples();
    expect(Object.keys(made)).toEqual(['curl', 'fetch', 'Python', 'PHP']);
    for (const code of Object.values(made)) {
      expect(code).toContain('https://api.example.com/v1/pets/{pet}/notes?page=a%26b');
      expect(code).toContain('YOUR_API_KEY');
      expect(code).not.toContain('limit');
    }
  });

  it('send a method that is no word in every language', async () => {
    const method = 'M-SEARCH';
    const codes = await sampleCodes({ ...request, method }, ['javascript', 'python', 'go', 'ruby']);
    for (const [, code] of codes) expect(code).toContain(method);
    expect(new Map(codes).get('ruby')).toContain('request = Net::HTTP::Msearch.new(url)');
  });

  it('are valid: the shell, JavaScript and Python parse them', async () => {
    const { curl, fetch, Python } = await samples();
    expect(spawnSync('bash', ['-n'], { input: curl }).status).toBe(0);
    expect(() => new Function(`return async () => {${fetch}}`)).not.toThrow();
    expect(Python).toContain('"text": "it\'s \\"<b>\\""');
  });

  it('send forms as forms, and use an example host by default', async () => {
    const { curl } = await samples({
      ...request,
      server: '/v1',
      body: { type: 'multipart/form-data', text: '{"name":"Rex"}' },
    });
    expect(curl).toContain('https://example.com/v1/pets/');
    expect(curl).toContain('--form name=Rex');
  });

  it('keep reserved characters where the document allows them, in every language', async () => {
    const fields: ApiRequest['fields'] = [
      { name: 'to', place: 'query', isRequired: true, value: "/a?b:c'$d #", allowReserved: true },
      { name: 'at', place: 'query', isRequired: true, value: 'a/b' },
      { name: 'now', place: 'query', isRequired: true, value: '', allowReserved: true },
    ];
    const languages = Object.keys(sampleLanguages) as SampleLanguage[];
    const codes = await sampleCodes({ ...request, path: '/pets', fields }, languages);
    const other: Partial<Record<SampleLanguage, [from: string, to: string]>> = {
      curl: ["'", String.raw`'\''`],
      javascript: ["'", String.raw`\'`],
      php: ['$', String.raw`\$`],
      kotlin: ['$', String.raw`\$`],
    };
    expect(codes.length).toBe(10);
    for (const [name, code] of codes) {
      const [from, to] = other[name] ?? ['', ''];
      const query = "?to=/a?b:c'$d%20%23&at=a%2Fb&now={now}".replace(from, () => to);
      expect(code).toContain(`https://api.example.com/v1/pets${query}`);
    }
  });

  it('have a whole query, the placeholders of a server, and headers alone', async () => {
    const query = { name: 'q', place: 'query', isRequired: true, value: '$.a', style: 'whole' };
    const [[, code] = []] = await sampleCodes(
      {
        ...{ method: 'HEAD', server: 'https://{region}.example.com', path: '/pets' },
        ...{ fields: [query] as ApiRequest['fields'], security: [] },
      },
      ['curl'],
    );
    expect(code).toMatch(/^curl --head/);
    expect(code).toContain("'https://{region}.example.com/pets?%24.a'");
  });

  it('encode an address of any script, and name the scheme of a key', async () => {
    const security = { name: 'd', kind: 'other', place: 'header', key: 'Authorization' } as const;
    const path = '/部屋/{名前}';
    const fields: ApiRequest['fields'] = [];
    const codes = await sampleCodes(
      { ...request, path, fields, security: [{ ...security, scheme: 'Digest' }] },
      ['curl', 'ruby'],
    );
    for (const [, code] of codes) {
      expect(code).toContain('/v1/%E9%83%A8%E5%B1%8B/{名前}');
      expect(code).toContain('Digest YOUR_CREDENTIALS');
    }
  });

  it('keep the backslashes of a body, in every language', async () => {
    const text = String.raw`b\c "q"`;
    const languages = Object.keys(sampleLanguages) as SampleLanguage[];
    const types = ['text/plain', 'application/json', 'application/x-www-form-urlencoded'];
    for (const type of types) {
      const body = { type, text: type === 'text/plain' ? text : JSON.stringify({ text }) };
      for (const [name, code] of await sampleCodes({ ...request, body }, languages)) {
        const [before] = /b(?:%5C|\\)+c/.exec(code) ?? [''];
        // A language that writes JSON as text doubles what JSON has doubled.
        const doubled = /json/.test(type) && code.includes(String.raw`{\"text\":`);
        const single = name === 'curl' && !/json/.test(type);
        const count = single ? 1 : doubled ? 4 : 2;
        const isEncoded = before.includes('%');
        expect(before, `${type} ${name}`).toBe(isEncoded ? 'b%5Cc' : `b${'\\'.repeat(count)}c`);
      }
    }
  });

  it('upload files, and escape what a text in quotes would replace', async () => {
    const codes = async (body: ApiRequest['body']) =>
      Object.fromEntries(await sampleCodes({ ...request, body }, ['javascript', 'php', 'ruby']));
    const form = { type: 'multipart/form-data', text: '{"a":"it\'s","b":"x"}', files: ['b'] };
    const upload = await codes(form);
    expect(upload.javascript).toContain("form.append('b', await openAsBlob('b.bin'), 'b.bin');");
    expect(upload.php).toContain("'b' => new CURLFile('b.bin')");
    expect(upload.php).not.toContain('Content-Type');
    expect(upload.ruby).toContain("['a', 'it\\'s'],\n  ['b', File.open('b.bin')]");
    const lists = await codes({ ...form, text: '{"a":["x","y"],"c":{"d":1}}', files: [] });
    expect(lists.javascript).toContain(
      "form.append('c', new Blob(['{\"d\":1}'], { type: 'application/json' }));",
    );
    expect(lists.php).toContain(`['Content-Disposition: form-data; name="a"', 'y']`);
    const text = await codes({ type: 'text/plain', text: '$HOME #{x}' });
    expect(text.php).toContain('"\\$HOME #{x}"');
    expect(text.ruby).toContain('"$HOME \\#{x}"');
  });
});
