import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ESTree } from 'vite';
import { convertVocsConfig } from '@stilldocs/vocs/convert';
import { optionsOf } from '../lower-checks.ts';
import { createEdits, type Edited, type Edits } from '../migration.ts';
import { callsOf, importsOf, type OwnPackage } from '../own-packages.ts';
import { parseModule } from '../parse-module.ts';
import { printConfig } from '../print-config.ts';
import { printValue } from '../print-value.ts';
import { isValues, type Values } from '../values.ts';

/** Notes of the conversion after which nothing is left to do. */
const harmless = /has no effect: (?:results are|every page|the engine ranks)/;

/**
 * Migrates the source of a Vocs configuration. An option with the same meaning stays as written; any
 * other is replaced by its converted value.
 *
 * @param code Its source.
 * @param value Its value.
 * @param rootDir The folder into which it moves, relative to its own.
 * @param needed The packages whose extensions the site needs.
 */
export function migrateVocsConfig(
  code: string,
  file: string,
  value: Values,
  rootDir: string,
  needed: OwnPackage[] = [],
): Edited {
  const program = parseModule(code, file);
  const options = optionsOf(program);
  const edits = createEdits(code);
  if (!options) {
    const { config, notes } = convertVocsConfig(value);
    for (const note of notes) edits.remark({ offset: 0, what: note.option, instead: note.text });
    edits.remark({
      offset: 0,
      what: 'Configuration',
      instead: 'It is written out: parts that are functions are left out',
    });
    edits.replace(0, code.length, printConfig(config, needed));
    return edits.apply();
  }
  for (const node of program.body) moveImport(node, rootDir, edits);
  for (const property of options.properties) {
    if (property.type !== 'Property') {
      const instead = 'Its options are not converted: look whether this engine knows them';
      edits.remark({
        offset: property.start,
        what: code.slice(property.start, property.end),
        instead,
      });
      continue;
    }
    const key =
      property.key.type === 'Identifier' && !property.computed ? property.key.name : undefined;
    if (key !== undefined) migrateOption(key, value[key], property, code, edits);
  }
  if (value.title === undefined)
    edits.replace(options.start, options.start + 1, "{\n  title: 'Docs',");
  if (needed.length > 0) {
    edits.replace(0, 0, importsOf(needed));
    const [start, text] = [options.start + 1, `\n  extensions: [${callsOf(needed).join(', ')}],`];
    edits.replace(start, start, text);
  }
  return edits.apply();
}

function moveImport(node: ESTree.Node, rootDir: string, edits: Edits): void {
  if (node.type !== 'ImportDeclaration') return;
  const { value, start, end } = node.source;
  const moved = value === 'vocs' ? 'stilldocs' : movedAddress(value, rootDir);
  if (moved !== value) edits.replace(start, end, printValue(moved));
}

/** A relative import of a file that moves into a folder next to it. */
function movedAddress(address: string, rootDir: string): string {
  if (!/^\.{1,2}\//.test(address)) return address;
  const moved = posix.relative(rootDir, address);
  return moved.startsWith('.') ? moved : `./${moved}`;
}

function migrateOption(
  key: string,
  value: unknown,
  property: ESTree.ObjectProperty,
  code: string,
  edits: Edits,
): void {
  if (value === undefined) return;
  if (key === 'markdown') return migrateMarkdown(property, code, edits);
  const { config, notes } = convertVocsConfig({ [key]: value });
  const converted = Object.fromEntries(
    Object.entries(config).filter(([name]) => name !== 'title' || key === 'title'),
  );
  for (const { option, text } of notes)
    edits.remark({
      offset: property.start,
      what: option,
      instead: text,
      isNote: harmless.test(text),
    });
  if (key === 'vite')
    edits.remark({
      offset: property.start,
      what: 'vite',
      instead: 'It is left out: this engine has no such option',
    });
  if (isDeepStrictEqual(converted, { [key]: value })) return;
  if (!isPrintable(converted)) {
    const instead = 'It holds functions or elements: write it as this engine reads it';
    edits.remark({ offset: property.start, what: key, instead });
    return;
  }
  const entries = Object.entries(converted).map(
    ([name, each]) => `${name}: ${printValue(each, '  ')}`,
  );
  const comma = code[property.end] === ',' ? 1 : 0;
  edits.replace(
    property.start,
    property.end + comma,
    entries.map((entry) => `${entry},`).join('\n  '),
  );
}

/** Plugins for built-in features, by their names. */
const builtIn = /mermaid|math|katex/i;

/**
 * Copies the plugins of `markdown`, whose lists have the same names, without those for built-in
 * features.
 */
function migrateMarkdown(property: ESTree.ObjectProperty, code: string, edits: Edits): void {
  if (property.value.type !== 'ObjectExpression') return;
  const sourceOf = ({ start, end }: ESTree.Node) => code.slice(start, end);
  const kept: string[] = [];
  if (/\bremarkMath\b|remark-math/.test(sourceOf(property))) kept.push('math: true');
  for (const each of property.value.properties) {
    const name = each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '…';
    const list = each.type === 'Property' ? each.value : undefined;
    if (!/^(?:remark|rehype)Plugins$/.test(name) || list?.type !== 'ArrayExpression') {
      const instead = 'It is left out: colors of code are tokens of styles.css';
      edits.remark({
        offset: each.start,
        what: `markdown.${name}`,
        instead,
        isNote: name === 'code',
      });
      continue;
    }
    const plugins = list.elements.flatMap((element) => (element ? [element] : []));
    const own = plugins.filter((plugin) => !builtIn.test(sourceOf(plugin)));
    if (own.length > 0) kept.push(`${name}: [${own.map(sourceOf).join(', ')}]`);
    for (const plugin of plugins.filter((it) => !own.includes(it))) {
      const instead =
        'It is left out: the package @stilldocs/diagrams draws diagrams, and markdown.math formulas';
      edits.remark({ offset: plugin.start, what: sourceOf(plugin), instead, isNote: true });
    }
  }
  const comma = code[property.end] === ',' ? 1 : 0;
  const text = kept.length > 0 ? `markdown: { ${kept.join(', ')} },` : '';
  edits.replace(property.start, property.end + comma, text);
}

/** Whether a value consists of data, without functions and elements of React. */
function isPrintable(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (Array.isArray(value)) return value.every(isPrintable);
  if (!isValues(value)) return true;
  return !('$$typeof' in value) && Object.values(value).every(isPrintable);
}
