import type { CreateTwoslashOptions } from 'twoslash/core';
import type ts from 'typescript';

/** What Twoslash keeps for a set of compiler options: files in memory, and a language service. */
type Environment =
  Extract<CreateTwoslashOptions['cache'], Map<string, unknown>> extends Map<string, infer Each>
    ? Each
    : never;
type LanguageService = Environment['languageService'];

/** What Twoslash does with an environment while it looks at one sample. */
interface Session {
  createFile(path: string, content: string): void;
  getSourceFile(path: string): ts.SourceFile | undefined;
  service: Pick<
    LanguageService,
    'getQuickInfoAtPosition' | 'getCompletionsAtPosition' | 'getSemanticDiagnostics'
  >;
}

/** The files of a sample. */
export interface SampleFiles {
  /** The compiler options, as Twoslash's key. */
  key: string;
  /** By path; the file of the sample itself is `index.ts`, or has another ending. */
  files: Map<string, string>;
  /** The files whose errors are asked for. */
  checked: Set<string>;
}

/** Samples that are checked in one program: the samples of a page with equal compiler options. */
interface Group {
  key: string;
  files: Map<string, string>;
  /** The paths of the files of each sample in the program, by its own paths. */
  samples: Map<number, Map<string, string>>;
}

/** A sample that changes the types of others needs a program of its own. */
const isGlobal =
  /\bdeclare\s+(?:module|global)\b|@filename:.*\.d\.[cm]?ts\b|@moduleDetection\b|\/\/\/\s*<reference/;

/** A sample that names its first file. */
const namesIndex = /@filename:\s*index\./i;

/** The maximum number of compilers: samples with other flags need another one. */
const maxCompilers = 3;

/**
 * The environments of Twoslash for pages. Twoslash checks one sample after the other, each in another program, and
 * checking what all import takes most of the time. So it looks at each sample of a page twice: first to learn the
 * files, with an environment that has no answers; then all files are in one program, which answers.
 */
export class PagePrograms extends Map<string, Environment> {
  readonly #compiler: typeof ts;
  /** The environments as they were created, by key; the map's delegate to the session. */
  readonly #real = new Map<string, Environment>();
  #session: Session | undefined;
  #key = '';

  readonly #folder: string;

  /**
   * @param compiler TypeScript.
   * @param folder The folder of samples, absolute.
   */
  constructor(compiler: typeof ts, folder: string) {
    super();
    this.#compiler = compiler;
    this.#folder = folder.replaceAll('\\', '/');
  }

  override get(key: string): Environment | undefined {
    this.#key = key;
    return super.get(key);
  }

  override set(key: string, environment: Environment): this {
    this.#key = key;
    this.#real.set(key, { ...environment });
    const service = (): Session['service'] => this.#session!.service;
    const languageService: Partial<LanguageService> = {
      getQuickInfoAtPosition: (...asked) => service().getQuickInfoAtPosition(...asked),
      getCompletionsAtPosition: (...asked) => service().getCompletionsAtPosition(...asked),
      getSemanticDiagnostics: (path) => service().getSemanticDiagnostics(path),
      getSyntacticDiagnostics: () => [],
    };
    Object.assign(environment, {
      createFile: (path: string, content: string) => this.#session!.createFile(path, content),
      updateFile: () => undefined,
      getSourceFile: (path: string) => this.#session!.getSourceFile(path),
      languageService,
    });
    return super.set(key, environment);
  }

  /** The files of a sample, which `look` makes Twoslash look at. */
  filesOf(look: () => void): SampleFiles {
    const files = new Map<string, string>();
    const checked = new Set<string>();
    const { Latest } = this.#compiler.ScriptTarget;
    this.#session = {
      // Twoslash empties them at the end.
      createFile: (path, content) => void (files.has(path) || files.set(path, content)),
      getSourceFile: (path) =>
        this.#compiler.createSourceFile(path, files.get(path)!, Latest, true),
      service: {
        // An answer without text: without one, a query is a mistake.
        getQuickInfoAtPosition: () => ({
          kind: this.#compiler.ScriptElementKind.unknown,
          kindModifiers: '',
          textSpan: { start: 0, length: 0 },
          displayParts: [],
        }),
        getCompletionsAtPosition: () => undefined,
        getSemanticDiagnostics(path) {
          checked.add(path);
          return [];
        },
      },
    };
    look();
    return { key: this.#key, files, checked };
  }

  /**
   * Checks samples of a page, each with all others that do not change it in one program. All errors are found before
   * the first type is asked for, because the answers change what is found later.
   *
   * @param look Makes Twoslash look at a sample again, by its number. It gets the files of the program.
   */
  check(
    samples: (SampleFiles & { code: string })[],
    look: (index: number, read: string[]) => void,
  ): void {
    for (const { key, files, samples: members } of groupsOf(samples, this.#folder)) {
      const real = this.#real.get(key)!;
      const service = real.languageService;
      for (const [path, content] of files) real.createFile(path, content);
      const errors = new Map<string, ts.Diagnostic[]>();
      for (const [index, paths] of members)
        for (const path of samples[index]!.checked) {
          const inProgram = paths.get(path)!;
          errors.set(inProgram, [
            ...service.getSemanticDiagnostics(inProgram),
            ...service.getSyntacticDiagnostics(inProgram),
          ]);
        }
      const program = service.getProgram()!;
      const read = program
        .getSourceFiles()
        .map(({ fileName }) => fileName)
        .filter((name) => !files.has(name));
      for (const [index, paths] of members) {
        const place = (path: string) => paths.get(path) ?? path;
        this.#session = {
          createFile: () => undefined,
          getSourceFile: (path) => program.getSourceFile(place(path)),
          service: {
            getQuickInfoAtPosition: (path, at) => service.getQuickInfoAtPosition(place(path), at),
            getCompletionsAtPosition: (path, ...rest) =>
              service.getCompletionsAtPosition(place(path), ...rest),
            getSemanticDiagnostics: (path) =>
              (errors.get(place(path)) ?? []).map((error) => renamed(error, path, place(path))),
          },
        };
        look(index, read);
      }
      removeFiles(real, program, files.keys());
    }
    if (this.#real.size <= maxCompilers) return;
    // The parsed files outlive a service that does not give them back.
    for (const { languageService } of this.#real.values()) languageService.dispose();
    this.#real.clear();
    this.clear();
  }
}

/** An error with the name of its file that Twoslash knows. */
function renamed(error: ts.Diagnostic, path: string, place: string): ts.Diagnostic {
  if (error.file?.fileName !== place) return error;
  return { ...error, file: Object.assign(Object.create(error.file), { fileName: path }) };
}

/** Removes files: their order would change the next program. Each removal asks for the program, which takes its time. */
function removeFiles(real: Environment, program: ts.Program, paths: Iterable<string>): void {
  const service = real.languageService;
  const { getProgram } = service;
  service.getProgram = () => program;
  for (const path of paths) real.deleteFile(path);
  service.getProgram = getProgram;
}

/** The programs of a page: samples with equal options share one, unless they change each other. */
function groupsOf(samples: (SampleFiles & { code: string })[], folder: string): Group[] {
  const groups: (Group & { isOpen: boolean })[] = [];
  for (const [index, { key, files, code }] of samples.entries()) {
    const pathOf = (path: string) =>
      namesIndex.test(code) ? path : path.replace(`${folder}/index.`, `${folder}/index-${index}.`);
    const paths = new Map([...files.keys()].map((path) => [path, pathOf(path)]));
    const isOpen = !isGlobal.test([code, ...files.values()].join('\n'));
    const fits = (group: Group) =>
      [...files].every(([path, content]) => {
        const known = group.files.get(paths.get(path)!);
        return known === undefined || known === content;
      });
    let group = groups.find((each) => isOpen && each.isOpen && each.key === key && fits(each));
    if (!group) groups.push((group = { key, isOpen, files: new Map(), samples: new Map() }));
    for (const [path, content] of files) group.files.set(paths.get(path)!, content);
    group.samples.set(index, paths);
  }
  return groups;
}
