import { relative } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { importsInCss } from './bundle-inputs.ts';
import { placeOfText } from './bundle-problems.ts';

/**
 * Finds style sheets that import each other. The bundler leaves out the second of them, so the order of their rules
 * depends on the sheet with which it began.
 *
 * @param files The files of a bundle, absolute. Those of packages are not the site's to correct.
 */
export function sheetCycles(files: string[], root: string): Diagnostic[] {
  const sheets = files.filter((file) => file.endsWith('.css') && !file.includes('/node_modules/'));
  const found: Diagnostic[] = [];
  const done = new Set<string>();
  const visit = (file: string, above: string[]) => {
    if (done.has(file) || !sheets.includes(file)) return;
    const way = [...above, file];
    for (const [name, target] of importsInCss(file, readIfThere(file)?.toString() ?? '')) {
      if (!way.includes(target)) visit(target, way);
      else {
        const cycle = [...way.slice(way.indexOf(target)), target];
        found.push({
          severity: 'error',
          rule: 'import',
          message: `Style sheets import each other: ${cycle.map((each) => relative(root, each)).join(' → ')}`,
          hint: 'Leave out one of these imports',
          ...placeOfText(file, root, name),
        });
      }
    }
    done.add(file);
  };
  for (const file of sheets) visit(file, []);
  return found;
}
