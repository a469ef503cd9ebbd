import { describe, expect, it } from 'vitest';
import { movesBetween, nearestPage, samePage, type VersionPaths } from './moves.ts';

/** The pages of a commit: by path, what tells a page from others. */
type Tree = Map<string, number>;

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A history of renames, moves between folders, splits, deletions and new pages; the last tree is of today. */
function historyOf(seed: number): { trees: Tree[]; redirects: { path: string; to: string }[] } {
  const random = randomOf(seed);
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!;
  let page = 0;
  const newPath = () =>
    `${pick(['', '', '/guide', '/api', '/guide/deep'])}/${pick([...'abcdefgh'])}`;
  const tree: Tree = new Map(random() < 0.9 ? [['/', page++]] : []);
  for (let index = 0; index < 6; index++) tree.set(newPath(), page++);
  const trees = [new Map(tree)];
  const redirects: { path: string; to: string }[] = [];
  for (let version = 0; version < 2; version++) {
    for (let step = 0; step < 4; step++) {
      const path = pick([...tree.keys()]);
      const kind = random();
      const id = tree.get(path);
      if (id === undefined || kind < 0.2) tree.set(newPath(), page++);
      else if (kind < 0.4) tree.delete(path);
      else {
        const target = newPath();
        // The greater part of a page that is split stays a page of its own.
        if (kind < 0.85) tree.delete(path);
        tree.set(target, kind < 0.85 ? id : page++);
        if (random() < 0.3) redirects.push({ path, to: target });
      }
    }
    trees.push(new Map(tree));
  }
  return { trees, redirects };
}

/** Each version of a history as a target, today's last. */
function versionsOf({ trees, redirects }: ReturnType<typeof historyOf>) {
  const today = trees.at(-1)!;
  return trees.map((tree): { tree: Tree; paths: VersionPaths } => {
    const renames = [...tree].flatMap(([path, id]) =>
      Array.from(today).flatMap(([now, other]): [string, string][] =>
        other === id && now !== path && !today.has(path) ? [[path, now]] : [],
      ),
    );
    const moves = movesBetween(new Set(tree.keys()), new Set(today.keys()), { renames, redirects });
    const paths = {
      has: (path: string) => tree.has(path),
      first: () => (tree.has('/') ? '/' : tree.keys().next().value),
      ...(tree !== today && { moves }),
    };
    return { tree, paths };
  });
}

describe('the switch between versions', () => {
  it('has no dead target in 10,000 histories, and finds pages that were renamed', () => {
    let links = 0;
    let moved = 0;
    const wrong: string[] = [];
    for (let seed = 0; seed < 10_000; seed++) {
      const versions = versionsOf(historyOf(seed));
      const today = versions.at(-1)!;
      for (const from of versions)
        for (const to of versions)
          for (const [path, id] of from.tree) {
            const target = nearestPage(path, from.paths, to.paths);
            links++;
            if (target === undefined ? to.tree.size > 0 : !to.tree.has(target))
              wrong.push(`${seed}: ${path} leads to ${target}`);
            // Git takes no file for renamed whose name is still there.
            const [other] = Array.from(to.tree).find(([, its]) => its === id) ?? [];
            const isRenamed = other !== undefined && !to.tree.has(path) && !from.tree.has(other);
            if (!isRenamed || (from !== today && to !== today)) continue;
            moved++;
            if (samePage(path, from.paths, to.paths) === undefined)
              wrong.push(`${seed}: ${path} is lost`);
          }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(links).toBeGreaterThan(300_000);
    expect(moved).toBeGreaterThan(10_000);
  });

  const version = (paths: string[], rest: Partial<VersionPaths> = {}): VersionPaths => ({
    has: (path) => paths.includes(path),
    first: () => paths[0],
    ...rest,
  });

  it('takes an equal path, then a redirect, then a rename, then the nearest page above', () => {
    const past = new Set(['/a', '/b', '/c', '/guide', '/guide/x/y']);
    const today = new Set(['/a', '/b2', '/c-written', '/c-git', '/guide', '/']);
    const moves = movesBetween(past, today, {
      renames: [
        ['/a', '/c-git'],
        ['/b', '/b2'],
        ['/c', '/c-git'],
      ],
      redirects: [
        { path: '/c', to: '/c-written' },
        { path: '/guide/x/y', to: '/nowhere' },
      ],
    });
    const [from, to] = [version([...past], { moves }), version([...today])];
    const targets = (one: VersionPaths, other: VersionPaths, paths: string[]) =>
      paths.map((path) => nearestPage(path, one, other));
    expect(targets(from, to, ['/a', '/b', '/c', '/guide/x/y', '/gone'])).toEqual([
      ...['/a', '/b2', '/c-written', '/guide', '/'],
    ]);
    expect(targets(to, from, ['/b2', '/c-written', '/guide/new', '/'])).toEqual([
      ...['/b', '/c', '/guide', '/a'],
    ]);
    expect(nearestPage('/a', to, version([]))).toBe(undefined);
  });
});
