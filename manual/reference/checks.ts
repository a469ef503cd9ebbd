import {
  isFixedRule,
  type RuleName,
  rules,
} from '../../packages/core/src/shared/diagnostics/rules.ts';
import { limits } from '../../packages/core/src/shared/diagnostics/limits.ts';
import { blocks, codeHtml, facts, fence, plain, table } from './markdown.ts';

// The site with a page for each mistake; `mistakes.test.ts` holds what the engine says of them.
const pages = import.meta.glob<string>('../samples/mistakes/pages/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const messages = import.meta.glob<string>('../samples/mistakes/messages/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const names = Object.keys(rules) as RuleName[];

/** Every rule of the checks, with a page that breaks it and the message. */
export function checks(): string {
  const fixed = names.filter(isFixedRule);
  return blocks(
    '## Rules that you can set',
    ...names.filter((name) => !isFixedRule(name)).map(rule),
    '## Rules that always fail',
    'A page, or a site, with one of these mistakes cannot be built: `checks` cannot change them.',
    ...fixed.map(rule),
    '## Limits',
    'What is larger or slower is an error with its file, line and limit. A build ends, also if an expression never does.',
    table(
      ['A page has at most', 'Because'],
      Object.values(limits).map(({ most, what, because }) => [
        `${most.toLocaleString('en')} ${plain(what)}`,
        plain(because),
      ]),
    ),
  );
}

function rule(name: RuleName): string {
  const { severity, finds } = rules[name];
  return blocks(
    `### \`${name}\` {#${name}}`,
    facts(
      isFixedRule(name)
        ? 'always an error'
        : `default ${codeHtml(severity === 'error' ? 'error' : 'warn')}`,
    ),
    `${plain(finds)}.`,
    example(name),
  ).trimEnd();
}

/** The page that breaks a rule, and the message, in a disclosure. */
function example(name: RuleName): string | undefined {
  const isOf = new RegExp(`/${name}\\.(?:mdx?|search\\.txt)$`);
  // A mistake in a file beside its page is shown in that file.
  const file = Object.keys(pages)
    .toSorted()
    .findLast((it) => isOf.test(it));
  if (file === undefined) return undefined;
  const page = file.replace(/^.*\/pages\//, 'pages/');
  return blocks(
    '::::::details[Example]',
    fence(pages[file]!, `${page.split('.').at(-1)} [${page}]`),
    fence(messages[`../samples/mistakes/messages/${name}.txt`]!, 'text [docs check]'),
    '::::::',
  ).trimEnd();
}
