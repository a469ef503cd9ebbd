import type { JsonObject } from '../document/json.ts';

/** What a server gets of a request, in one form for all libraries. */
export interface Received {
  method: string;
  path: string;
  /** Names and values, sorted. */
  query: string[];
  headers: Record<string, string>;
  cookies: Record<string, string>;
  /** The media type without its parameters. */
  type: string;
  body: unknown;
}

/** An operation of OpenAPI, and the request that its samples have to send. */
export interface SeededOperation {
  name: string;
  path: string;
  method: string;
  operation: JsonObject;
  expected: Received;
}

/** The ways of authentication, and what a sample without a key sends. */
export const securitySchemes = {
  header: { type: 'apiKey', in: 'header', name: 'x-key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  oauth: { type: 'oauth2', flows: {} },
};
type Scheme = keyof typeof securitySchemes;

/** A generator of numbers below a bound: mulberry32. */
function random(seed: number) {
  let state = seed;
  return (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Values that libraries like to break. */
const texts = [
  'blue',
  "it's",
  'a b',
  'ä/ü',
  'a&b=c',
  'say "hi"',
  '100%',
  '$HOME',
  '#{x}',
  '1+1',
  'b\\c"',
];
/** Header values: no library sends other characters alike. */
const plain = ['blue', 'a b', 'x=1; y=2', 'W/"1"'];

const queries: ((text: string) => [JsonObject, unknown, string[]])[] = [
  (text) => [{}, text, [`q=${text}`]],
  (text) => [{}, [text, 'two'], [`q=${text}`, 'q=two']],
  (text) => [{ explode: false }, [text, 'two'], [`q=${text},two`]],
  (text) => [{ style: 'pipeDelimited', explode: false }, [text, 'two'], [`q=${text}|two`]],
  (text) => [{ style: 'deepObject' }, { a: text, b: 1 }, [`q[a]=${text}`, 'q[b]=1']],
  (text) => [{}, { a: text, b: 1 }, [`a=${text}`, 'b=1']],
];

/** The content of the file that samples upload: `file.bin` in their folder. */
export const fileContent = 'content of the file';

const bodies: ((text: string) => [type: string, media: JsonObject, body: unknown] | undefined)[] = [
  () => undefined,
  (text) => {
    const example = { text, list: [1, { deep: text }], none: null };
    return ['application/json', { example }, example];
  },
  (text) => {
    const example = { text, number: 1 };
    return ['application/x-www-form-urlencoded', { example }, { text, number: '1' }];
  },
  (text) => ['text/plain', { example: `${text}\nsecond line` }, `${text}\nsecond line`],
  (text) => {
    const properties = { text: { type: 'string' }, file: { type: 'string', format: 'binary' } };
    const media = { schema: { type: 'object', properties }, example: { text, file: 'x' } };
    return ['multipart/form-data', media, { text, file: fileContent }];
  },
  (text) => {
    const example = {
      text,
      list: [text, 'two'],
      object: { deep: text },
      deep: { a: { b: [1, text] } },
    };
    const media = { example, encoding: { deep: { style: 'deepObject', explode: true } } };
    const body = { text, list: [text, 'two'], object: JSON.stringify({ deep: text }) };
    return [
      'application/x-www-form-urlencoded',
      media,
      { ...body, 'deep[a][b][0]': '1', 'deep[a][b][1]': text },
    ];
  },
  (text) => {
    const file = { type: 'string', format: 'binary' };
    const properties = { files: { type: 'array', items: file }, one: file };
    const example = {
      text: `@${text};`,
      list: [text, 'two'],
      object: { deep: `${text};` },
      files: ['', ''],
      one: '',
    };
    const encoding = {
      text: { contentType: 'application/json' },
      one: { contentType: 'image/png' },
    };
    const media = { schema: { type: 'object', properties }, example, encoding };
    // The text is JSON, with its quotes.
    return [
      'multipart/form-data',
      media,
      { ...example, files: [fileContent, fileContent], one: fileContent },
    ];
  },
  (text) => {
    const media = { example: { text, plain: text }, encoding: { text: { allowReserved: true } } };
    return ['application/x-www-form-urlencoded', media, { text, plain: text }];
  },
  (text) => {
    const example = [{ deep: text }, `${text}\nsecond line`];
    return ['multipart/mixed', { schema: { type: 'array' }, example }, { '': example }];
  },
  () => ['application/xml', { example: '<a b="c">d</a>' }, '<a b="c">d</a>'],
];

const required: Partial<Record<Scheme, (sent: Received) => void>> = {
  header: ({ headers }) => (headers['x-key'] = 'YOUR_API_KEY'),
  query: ({ query }) => query.push('key=YOUR_API_KEY'),
  cookie: ({ cookies }) => (cookies.session = 'YOUR_API_KEY'),
  bearer: ({ headers }) => (headers.authorization = 'Bearer YOUR_TOKEN'),
  basic: ({ headers }) => (headers.authorization = 'Basic YOUR_CREDENTIALS'),
  oauth: ({ headers }) => (headers.authorization = 'Bearer YOUR_TOKEN'),
};

/** Operations whose samples use every feature; the same ones for the same seed. */
export function seededOperations(seed: number, count: number): SeededOperation[] {
  const next = random(seed);
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)]!;
  return Array.from({ length: count }, (_, index) => {
    const text = one(texts);
    // In turns, so that each is there; the rest by chance.
    const body = bodies[index % bodies.length]!(text);
    const method = one(body ? ['post', 'put', 'patch', 'delete'] : ['get', 'delete']);
    const [style, value, query] = queries[index % queries.length]!(one(texts));
    const scheme = one([undefined, ...(Object.keys(required) as Scheme[])]);
    const [room, header] = [one(texts), one(plain)];
    const parameters = [
      { name: 'room', in: 'path', required: true, example: room, schema: { type: 'string' } },
      { name: 'q', in: 'query', required: true, example: value, schema: {}, ...style },
      { name: 'x-note', in: 'header', required: true, example: header, schema: {} },
      ...(next(2) === 0
        ? [{ name: 'theme', in: 'cookie', required: true, example: 'dark', schema: {} }]
        : []),
    ];
    const expected: Received = {
      method: method.toUpperCase(),
      path: `/${index}/${room}`,
      query: [...query],
      headers: { 'x-note': header },
      cookies: parameters.length === 4 ? { theme: 'dark' } : {},
      type: body?.[0] ?? '',
      body: body?.[2] ?? '',
    };
    if (scheme) required[scheme]!(expected);
    expected.query.sort();
    const operation = {
      parameters,
      responses: {},
      security: scheme ? [{ [scheme]: [] }] : [],
      ...(body && { requestBody: { content: { [body[0]]: body[1] } } }),
    };
    const name = `${index} ${method} ${body?.[0] ?? 'without body'}`;
    return { name, path: `/${index}/{room}`, method, operation, expected };
  });
}
