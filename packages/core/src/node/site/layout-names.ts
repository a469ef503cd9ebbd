import { layouts } from '../../shared/config/front-matter.ts';
import type { ValidExtension } from '../../shared/extension/extension.ts';

interface WithExtensions {
  extensions: Pick<ValidExtension, 'layouts'>[];
}

/** The names of all layouts: the built-in ones, then the layouts of extensions. */
export function layoutNames({ extensions }: WithExtensions): string[] {
  return [...layouts, ...extensions.flatMap((it) => Object.keys(it.layouts ?? {}))];
}

/** Whether a layout shows sidebar, outline, AI actions and dates by default, as the docs layout does. */
export function isDocsLayout({ extensions }: WithExtensions, name = 'docs'): boolean {
  return name === 'docs' || extensions.some((it) => it.layouts?.[name]?.like === 'docs');
}
