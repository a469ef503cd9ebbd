import type { Declarations } from '../../drift/declarations.ts';
import { checkPage } from '../check.ts';
import { readDocument } from '../document.ts';
import { readSdk, type World } from '../world.ts';
import { factPlaces } from './fact-lies.ts';
import type { Lie } from './lie.ts';
import { pagePlaces } from './page-lies.ts';
import { randomOf } from './random.ts';
import { exportPlaces, memberPlaces } from './sdk-lies.ts';

/** A lie, and the first right message about it, if any. */
export interface Told {
  lie: Lie;
  noticed: string | undefined;
}

/**
 * Draws lies by seed from all places and tells them one at a time; files on disk stay unchanged.
 */
export function tellLies(world: World, seed: number, count: number): Told[] {
  const random = randomOf(seed);
  const places = [
    ...pagePlaces(world),
    ...factPlaces(world),
    ...memberPlaces(world),
    ...exportPlaces(world),
  ];
  const before = new Set(problemsOf(world).map(textOf));
  const told: Told[] = [];
  while (told.length < count && places.length > 0) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    const lie = place!(random);
    if (!lie) continue;
    const found = problemsOf(lied(world, lie), lie.page?.file).filter(
      (problem) => !before.has(textOf(problem)),
    );
    const right = found.find((problem) => lie.isRight(problem));
    told.push({ lie, noticed: right && textOf(right) });
  }
  return told;
}

const textOf = ({ file, line, message }: { file: string; line: number; message: string }) =>
  `site/${file}:${line} ${message}`;

function problemsOf(world: World, file?: string) {
  const pages = [...world.documents.values()].filter((page) => (file ?? page.file) === page.file);
  return pages.flatMap((page) => checkPage(world, page).problems);
}

/** The world with a lie. */
function lied(world: World, { page, facts, edit, gone }: Lie): World {
  if (page) {
    const documents = new Map(world.documents);
    documents.set(page.file, readDocument(page.file, page.text));
    return { ...world, documents };
  }
  if (facts) return { ...world, facts };
  if (edit) return { ...world, sdk: readSdk(new Map([[edit.file, edit.text]])) };
  return { ...world, sdk: withoutExport(world, gone!) };
}

/**
 * The declarations without an export: types that use it are unknown, and lists of exports lack it.
 */
function withoutExport({ sdk, typeAt }: World, name: string): Declarations {
  const without = <Value>(names: Map<string, Value>) =>
    new Map([...names].filter(([other]) => other !== name));
  const uses = new RegExp(String.raw`\b(?:sdk|utils)\.${name}\b`);
  const types = [...typeAt.keys()].map((type, index) => {
    const members = sdk.types[index]!;
    if (uses.test(type)) return `the SDK exports no ${name}`;
    if (typeof members === 'string' || !type.includes('keyof typeof sdk')) return members;
    return members.filter((member) => member.name !== name);
  });
  return {
    ...sdk,
    types,
    exports: { sdk: without(sdk.exports.sdk), utils: without(sdk.exports.utils) },
    parametersOf: (other) => (other === name ? [] : sdk.parametersOf(other)),
  };
}
