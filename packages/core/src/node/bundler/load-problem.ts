import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';

/** The beginning of the message about a module of an extension whose exports are wrong. */
export const wrongExports = 'No component as default export of ';

/** The diagnostic of a module whose code fails at its load, in a build and in `docs dev`. */
export function loadProblem(message: string, file: string | undefined): Diagnostic {
  const isExports = message.startsWith(wrongExports);
  return {
    severity: 'error',
    rule: 'render',
    message: isExports ? message : `Code failed when it was loaded: ${message}`,
    file,
    hint: isExports
      ? 'Begin the function of the component with export default'
      : 'Code outside of functions runs in Node, where there is no page',
  };
}
