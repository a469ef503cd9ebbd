import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TypesOptions } from '@stilldocs/types';
import type { ConfigurationReader, Extension, SiteProblem } from 'stilldocs';
import { convertVocsConfig, type VocsNote } from './convert-config.ts';
import { isActing, partsOf, vocsSite } from './extension.ts';
import { styleNotes } from './style-problems.ts';
import { variableNotes } from './theme-variables.ts';

/** Reads `vocs.config.ts`. */
const reader: ConfigurationReader = {
  aliases: { vocs: 'stilldocs' },
  async read(written, { folder, name }) {
    const converted = convertVocsConfig(written);
    const { config, rootDir, types, notes } = converted;
    const root = resolve(folder, rootDir);
    const parts = Object.entries(partsOf(root)).map(([part, option]) => ({
      option,
      text:
        part === 'layout' && isActing(join(root, option))
          ? 'is rendered at build: in the browser its effects and portals run in a hidden copy without the page, and its event handlers do not run'
          : 'is rendered at build: its effects and event handlers do not run in the browser',
    }));
    const variables = variableNotes((written as { theme?: unknown }).theme, root);
    const all = [...notes, ...variables, ...parts, ...styleNotes(root), ...postcssNotes(folder)];
    const extensions = [
      await vocsSite(root, folder, written, converted),
      ...(types ? await typeExtension(types) : []),
      ...(config.extensions ?? []),
    ];
    return {
      config: { ...config, extensions },
      root: rootDir,
      problems: problemsOf(all, folder, name),
    };
  },
};

export default reader;

/** The extension that checks samples, if its package is installed. Without it a page with such samples says so. */
async function typeExtension(options: TypesOptions): Promise<Extension[]> {
  const found = await import('@stilldocs/types').catch(() => undefined);
  return found ? [found.types(options)] : [];
}

function postcssNotes(folder: string): VocsNote[] {
  const names = ['js', 'cjs', 'mjs', 'ts', 'json'].map((end) => `postcss.config.${end}`);
  return names
    .filter((name) => existsSync(join(folder, name)))
    .map((option) => ({
      option,
      text: 'has no effect: Tailwind is compiled by itself, and no browser needs prefixes',
    }));
}

/** All notes on a site as one warning. */
function problemsOf(notes: VocsNote[], folder: string, file: string): SiteProblem[] {
  if (notes.length === 0) return [];
  const source = readFileSync(join(folder, file), 'utf8');
  const lines = notes.map(({ option, text }) => `\n    ${option}${lineOf(option, source)} ${text}`);
  return [
    {
      rule: 'vocs',
      message: `Parts of a site on Vocs have no effect, or another one:${lines.join('')}`,
      hint: "Delete them, or write checks: { vocs: 'off' } to read this no more",
      file,
    },
  ];
}

/** The line of an option in the text of a configuration, ` (line 12)`, if only one line has its name. */
function lineOf(option: string, source: string): string {
  const name = option.split('.').at(-1)!;
  const isThere = (line: string) => new RegExp(`(?:^|[{,\\s'"])${name}['"]?\\s*[:(,}]`).test(line);
  const found = source.split('\n').flatMap((line, at) => (isThere(line) ? [at + 1] : []));
  return found.length === 1 && /^\w+$/.test(name) ? ` (line ${found[0]})` : '';
}
