import { createElement, type ReactNode } from 'react';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { defaultStepLevel, invalidStepLevel, isStepLevel } from '../../shared/page/steps.ts';
import { placeOfProps } from '../render/element-places.ts';

/**
 * Numbered steps, for MDX; Markdown writes `:::steps`.
 *
 *     <ol class="Steps"><li class="Step">…</li></ol>
 */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="Steps">{children}</ol>;
}

interface StepProps {
  /** The heading; a literal one has an id and is part of the outline. */
  title?: ReactNode;
  /** The heading's level, 2 to 6. Default 2. */
  titleLevel?: number;
  children?: ReactNode;
}

/**
 * A step of `Steps`.
 *
 * @throws DiagnosticError with the element's place if the level is not from 2 to 6.
 */
export function Step(props: StepProps) {
  const { title, titleLevel = defaultStepLevel, children } = props;
  if (!isStepLevel(titleLevel)) {
    throw errorWith({
      rule: 'step-title-level',
      ...invalidStepLevel(titleLevel),
      ...placeOfProps(props),
    });
  }
  return (
    <li className="Step">
      {title !== undefined && (
        <div className="Heading" data-level={titleLevel}>
          {createElement(`h${titleLevel}`, null, title)}
        </div>
      )}
      {children}
    </li>
  );
}
