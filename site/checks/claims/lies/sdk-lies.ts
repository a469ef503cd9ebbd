import ts from 'typescript';
import { comparisons } from '../../drift/comparisons.ts';
import type { Declared } from '../../drift/declarations.ts';
import { knownDifferences } from '../../drift/known-differences.ts';
import type { World } from '../world.ts';
import type { Lie } from './lie.ts';
import { misspelled, pick } from './random.ts';

type Random = () => number;

const leftOut = new Set(knownDifferences.flatMap(({ keys }) => keys));

/** Every member, and every literal in its type, of each type that a page documents. */
export function memberPlaces(world: World): ((random: Random) => Lie | undefined)[] {
  const places = new Map<string, (random: Random) => Lie | undefined>();
  for (const { type, page, heading, prefix = '' } of comparisons) {
    const members = world.sdk.types[world.typeAt.get(type)!];
    if (typeof members === 'string' || members === undefined) continue;
    for (const member of members) {
      // Of two declarations of the same member, one is enough.
      const [origin, ...others] = member.origins;
      if (origin && others.length === 0 && isOwn(origin)) {
        const key = `${origin.getSourceFile().fileName}:${origin.getStart()}`;
        places.set(key, (random) => changeMember(random, world, member, origin, members));
        // For a member that no page documents, only the lack of its name is a lie.
        if (leftOut.has(`${page}#${heading} missing ${prefix}${member.name}`)) continue;
        for (const text of textsIn(origin)) {
          places.set(`${key}:${text.getStart()}`, (random) =>
            changeText(random, world, member, text),
          );
        }
      }
    }
  }
  return [...places.values()];
}

/**
 * Whether a node belongs to the SDK, or to the types of the specification that replace a missing
 * module.
 */
const isOwn = (node: ts.Node) => /\/@vev\/|\/samples\/vev\//.test(node.getSourceFile().fileName);

function textsIn(node: ts.Node): ts.StringLiteral[] {
  if (ts.isStringLiteral(node)) return [node];
  const found: ts.StringLiteral[] = [];
  node.forEachChild((child) => {
    const isValue = !ts.isTypeLiteralNode(child) && !ts.isIndexedAccessTypeNode(child);
    if (isValue && !ts.isTypeReferenceNode(child)) found.push(...textsIn(child));
  });
  return found;
}

function edited(node: ts.Node, start: number, end: number, text: string) {
  const file = node.getSourceFile();
  return { file: file.fileName, text: file.text.slice(0, start) + text + file.text.slice(end) };
}

/** Whether a message is at a place where a type with the member is documented. */
function isAbout(world: World, member: Declared, named: string): Lie['isRight'] {
  const sections = comparisons
    .filter(({ type }) => {
      const members = world.sdk.types[world.typeAt.get(type)!];
      return (
        Array.isArray(members) &&
        members.some(({ origins }) => origins.some((origin) => member.origins.includes(origin)))
      );
    })
    .map(({ page, heading }) => ({ file: `pages/${page}`, heading }));
  const word = new RegExp(String.raw`(?<!\w)${member.name}(?!\w)`);
  return ({ file, line, message }) => {
    const page = world.documents.get(file)!;
    const own = sections.filter((section) => section.file === file);
    // A line of the page with the member's name, or a message about it in its section.
    if (own.length > 0 && word.test(page.lines[line - 1] ?? '')) return true;
    const at = page.sections.findLast((section) => section.line <= line)?.heading;
    return message.includes(named) && own.some(({ heading }) => heading === at);
  };
}

function changeMember(
  random: Random,
  world: World,
  member: Declared,
  origin: ts.Declaration,
  members: readonly Declared[],
): Lie | undefined {
  const name = ts.getNameOfDeclaration(origin);
  if (!name || !ts.isIdentifier(name)) return undefined;
  const at = [origin.getStart(), origin.getEnd()] as const;
  const own = origin.getText();
  const place = origin.getSourceFile().fileName.replace(/^.*node_modules\//, '');
  const other = misspelled(random, member.name);
  const isMember = ts.isPropertySignature(origin) || ts.isMethodSignature(origin);
  // An additional member is a lie only if a page lists the complete type.
  const names = members.map(({ name: own }) => own);
  const isWhole =
    isMember &&
    (ts.isInterfaceDeclaration(origin.parent) || ts.isTypeLiteralNode(origin.parent)) &&
    origin.parent.members.every(({ name: own }) => own && names.includes(own.getText()));
  const kinds = isMember ? ['renamed', 'gone', ...(isWhole ? ['new'] : [])] : ['renamed'];
  const kind = pick(random, kinds);
  const texts: Record<string, string> = {
    renamed: other + own.slice(name.getText().length),
    gone: '',
    new: `${own} ${other}?: string;`,
  };
  return {
    kind: 'sdk',
    what: `member "${kind === 'new' ? other : member.name}" is ${kind}${kind === 'renamed' ? ` to "${other}"` : ''} in ${place}`,
    edit: edited(origin, ...at, texts[kind]!),
    isRight: isAbout(world, member, kind === 'gone' ? member.name : other),
  };
}

function changeText(random: Random, world: World, member: Declared, text: ts.StringLiteral): Lie {
  const other = misspelled(random, text.text);
  return {
    kind: 'sdk',
    what: `text '${text.text}' of "${member.name}" becomes '${other}'`,
    edit: edited(text, text.getStart(), text.getEnd(), `'${other}'`),
    isRight: isAbout(world, member, other),
  };
}

/** The removal of every export of the SDK that a page names in code. */
export function exportPlaces(world: World): ((random: Random) => Lie | undefined)[] {
  const { sdk, utils } = world.sdk.exports;
  const named = new Map<string, Set<string>>();
  for (const page of world.documents.values()) {
    for (const claim of page.claims) {
      if (claim.kind !== 'code') continue;
      const [name = ''] = /^[A-Za-z]\w+/.exec(claim.text) ?? [];
      if (!/^use[A-Z]|[A-Z]/.test(name) || (!sdk.has(name) && !utils.has(name))) continue;
      named.set(name, (named.get(name) ?? new Set()).add(`${page.file}:${claim.line}`));
    }
  }
  return [...named].map(([name, lines]) => () => ({
    kind: 'export',
    what: `export "${name}" is gone`,
    gone: name,
    isRight: ({ file, line, message }) => lines.has(`${file}:${line}`) || message.includes(name),
  }));
}
