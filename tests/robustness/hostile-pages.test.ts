import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRandom, type Random } from './mutate.ts';
import { createPageRenderer } from './render-page.ts';

/* `FUZZ_CASES=100000 FUZZ_SEED=7 npx vitest run tests/robustness/hostile-pages.test.ts` */
const cases = Number(process.env.FUZZ_CASES ?? 300);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const timeoutMs = Math.max(600_000, cases * 100);

const render = createPageRenderer(import.meta.dirname);
beforeAll(() => {
  // React warns about what it removes; the HTML shows the removal.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

/** A scheme in a spelling that filters may overlook. */
function disguised(scheme: string, random: Random): string {
  const between = [
    '',
    '',
    '',
    '\t',
    '\n',
    '&Tab;',
    '&#10;',
    '&NewLine;',
    '&#x0D;',
    '&#0;',
    '%09',
    '/**/',
  ];
  const letters = [...scheme].map((letter) => {
    const code = letter.codePointAt(0)!;
    const forms = [
      letter,
      letter,
      letter,
      letter.toUpperCase(),
      `&#${code};`,
      `&#x${code.toString(16)}`,
    ];
    return random.pick(forms) + (random.below(6) === 0 ? random.pick(between) : '');
  });
  const before = random.pick([
    '',
    '',
    ' ',
    '&#1;',
    '\u00a0',
    '&#x20;',
    '\u0001',
    '%20',
    '//',
    './',
  ]);
  return before + letters.join('') + random.pick([':', ':', '&colon;', '&#58;', '%3A', '\uff1a']);
}

const tags = [
  'a',
  'area',
  'form',
  'iframe',
  'object',
  'embed',
  'img',
  'button',
  'svg',
  'math',
  'b',
  'use',
];
const addresses = [
  'href',
  'src',
  'action',
  'formaction',
  'formAction',
  'data',
  'xlink:href',
  'xlinkHref',
  'poster',
  'HREF',
];
const handlers = [
  'onclick',
  'onClick',
  'ONERROR',
  'onload',
  'onmouseover',
  'onPointerDown',
  'onbegin',
  'on\u0001click',
];

/** A page that tries to run code. */
function attack(random: Random, ending: string): string {
  const url = `${disguised(random.pick(['javascript', 'javascript', 'vbscript', 'data']), random)}alert(1)`;
  const tag = random.pick(tags);
  const address = `${random.pick(addresses)}=${random.pick(['"', "'"])}`;
  const quote = address.at(-1)!;
  const handler = `${random.pick(handlers)}=${random.pick(['"alert(1)"', "'alert(1)'"])}`;
  const open =
    ending === 'mdx'
      ? `<${tag} `
      : random.pick([`<${tag} `, `<${tag}\n`, `<${tag.toUpperCase()} `]);
  const forms = [
    `[a](${url})`,
    `[a](<${url}> "b")`,
    `![a](${url})`,
    `[a][b]\n\n[b]: ${url}`,
    `<${url}>`,
    `${open}${address}${url}${quote}>a</${tag}>`,
    `${open}${handler}>a</${tag}>`,
    `<svg><a><${random.pick(['animate', 'set', 'Animate'])} attributeName="href" ${random.pick(['values', 'to', 'from', 'by'])}=${quote}${random.pick(['', '#;', '#; '])}${url}${quote}></${random.pick(['animate', 'set'])}></a></svg>`,
    `<iframe ${random.pick(['srcdoc', 'srcDoc', 'SRCDOC'])}="&lt;b ${handler.replaceAll('"', "'")}>a&lt;/b>"></iframe>`,
    `text ${open}title="a" ${handler} ${address}${url}${quote}>a</${tag}> text`,
    `:::note[${open}${handler}>a</${tag}>]\n[a](${url})\n:::`,
    `| a |\n| - |\n| [a](${url}) ${open}${handler}>b</${tag}> |`,
    `# [a](${url}) ${open}${handler}>b</${tag}>`,
    `a[^1]\n\n[^1]: [a](${url})`,
    ...(ending === 'mdx'
      ? [
          `<${tag} ${random.pick(addresses)}={${JSON.stringify(url)}} />`,
          `<${tag} {...{ ${JSON.stringify(random.pick(handlers))}: 'alert(1)' }} />`,
          `{<${tag} ${handler}>a</${tag}>}`,
        ]
      : []),
  ];
  return random.pick(forms);
}

type Node = DefaultTreeAdapterMap['node'];

/** Everything in HTML that a browser would run. */
function running(node: Node): string[] {
  const own =
    'attrs' in node ? node.attrs.filter(({ name, value }) => runs(node.nodeName, name, value)) : [];
  const below = 'childNodes' in node ? node.childNodes.flatMap(running) : [];
  return [...own.map(({ name, value }) => `${node.nodeName} ${name}=${value}`), ...below];
}

function runs(tag: string, name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (name === 'srcdoc') return value !== '';
  if (/^(animate|set)$/.test(tag) && /^(values|from|to|by)$/.test(name))
    return value.split(';').some((each) => isCode(each));
  if (!/^(href|src|action|formaction|data|poster)$/.test(name)) return false;
  // React replaces a removed address by this one.
  if (value.startsWith("javascript:throw new Error('React has blocked")) return false;
  return isCode(value, /^(img|image|video|audio|source)$/.test(tag));
}

function isCode(address: string, isShown = false): boolean {
  const { protocol } = URL.canParse(address, 'https://a.example')
    ? new URL(address, 'https://a.example')
    : { protocol: '' };
  return /^(javascript|vbscript):$/.test(protocol) || (protocol === 'data:' && !isShown);
}

it(
  `renders nothing that runs of ${cases} pages that try, or refuses them with their place`,
  async () => {
    const failures: string[] = [];
    const seen = { refused: 0, rendered: 0 };
    for (let number = 0; number < cases && failures.length < 10; number++) {
      const random = createRandom(seed * 1_000_003 + number);
      const ending = random.pick(['md', 'mdx']);
      const text = attack(random, ending);
      const { facts, html } = await render({ path: '/', file: `pages/index.${ending}`, text });
      const errors = facts.diagnostics.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) seen.refused++;
      else seen.rendered++;
      const vague = errors.filter(({ line, rule }) => !line || rule === 'internal');
      const found = [...running(parseFragment(html)), ...vague.map(({ message }) => message)];
      if (found.length > 0)
        failures.push(
          `FUZZ_SEED=${seed}, case ${number}, .${ending}: ${found.join('; ')}\n${JSON.stringify(text)}`,
        );
    }
    expect(failures.join('\n\n')).toBe('');
    expect(Math.min(seen.refused, seen.rendered)).toBeGreaterThan(cases / 10);
  },
  timeoutMs,
);
