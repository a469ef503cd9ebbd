import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../../../..');
const sheets = ['packages/core/src', 'extensions', 'manual', 'site'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /^(?!.*\/(?:node_modules|dist|samples|\.docs)\/).*\.css$/.test(name)),
);

/** Sheets with the same direction in every language, and the sheet that mirrors the rest. */
const exceptions = ['code.css', 'code-lines.css', 'right-to-left.css'];

const physical = [
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];

/** Whether a four-value shorthand differs between left and right. */
function isLopsided(declaration: string): boolean {
  const [, values = ''] = /^(?:inset|margin|padding)\s*:\s*(.*)$/.exec(declaration) ?? [];
  const parts = values.match(/(?:[^\s()]+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

it.each(sheets.filter((file) => !exceptions.some((name) => file.endsWith(`/${name}`))))(
  '%s turns around with the direction of the language',
  (file) => {
    const css = readFileSync(join(repository, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const declarations = css.split(/[;{}]/).map((text) => text.replace(/\s+/g, ' ').trim());
    const found = declarations.filter(
      (text) => isLopsided(text) || physical.some((pattern) => pattern.test(text)),
    );
    expect(found).toEqual([]);
  },
);
