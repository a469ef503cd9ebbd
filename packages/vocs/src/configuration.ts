import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TypesOptions } from '@stilldocs/types';
import type { ConfigurationReader, Extension, SiteProblem } from 'stilldocs';
import { convertVocsConfig, type VocsNote } from './convert-config.ts';
import { partsOf, vocsSite } from './extension.ts';
import { styleNotes } from './style-problems.ts';

/** Reads `vocs.config.ts`. */
const reader: ConfigurationReader = {
  aliases: { vocs: 'stilldocs' },
  async read(written, { folder, name }) {
    const { config, rootDir, vite, types, notes } = convertVocsConfig(written);
    const root = resolve(folder, rootDir);
    const parts = Object.values(partsOf(root)).map((option) => ({
      option,
      text: 'is rendered at build: its effects and event handlers do not run in the browser',
    }));
    const all = [...notes, ...parts, ...styleNotes(root), ...postcssNotes(folder)];
    const extensions = [
      await vocsSite(root, folder, written, vite),
      ...(types ? await typeExtension(types) : []),
      ...(config.extensions ?? []),
    ];
    return { config: { ...config, extensions }, root: rootDir, problems: problemsOf(all, name) };
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
function problemsOf(notes: VocsNote[], file: string): SiteProblem[] {
  if (notes.length === 0) return [];
  const lines = notes.map(({ option, text }) => `\n    ${option} ${text}`);
  return [
    {
      rule: 'vocs',
      message: `Parts of a site on Vocs have no effect, or another one:${lines.join('')}`,
      hint: "Delete them, or write checks: { vocs: 'off' } to read this no more",
      file,
    },
  ];
}
