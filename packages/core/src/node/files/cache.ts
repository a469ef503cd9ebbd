import { closeSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { appendTo, finishPack, type Pack, readPack, readValue, startPack } from './pack.ts';
import { currentGroup } from './result-groups.ts';
import { isLeftover, removeQuietly, temporaryName } from './temporary.ts';

/**
 * A store of results. A key is a hash of all inputs of its result. The store consists of a few
 * packs: files with values and a table of contents. A pack is immutable once it has its final name.
 */
export interface Cache {
  get(key: string): Buffer | undefined;
  set(key: string, value: string | Uint8Array): void;
  /** Marks a result as used, without reading it. */
  use(key: string): void;
  has(key: string): boolean;
  /** Whether nothing was stored when it was opened. */
  readonly isNew: boolean;
  /** Adds a result of another machine, unless there is one. It is not marked as used. */
  restore(key: string, value: Uint8Array): void;
  /** The results that groups have used, and whether one of them is new; see `inGroup`. */
  readonly groups: ReadonlyMap<string, ResultGroup>;
  /** Writes the additions. With `trim`, results that this process has not used are dropped. */
  save(options?: { trim?: boolean }): void;
  close(): void;
}

/** The results of a page and of all that is made for it. */
interface ResultGroup {
  keys: Set<string>;
  isNew: boolean;
}

/** The maximum number of packs: saving with `trim` merges more. */
const maxPacks = 8;

/** The time after which a pack gets its final name, in ms: a build that is ended loses what came after it alone. */
const maxOpenMs = 20_000;

/** Opens the cache in a folder. An unreadable pack is ignored. */
export function openCache(folder: string): Cache {
  /** Oldest first; the open pack is the last. */
  let packs: Pack[] = [];
  let open: Pack | undefined;
  let openedAt = 0;
  const used = new Set<string>();
  /**
   * Whether the folder cannot be written. The cache then costs time, but does not fail the build.
   */
  let isBroken = false;
  for (const name of filesOf(folder)) {
    const file = join(folder, name);
    if (isLeftover(name)) removeQuietly(file);
    const pack = name.endsWith('.pack') ? readPack(file) : undefined;
    if (pack) packs.push(pack);
  }
  const isNew = packs.length === 0;

  const add = (key: string, value: Uint8Array) => {
    if (isBroken) return;
    try {
      if (open && performance.now() - openedAt > maxOpenMs) {
        isBroken = !finishPack(open);
        if (isBroken) return;
        open = undefined;
      }
      if (!open) {
        packs.push((open = startPack(folder)));
        openedAt = performance.now();
      }
      appendTo(open, key, value);
    } catch {
      isBroken = true;
    }
  };
  const groups = new Map<string, ResultGroup>();
  const note = (key: string, isNew = false) => {
    used.add(key);
    const name = currentGroup();
    if (name === undefined) return;
    const group = groups.get(name) ?? { keys: new Set(), isNew: false };
    groups.set(name, group);
    group.keys.add(key);
    group.isNew ||= isNew;
  };
  const has = (key: string) => packs.some(({ places }) => places.has(key));
  const load = (key: string) => {
    const pack = packs.findLast(({ places }) => places.has(key));
    return pack && readValue(pack, key);
  };

  return {
    groups,
    isNew,
    has,
    get(key) {
      const value = load(key);
      if (value) note(key);
      return value;
    },
    use: (key) => note(key),
    restore: (key, value) => has(key) || add(key, value),
    set(key, value) {
      note(key, true);
      add(key, typeof value === 'string' ? Buffer.from(value) : value);
    },
    save({ trim = false } = {}) {
      const old = packs.filter((pack) => pack !== open);
      const live = [...new Map(packs.flatMap(({ places }) => [...places]))].filter(([key]) =>
        used.has(key),
      );
      const isMostlyUnused =
        sum(live.map(([, [, length]]) => length)) < sum(old.map(({ bytes }) => bytes)) / 2;
      const merge = trim && (old.length > maxPacks || isMostlyUnused);
      for (const [key] of merge ? live : []) {
        const value = open?.places.has(key) ? undefined : load(key);
        if (value) add(key, value);
      }
      if (isBroken || (open && !finishPack(open))) return;
      open = undefined;
      if (!merge) return;
      packs = packs.filter((pack) => !old.includes(pack));
      for (const { file, descriptor } of old) {
        removeQuietly(file);
        closeSync(descriptor);
      }
    },
    close() {
      for (const { descriptor } of packs) closeSync(descriptor);
      if (open) removeQuietly(temporaryName(open.file));
      // A later call reads nothing: the system reuses the file descriptors for other files.
      packs = [];
    },
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** A cache whose additions stay in memory: the dev server does not change the cache of builds. */
export function withoutWriting({ get, use }: Cache): Pick<Cache, 'get' | 'set' | 'use'> {
  const added = new Map<string, Buffer>();
  return {
    get: (key) => added.get(key) ?? get(key),
    set: (key, value) => void added.set(key, Buffer.from(value)),
    use,
  };
}
