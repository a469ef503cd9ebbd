import partsSource from '../../packages/core/src/shared/config/config-parts.ts?raw';
import valuesSource from '../../packages/core/src/shared/config/config-values.ts?raw';
import markdownSource from '../../packages/core/src/shared/config/markdown-config.ts?raw';
import { extensionSchema } from '../../packages/core/src/shared/extension/extension.ts';
import source from '../../packages/core/src/shared/extension/extension.ts?raw';
import { partNames } from '../../packages/core/src/shared/extension/parts.ts';
import replaceable from '../../packages/core/src/shared/extension/parts.ts?raw';
import built from '../../packages/core/src/shared/extension/built.ts?raw';
import words from '../../packages/core/src/shared/extension/fence-word.ts?raw';
import sheet from '../../packages/core/src/shared/extension/style-sheet.ts?raw';
import checked from '../../packages/core/src/shared/extension/checked.ts?raw';
import { readSource } from './docstrings.ts';
import { blocks, code, facts, fence, table } from './markdown.ts';
import { type Described, optionSection } from './option.ts';

const sources = new Map(
  [valuesSource, partsSource, markdownSource, source].flatMap((text) => [...readSource(text)]),
);

const declarations = readSource(replaceable);

const extension: Described = {
  keys: extensionSchema.entries,
  node: sources.get('extensionSchema')!,
  sources,
  elsewhere: {
    labels: 'Every label: [Labels](/reference/labels).',
    components: 'Every part: [Replaceable parts](/reference/parts).',
    contentSecurityPolicy:
      'The directives: [`contentSecurityPolicy`](/reference/configuration#contentsecuritypolicy) of the site.',
  },
};

/** Every field of an extension. */
export function extensionFields(): string {
  return blocks(...Object.keys(extension.keys).map((name) => optionSection(name, '##', extension)));
}

/** The types of what the engine passes to an extension, each with its keys. */
export function extensionTypes(): string {
  const types = new Map([
    ...[built, checked, sheet, words].flatMap((text) => [...readSource(text)]),
    ...declarations,
  ]);
  const names = [
    ...['BuiltSite', 'SitePage', 'BuiltPage', 'CheckedSite', 'CheckedPage', 'SiteProblem'],
    'StyleSheet',
    ...['WordFence', 'FenceAddition', 'FenceMark', 'FenceNote'],
    ...['Navigation', 'LayoutProps'],
  ];
  return blocks(
    ...names.flatMap((name) => {
      const { doc = '', keys } = types.get(name)!;
      const rows = [...keys].map(([key, node]) => [
        code(key),
        code(typeOfKey(node.text)),
        node.doc ?? '',
      ]);
      return [`### \`${name}\``, doc, table(['Key', 'Type', 'What it is'], rows)];
    }),
  );
}

/** The type in the source of a key or a method: `markdown(): string;`. */
function typeOfKey(text: string): string {
  const [, parameters = '', type = ''] = /^\s*\w+\??(\([^)]*\))?: ([\s\S]*?);\s*$/.exec(text) ?? [];
  return parameters === '' ? type : `${parameters} => ${type}`;
}

/** Every replaceable part of the chrome, with its props. */
export function parts(): string {
  const props = declarations.get('Parts')!.keys;
  return blocks(
    ...Object.entries(partNames).flatMap(([name, { mounted }]) => {
      const part = props.get(name);
      if (part?.doc === undefined) throw new Error(`Unexpected part ${name}, expected a docstring`);
      return [
        `## \`${name}\` {#${name.toLowerCase()}}`,
        facts(mounted ? 'stays mounted' : 'one for each page'),
        part.doc,
        fence(typeOfProps(part.text), `ts [PartProps<'${name}'>]`),
      ];
    }),
  );
}

/** The type of a part's props, from its source. */
function typeOfProps(text: string): string {
  const lines = text
    .trimEnd()
    .replace(/^\s*\w+: /, '')
    .split('\n');
  const type = lines
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n')
    .replace(/\bSite\b/, typeOf('Site'));
  // The line that closes a type of several lines is beside its keys.
  const end = { '{': '\n}', '<': '\n>' }[/[{<]$/.exec(lines[0]!)?.[0] ?? ''];
  return end === undefined ? type.replace(/;$/, '') : type + end;
}

/** The definition of a type beside the parts. */
function typeOf(name: string): string {
  const [, type = ''] = / = (.*);$/.exec(declarations.get(name)!.text.trim()) ?? [];
  return type;
}
