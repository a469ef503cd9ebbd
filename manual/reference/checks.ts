import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFixedRule, type RuleName, rules } from '../../engine/src/shared/diagnostics/rules.ts';
import { blocks, code, plain } from './markdown.ts';

/** The site with a page for each mistake; `mistakes.test.ts` holds what the engine says of them. */
const mistakes = join(import.meta.dirname, '../samples/mistakes');

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
  );
}

function rule(name: RuleName): string {
  const { severity, finds } = rules[name];
  return blocks(
    `### \`${name}\` {#${name}}`,
    `${isFixedRule(name) ? '' : `${code(severity === 'error' ? 'error' : 'warn')} by default. `}${plain(finds)}.`,
    example(name),
  ).trimEnd();
}

/** The page that breaks a rule, and the message, in a disclosure. */
function example(name: RuleName): string | undefined {
  const page = ['md', 'mdx']
    .map((end) => `pages/${name}.${end}`)
    .find((it) => existsSync(join(mistakes, it)));
  if (page === undefined) return undefined;
  return blocks(
    ':::details[Example]',
    `\`\`\`\`\`${page.split('.')[1]} [${page}]\n[!include ~/samples/mistakes/${page}]\n\`\`\`\`\``,
    `\`\`\`text [docs check]\n[!include ~/samples/mistakes/messages/${name}.txt]\n\`\`\``,
    ':::',
  ).trimEnd();
}
