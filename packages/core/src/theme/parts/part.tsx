import { type Attributes, type ComponentType, createElement } from 'react';
import type { PartName, Parts, PartProps } from '../../shared/extension/parts.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { parts } from './replacements.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** The extension whose parts the current render replaces by the originals. */
let without: string | undefined;

/**
 * Makes a part of the chrome replaceable: the component of an extension takes its place, with the
 * original as its `children`.
 */
export function part<Name extends PartName>(
  name: Name,
  Original: ComponentType<Parts[Name]>,
): ComponentType<Parts[Name]> {
  function Part(props: Parts[Name]) {
    const original = createElement(Original, props);
    const replacement = parts[name];
    if (!replacement || replacement.extension === without) return original;
    const own = 'options' in replacement && { options: replacement.options };
    const all = { ...props, ...own, children: original } as Attributes & PartProps<Name>;
    return createElement(replacement.component, all);
  }
  return Object.assign(Part, { displayName: name });
}

/** Runs a render; an error names the extension without whose parts the render succeeds. */
export function namingExtension<Result>(where: string, render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    const culprit = Object.entries(parts).find(([, { extension }]) => {
      without = extension;
      try {
        render();
        return true;
      } catch {
        return false;
      } finally {
        without = undefined;
      }
    });
    if (!culprit) throw error;
    const [name, { extension, module }] = culprit;
    const { cause = error } = errorOf(error);
    throw errorWith({
      rule: 'extension',
      message: `The extension "${extension}" failed in "${name}"${where && ` on ${where}`}: ${errorOf(cause).message}`,
      hint: `Its component is ${module}`,
      target: extension,
    });
  }
}
