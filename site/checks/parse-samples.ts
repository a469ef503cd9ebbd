import { spawnSync } from 'node:child_process';
import { transform } from 'lightningcss';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { Engine as PhpParser } from 'php-parser';
import type { Fence } from './page-source.ts';
import type { Problem } from './problem.ts';

/** A line within the code, from 1, and its problem. */
type Finding = [line: number, message: string];

const php = new PhpParser({ parser: { suppressErrors: false }, ast: { withPositions: true } });

/** The parser of each language; an empty list means no problems. */
const parsers: Record<string, (code: string) => Finding[]> = {
  bash: parseShell,
  css: parseCss,
  html: parseHtml,
  json: parseJson,
  php: (code) => catching('PHP', () => php.parseCode(code, 'sample.php')),
  text: parseListing,
  // The output of a terminal: `downloads.test.ts` compares it with the run.
  ansi: () => [],
};

/** Parses every sample that is not compiled. A language without a parser is a problem. */
export function parseSamples(fences: readonly Fence[]): Problem[] {
  return fences.flatMap(({ file, line, language, code }) => {
    const parse = parsers[language];
    const findings: Finding[] = parse
      ? parse(code)
      : [[1, `Unexpected language "${language}", expected one with a row in parse-samples.ts`]];
    return findings.map(([at, message]) => ({ file, line: line + at - 1, message }));
  });
}

/** Checks listings of folders and `.gitignore`: other characters need a language. */
function parseListing(code: string): Finding[] {
  return code
    .split('\n')
    .flatMap((line, index): Finding[] =>
      /^[\w ./-]*$/.test(line) ? [] : [[index + 1, 'text: expected names of files and folders']],
    );
}

function parseShell(code: string): Finding[] {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (status === 0) return [];
  const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [[Number(line), `bash: ${message}`]];
}

function parseJson(code: string): Finding[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? code.length);
    return [[code.slice(0, position).split('\n').length, `JSON: ${message}`]];
  }
}

function parseCss(code: string): Finding[] {
  return catching('CSS', () => transform({ filename: 'sample.css', code: Buffer.from(code) }));
}

/** HTML, and the data within embed scripts, which must be JSON. */
function parseHtml(code: string): Finding[] {
  const findings: Finding[] = [];
  const tree = parseFragment(code, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: name, startLine }) => findings.push([startLine, `HTML: ${name}`]),
  });
  for (const script of scripts(tree)) {
    const [data] = script.childNodes;
    if (!data || !('value' in data) || !script.attrs.some(({ name }) => name === 'src')) continue;
    const start = data.sourceCodeLocation?.startLine ?? 1;
    findings.push(
      ...parseJson(data.value).map(([line, message]): Finding => [line + start - 1, message]),
    );
  }
  return findings;
}

type Element = DefaultTreeAdapterMap['element'];

function scripts(node: DefaultTreeAdapterMap['node']): Element[] {
  if (!('childNodes' in node)) return [];
  const inside = node.childNodes.flatMap(scripts);
  return node.nodeName === 'script' ? [node as Element, ...inside] : inside;
}

/** Runs a parser whose errors have a place. */
function catching(language: 'CSS' | 'PHP', parse: () => unknown): Finding[] {
  try {
    parse();
    return [];
  } catch (error) {
    const { message, loc, lineNumber } = error as Error & {
      loc?: { line: number };
      lineNumber?: number;
    };
    return [[loc?.line ?? lineNumber ?? 1, `${language}: ${message}`]];
  }
}
