import type { Diagnostic } from './diagnostic.ts';
import { rules } from './rules.ts';

/**
 * The hooks of React that work only in the browser: at build, state never changes and no effect
 * runs.
 */
export const browserHooks: ReadonlySet<string> = new Set([
  'useActionState',
  'useEffect',
  'useEffectEvent',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
]);

/** The diagnostic of a hook in code that runs at build only. */
export function browserHook(
  name: string,
  hint: string,
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Diagnostic {
  return {
    severity: rules['browser-hook'].severity,
    rule: 'browser-hook',
    target: name,
    message: `${name} does nothing: the component runs at build only`,
    hint,
    ...place,
  };
}
