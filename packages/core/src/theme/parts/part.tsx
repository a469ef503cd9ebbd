import { type Attributes, type ComponentType, createElement } from 'react';
import type { PartName, Parts, PartProps } from '../../shared/extension/parts.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { parts } from './replacements.ts';

/** The extensions whose parts the current render replaces by the originals. */
let without = (_extension: string) => false;

/** Renders with the original parts in place of the parts of some extensions. */
export function renderWithout<Result>(
  isLeftOut: (extension: string) => boolean,
  render: () => Result,
): Result {
  const before = without;
  without = isLeftOut;
  try {
    return render();
  } finally {
    without = before;
  }
}

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
    if (!replacement || without(replacement.extension)) return original;
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
      try {
        renderWithout((other) => other === extension, render);
        return true;
      } catch {
        return false;
      }
    });
    if (!culprit) throw error;
    const [name, { extension, module }] = culprit;
    const cause = (error as { cause?: unknown }).cause ?? error;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw errorWith({
      rule: 'extension',
      message: `The extension "${extension}" failed in "${name}"${where && ` on ${where}`}: ${message}`,
      hint: `Its component is ${module}`,
      target: extension,
    });
  }
}
