import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limits } from '../../shared/diagnostics/limits.ts';
import { inOwnCall } from '../base/own-calls.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { OwnRules } from '../../shared/diagnostics/own-rules.ts';
import { words as engineWords } from './fence-words.ts';
import type { FenceWord } from '../../shared/extension/fence-word.ts';
import type {
  FeaturePage,
  FrontMatterCheck,
  PageFeature,
} from '../../shared/extension/page-feature.ts';
import { type Ask, askHere } from './feature-thread.ts';
import { noteRead } from './file-version.ts';

/** A module of an extension's `features`, as plain data for worker threads and cache keys. */
export interface FeatureSource {
  /** The extension's name. */
  extension: string;
  /** The module that Node can import, absolute. */
  file: string;
  /** Changes with the code of the module. */
  version: string;
  /** The folder of the module as it was written, absolute: names of style sheets are relative to it. */
  folder: string;
  /** Data that JSON holds. */
  options?: unknown;
  /** The rules of the extension. Default: none. */
  rules?: OwnRules | undefined;
  /** The module that answers the feature's questions in a thread; Node can import it, absolute. Default: none. */
  thread?: string | undefined;
}

/** Asks the thread of a feature; a result depends on the files that are noted in `reads`. */
type AskFor = (reads: Record<string, string>) => FeaturePage['ask'];

/** A part of a feature, with the name of its extension and its thread. */
type Part<Own> = Own & { extension: string; ask: AskFor };

/** The features of a site, joined. */
export interface Features {
  drawings: Map<string, Part<{ draw: NonNullable<PageFeature['drawings']>[string] }>>;
  /** The words of fences. */
  words: Map<string, Part<{ word: FenceWord }>>;
  /** What writes elements, by name. */
  elements: Map<string, Part<{ write: NonNullable<PageFeature['elements']>[string] }>>;
  /** The languages, words and elements of the features that ask a thread. */
  asking: string[];
  /** The files of style sheets, absolute, by the text that a page must contain. */
  styles: [mark: string, file: string][];
  /** The checks of keys of front matter. */
  frontMatter: Map<string, FrontMatterCheck>;
  /** The features that add pages or content, each with its extension. */
  added: Part<{ version: string; keys: string[]; feature: PageFeature }>[];
  /** What makes the images of pages. */
  image?: { extension: string; version: string; make: NonNullable<PageFeature['image']> };
  /** The checks of a page. */
  checks: { extension: string; check: NonNullable<PageFeature['check']> }[];
  /** The rules of the extensions with features. */
  rules: OwnRules;
  /** The style sheets of added content, absolute, by extension. */
  contentStyles: Map<string, string>;
}

/** The engine's own packages that draw fences, by language. */
export const drawingPackages: Record<string, string> = { mermaid: '@stilldocs/diagrams' };

/** The engine's own packages that know words of fences, by word. */
export const wordPackages: Record<string, string> = { twoslash: '@stilldocs/types' };

/** The engine's own packages that write elements, by name. */
export const elementPackages: Record<string, string> = { Members: '@stilldocs/members' };

/** The engine's own packages that read keys of front matter, by key. */
export const keyPackages: Record<string, string> = { openapi: '@stilldocs/openapi' };

/** The features of a site without any. */
export const noFeatures: Features = emptyFeatures();

function emptyFeatures(): Features {
  return {
    drawings: new Map(),
    words: new Map(),
    elements: new Map(),
    asking: [],
    styles: [],
    frontMatter: new Map(),
    added: [],
    checks: [],
    rules: {},
    contentStyles: new Map(),
  };
}

/**
 * Loads the features of a site.
 *
 * @param root The site's root, absolute, for their threads.
 * @param ask Asks the threads. Default: in this thread.
 * @throws DiagnosticError if a module has no feature, or two draw the same language or read the same key.
 */
export async function loadFeatures(
  sources: FeatureSource[] = [],
  root = '',
  ask = askHere,
): Promise<Features> {
  if (sources.length === 0) return noFeatures;
  const features = emptyFeatures();
  const claim = claims();
  for (const source of sources) {
    const { extension, version, folder } = source;
    const part = { extension, ask: askFor(source, root, ask) };
    const call = {
      rule: 'extension',
      message: `The extension "${extension}" failed`,
      target: extension,
    } as const;
    const own =
      <Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>) =>
      (...args: Args) =>
        inOwnCall(call, () => run(...args), limits.finishing.most);
    const feature = await own(loadFeature)(source);
    const { drawings = {}, words = {}, elements = {}, styles = {} } = feature;
    const { frontMatter = {}, contentStyles } = feature;
    for (const [language, draw] of Object.entries(drawings)) {
      claim(`draw fences in "${language}"`, extension);
      features.drawings.set(language, { ...part, draw: own(draw) });
    }
    for (const [name, word] of Object.entries(words)) {
      claim(`know the word "${name}" of a fence`, extension);
      if (Object.hasOwn(engineWords, name) || !/^[a-z][\w-]*$/i.test(name))
        throw mistake(
          `The extension "${extension}" adds the word "${name}" of a fence, which the engine has or cannot read`,
          'Take another name: letters, digits and hyphens',
        );
      features.words.set(name, { ...part, word });
    }
    for (const [name, write] of Object.entries(elements)) {
      claim(`write the element <${name}>`, extension);
      features.elements.set(name, { ...part, write: own(write) });
    }
    if (source.thread !== undefined)
      features.asking.push(...[drawings, words, elements].flatMap((each) => Object.keys(each)));
    for (const [key, check] of Object.entries(frontMatter)) {
      claim(`read the key "${key}" of front matter`, extension);
      features.frontMatter.set(key, check);
    }
    for (const [mark, file] of Object.entries(styles))
      features.styles.push([mark, join(folder, file)]);
    if (feature.pages || feature.sidebar || feature.after || feature.placesOf)
      features.added.push({ ...part, version, keys: Object.keys(frontMatter), feature });
    if (feature.image) {
      claim('make the images of pages', extension);
      features.image = { extension, version, make: (...given) => feature.image!(...given) };
    }
    if (feature.check)
      features.checks.push({ extension, check: own((page) => feature.check!(page)) });
    Object.assign(features.rules, source.rules);
    if (contentStyles !== undefined)
      features.contentStyles.set(extension, join(folder, contentStyles));
  }
  return features;
}

/** Asks the thread of a row of features. */
function askFor(
  { extension, thread, version, options }: FeatureSource,
  root: string,
  ask: Ask,
): AskFor {
  return (reads) =>
    async <Output>(input: unknown, seconds: number) => {
      if (thread === undefined)
        throw new Error(`"${extension}" asks a thread: write { module, thread } in its features`);
      const answer = await ask({ file: thread, version, root, options, input }, seconds);
      // A later build asks again: this is no version of the module.
      if (!answer) reads[thread] = 'late';
      for (const read of answer?.reads ?? []) noteRead(reads, read);
      return answer?.output as Output | undefined;
    };
}

/** Refuses what two extensions both do. */
function claims() {
  const owners = new Map<string, string>();
  return (what: string, extension: string): void => {
    const owner = owners.get(what);
    if (owner !== undefined)
      throw mistake(
        `The extensions "${owner}" and "${extension}" both ${what}`,
        'Leave out one of the two',
      );
    owners.set(what, extension);
  };
}

async function loadFeature({
  extension,
  file,
  version,
  options,
}: FeatureSource): Promise<PageFeature> {
  const { default: create } = (await import(`${pathToFileURL(file).href}?${version}`)) as {
    default?: (options: unknown) => PageFeature | Promise<PageFeature>;
  };
  const feature = typeof create === 'function' ? await create(options) : undefined;
  if (typeof feature === 'object' && feature !== null) return feature;
  throw mistake(
    `A module of the extension "${extension}" has no feature: its default export is not a function that returns one`,
    'Export a function by default that returns a PageFeature',
  );
}

function mistake(message: string, hint: string) {
  return errorWith({ rule: 'extension', message, hint });
}
