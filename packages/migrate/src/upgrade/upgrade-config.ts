import type { ESTree } from 'vite';
import { optionsOf } from '../lower-checks.ts';
import { createEdits } from '../migration.ts';
import { parseModule } from '../parse-module.ts';

/** An extension that a configuration gets. */
export interface Addition {
  package: string;
  /** The function that returns the extension. */
  create: string;
  /** The former option in whose place it is. Default: pages of the site need it. */
  option?: string;
}

/** A configuration with its extensions. */
export interface UpgradedConfig {
  text: string;
  /** The additions that were made; the others are not needed, or there already. */
  made: Addition[];
}

/**
 * Adds extensions to the source of a configuration, and removes the options that they replace. `option: value`
 * becomes `create(value)`; `true` and `false` are no argument, and no extension.
 *
 * @param file The name of the file, whose ending tells the language.
 * @returns Undefined if the default export is no object that is written in the file.
 */
export function upgradeConfig(
  code: string,
  file: string,
  additions: Addition[],
): UpgradedConfig | undefined {
  const program = parseModule(code, file);
  const options = optionsOf(program);
  if (!options) return undefined;
  const edits = createEdits(code);
  const taken = namesOf(program);
  const imported = program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' ? [node.source.value] : [],
  );
  /** The packages whose extension takes the value of a former option. */
  const movedPackages = new Set(
    additions.flatMap((each) => {
      const { value } = (each.option !== undefined && propertyOf(options, each.option)) || {};
      return value && code.slice(value.start, value.end) !== 'false' ? [each.package] : [];
    }),
  );
  const made: Addition[] = [];
  const calls: string[] = [];
  const imports: string[] = [];
  const removed: ESTree.ObjectProperty[] = [];
  for (const addition of additions) {
    const { package: name, create, option } = addition;
    const property = option === undefined ? undefined : propertyOf(options, option);
    const isThere = () => imported.includes(name) || movedPackages.has(name);
    if (option === undefined ? isThere() : !property) continue;
    made.push(addition);
    if (property) removed.push(property);
    const value = property && code.slice(property.value.start, property.value.end);
    if (value === 'false') continue;
    const local = taken.has(create) ? `${create}Extension` : create;
    calls.push(`${local}(${value === undefined || value === 'true' ? '' : value})`);
    const specifier = local === create ? create : `${create} as ${local}`;
    imports.push(`import { ${specifier} } from '${name}';\n`);
  }
  const start = program.body[0]?.start ?? 0;
  edits.replace(start, start, imports.join(''));
  const list = propertyOf(options, 'extensions');
  if (calls.length > 0 && list) addTo(list.value);
  const isNew = calls.length > 0 && !list;
  for (const [index, property] of removed.entries()) {
    const [from, to] = lineOf(code, property);
    const indent = code.slice(from, property.start);
    const text = `${indent}extensions: [${calls.join(', ')}],${code.slice(0, to).endsWith('\n') ? '\n' : ' '}`;
    edits.replace(from, to, isNew && index === 0 ? text : '');
  }
  if (isNew && removed.length === 0)
    edits.replace(options.start + 1, options.start + 1, `\n  extensions: [${calls.join(', ')}],`);
  return { text: edits.apply().text, made };

  /** Adds the calls to a list that is there. */
  function addTo(value: ESTree.Node): void {
    const added = calls.join(', ');
    const last = value.type === 'ArrayExpression' ? value.elements.at(-1) : undefined;
    if (value.type !== 'ArrayExpression') {
      edits.replace(value.start, value.end, `[...${code.slice(value.start, value.end)}, ${added}]`);
    } else if (last) edits.replace(last.end, last.end, `, ${added}`);
    else edits.replace(value.start, value.end, `[${added}]`);
  }
}

function propertyOf(
  { properties }: ESTree.ObjectExpression,
  name: string,
): ESTree.ObjectProperty | undefined {
  return properties.find(
    (property): property is ESTree.ObjectProperty =>
      property.type === 'Property' &&
      ((property.key.type === 'Identifier' && property.key.name === name) ||
        (property.key.type === 'Literal' && property.key.value === name)),
  );
}

/** The range of a property with the comma behind it, and with its line if it is alone there. */
function lineOf(code: string, { start, end }: ESTree.ObjectProperty): [from: number, to: number] {
  const [before = ''] = /[ \t]*$/.exec(code.slice(0, start)) ?? [];
  const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? [];
  const to = end + comma.length;
  const [rest = ''] = /^[ \t]*\r?\n/.exec(code.slice(to)) ?? [];
  const isAlone = rest !== '' && code[start - before.length - 1] === '\n';
  const [spaces = ''] = /^[ \t]*/.exec(code.slice(to)) ?? [];
  return isAlone ? [start - before.length, to + rest.length] : [start, to + spaces.length];
}

/** The names that a module imports and declares. */
function namesOf({ body }: ESTree.Program): Set<string> {
  return new Set(
    body.flatMap((node) => {
      if (node.type === 'ImportDeclaration') return node.specifiers.map(({ local }) => local.name);
      if (node.type !== 'VariableDeclaration') return [];
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    }),
  );
}
