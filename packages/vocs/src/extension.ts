import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Extension } from 'stilldocs';
import type { ConvertedVocsConfig } from './convert-config.ts';
import { siteAliases, siteConstants, sitePlugins, vocsModules } from './modules.ts';
import { nameProblems, withOwnNames } from './style-problems.ts';
import { compileTailwind3 } from './tailwind3.ts';

/** The files of a site on Vocs around each page, by the module that renders them. */
const parts = { layout: 'layout.tsx', footer: 'footer.tsx' };

/** Whether a layout does something in the browser that needs no element of its own. */
export function isActing(file: string): boolean {
  return /\buse\w*Effect\b|\bcreatePortal\b/.test(readFileSync(file, 'utf8'));
}

/** The files of a site around each page that it has. */
export function partsOf(root: string): Partial<typeof parts> {
  const found = Object.entries(parts).filter(([, name]) => existsSync(join(root, name)));
  return Object.fromEntries(found);
}

/**
 * What a site needs that uses components or styles of Vocs: `vocs/components`, the variables of its theme, Tailwind 3,
 * the names of its theme, and a warning for each one that has no effect. A site with `vocs.config.ts` has it anyway.
 */
export function vocs(): Extension {
  return {
    name: '@stilldocs/vocs',
    rules: {
      vocs: {
        severity: 'warn',
        finds:
          'Options of a Vocs configuration, and names of its theme, that have no effect here, or another one',
      },
    },
    styles: ['@stilldocs/vocs/vocs.css'],
    async compileStyles(sheet) {
      const css = withOwnNames(sheet.css);
      const compiled = await compileTailwind3({ ...sheet, css: css ?? sheet.css });
      return compiled ?? css;
    },
    vite: { plugins: [vocsModules()] },
    check({ root, report }) {
      for (const problem of nameProblems(root)) report(problem);
    },
  };
}

/**
 * The extension of a site with `vocs.config.ts`.
 *
 * @param root Absolute.
 * @param folder The folder of the configuration, absolute.
 * @param written The configuration as it is written.
 */
export async function vocsSite(
  root: string,
  folder: string,
  written: object,
  { vite, css }: Pick<ConvertedVocsConfig, 'vite' | 'css'>,
): Promise<Extension> {
  const { layout, footer } = partsOf(root);
  return {
    ...vocs(),
    css,
    automaticIslands: {
      except: ['layout', 'footer'].flatMap((name) => [`${name}.tsx`, `${name}.jsx`]),
      buildHooks: ['vocs', 'react-router', 'react-router-dom'],
    },
    components: {
      ...(layout && {
        Page: `@stilldocs/vocs/${isActing(join(root, layout)) ? 'mounted-page' : 'page'}`,
      }),
      ...(footer && { Footer: '@stilldocs/vocs/footer' }),
    },
    vite: {
      define: siteConstants(vite.define),
      alias: siteAliases(vite.alias),
      plugins: [
        vocsModules({ root, folder, written, alias: vite.alias }),
        ...(await sitePlugins(vite.plugins)),
      ],
    },
  };
}
