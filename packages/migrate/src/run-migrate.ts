import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  checkSite,
  type CommandValues,
  type Diagnostic,
  type DiagnosticError,
  errorWith,
  formatDiagnostics,
  isFixedRule,
} from 'stilldocs/node';
import { findSource, sources } from './sources.ts';
import { lowerChecks } from './lower-checks.ts';
import type { Migration } from './migration.ts';
import { countOf, plural, reportFile, reportOf, summaryOf } from './migration-report.ts';
import { writeMigration } from './write.ts';

/**
 * `docs migrate`: writes a site of another engine as one of this engine into a new folder, checks it,
 * and lists what is left to do.
 *
 * @returns 0 if the new site can be built, else 1.
 */
export async function runMigrate(values: CommandValues): Promise<number> {
  const given = resolve(text(values.folder) ?? '.');
  const from = text(values.from);
  if (from !== undefined && !Object.hasOwn(sources, from))
    throw option(`Unexpected engine "${from}", expected ${Object.keys(sources).join(' or ')}`);
  const found = findSource(given, from);
  if (!found) {
    const expected = Object.entries(sources).filter(
      ([name]) => from === undefined || name === from,
    );
    const files = expected.map(([, source]) => source.expected).join(' or ');
    throw option(
      `There is no site to migrate in ${given}: it has no ${files}`,
      'Name the folder of the site: docs migrate path/to/docs',
    );
  }
  const { title, migrate } = sources[found.name]!;
  const folder = resolve(text(values.to) ?? `${found.folder}-migrated`);
  if (`${folder}/`.startsWith(`${found.folder}/`))
    throw option(`The new folder ${folder} is inside the site`, 'Name another one with --to');
  const migration = await migrate(found.folder);
  if (values.dry) {
    for (const name of [...migration.files.keys()].sort()) console.log(name);
    console.log(`\n${title}: ${summaryOf(countOf(migration))}. Nothing was written.`);
    return 0;
  }
  writeMigration(migration, folder);
  const { errors, warnings, lowered } = await checkNew(join(folder, migration.root));
  const report = reportOf(migration, title, [...errors, ...warnings], lowered);
  writeFileSync(join(folder, reportFile), report);
  if (errors.length > 0)
    console.error(
      `${formatDiagnostics(errors, join(folder, migration.root), { color: process.stderr.isTTY, all: values.all === true })}\n`,
    );
  print(migration, folder, { errors, warnings });
  return errors.length > 0 ? 1 : 0;
}

function print(
  migration: Migration,
  folder: string,
  problems: { errors: Diagnostic[]; warnings: Diagnostic[] },
): void {
  const place = relative('.', folder) || '.';
  const checked = [
    plural(problems.errors.length, 'error'),
    plural(problems.warnings.length, 'warning'),
  ].join(', ');
  console.log(
    `${summaryOf(countOf(migration))}\ncheck: ${checked}\n\nWritten to ${place}; the list is ${join(place, reportFile)}`,
  );
  console.log(`\nNext:\n  cd ${JSON.stringify(place)} && npm install && npm run dev`);
}

/**
 * Checks a new site. Rules that its pages break already, and that may be warnings, become warnings in
 * its configuration, so that it can be built.
 */
async function checkNew(root: string) {
  const lowered = new Set<Diagnostic['rule']>();
  for (;;) {
    const { errors, warnings } = await checkSite(root);
    const rules = new Set(
      errors.map(({ rule }) => rule).filter((rule) => !isFixedRule(rule) && !lowered.has(rule)),
    );
    if (rules.size === 0) return { errors, warnings, lowered: [...lowered].sort() };
    for (const rule of rules) lowered.add(rule);
    const name = readdirSync(root).find((each) => each.startsWith('docs.config.'))!;
    const file = join(root, name);
    writeFileSync(file, lowerChecks(readFileSync(file, 'utf8'), name, [...rules].sort()));
  }
}

/** The text of an argument or an option, if it is present. */
function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function option(message: string, hint?: string): DiagnosticError {
  return errorWith({ rule: 'option', message, hint });
}
