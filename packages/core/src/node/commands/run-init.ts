import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import {
  type Diagnostic,
  DiagnosticError,
  errorWith,
} from '../../shared/diagnostics/diagnostic.ts';
import { engineRoot } from '../files/engine-version.ts';
import { initialFiles } from './initial-files.ts';
import { type CommandValues, rowOption, textOption } from './options.ts';

const sharedSteps = [
  '  npm install -D @stilldocs/remote-cache',
  '  npx docs cache-keys',
  'List remoteCache() in the extensions of docs.config.ts, and set the variables that the pipeline names',
];

/** The pipelines of `--ci`: their place in a repository, and what to do then. */
const pipelines: Record<string, { file: string; next: string[] }> = {
  github: { file: '.github/workflows/docs.yml', next: sharedSteps },
  gitlab: { file: '.gitlab-ci.yml', next: sharedSteps },
  preview: {
    file: '.github/workflows/preview.yml',
    next: [
      'Set the variable and the secrets that the workflow names, in the settings of the repository',
    ],
  },
};

/** `docs init`: writes a small site into a folder and prints the next commands. */
export async function runInit(values: CommandValues): Promise<number> {
  const folder = resolve(textOption(values.folder) ?? '.');
  const ci = textOption(values.ci);
  if (ci !== undefined) return writePipeline(folder, ci);
  const files = initialFiles(folder, textOption(values.template) ?? 'site');
  refuseFile(folder);
  refuseExisting(folder, Object.keys(files));
  const isKept = (name: string) => keepable.has(name) && existsSync(join(folder, name));
  const kept = Object.keys(files).filter(isKept);
  const written = Object.entries(files).filter(([name]) => !isKept(name));
  for (const [name, text] of written) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  const place = relative('.', folder);
  const steps = [...(place ? [`cd ${JSON.stringify(place)}`] : []), 'npm install', 'npm run dev'];
  console.log(
    [
      `Wrote ${written.length} files into ${place || '.'}`,
      ...(kept.length > 0 ? [`Kept ${kept.join(' and ')}`] : []),
      ...(kept.includes('.gitignore')
        ? [`Add to .gitignore: ${files['.gitignore']!.trim().split('\n').join(', ')}`]
        : []),
      '',
      'Next:',
      `  ${steps.join(' && ')}`,
    ].join('\n'),
  );
  return 0;
}

/** Writes a pipeline. */
function writePipeline(folder: string, ci: string): number {
  const { file: name, next } = rowOption(pipelines, ci, '--ci');
  refuseFile(folder);
  refuseExisting(folder, [name], 'Move it away, and add its other jobs to the new one');
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), readFileSync(join(engineRoot, `templates/ci/${ci}.yml`)), {
    flag: 'wx',
  });
  const place = relative('.', join(folder, name));
  console.log([`Wrote ${place}`, '', 'Next:', ...next].join('\n'));
  return 0;
}

/** Files of a new repository, which stay as they are. */
const keepable = new Set(['README.md', '.gitignore']);

/** @throws DiagnosticError if the folder, or one above it, is a file. */
function refuseFile(folder: string): void {
  const above = existsSync(folder) ? folder : dirname(folder);
  if (!existsSync(above)) return refuseFile(above);
  if (statSync(above).isDirectory()) return;
  const message = `${above} is a file, not a folder`;
  const hint = 'Name another folder: docs init my-docs';
  throw errorWith({ rule: 'option', message, hint });
}

/** @throws DiagnosticError with every file of the folder that would be overwritten. */
function refuseExisting(
  folder: string,
  names: string[],
  hint = 'Name an empty folder: docs init my-docs',
): void {
  const problems = names
    .filter((name) => !keepable.has(name) && existsSync(join(folder, name)))
    .map((name): Diagnostic => ({
      severity: 'error',
      rule: 'option',
      message: `${name} exists in ${folder}: it would be overwritten`,
      hint,
    }));
  if (problems.length > 0) throw new DiagnosticError(problems);
}
