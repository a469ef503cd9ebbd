import type { ReactNode } from 'react';
import { callouts, type CalloutType } from '../../shared/page/callouts.ts';
import { type DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { nearest } from '../../shared/diagnostics/nearest.ts';
import { placeOfProps } from '../render/element-places.ts';
import * as labels from '../../shared/config/labels.ts';

interface CalloutProps {
  /** Default `note`. */
  type?: CalloutType;
  /** Replaces the label of the type. */
  title?: ReactNode;
  children?: ReactNode;
}

/**
 * A callout, for MDX; Markdown writes `:::note`.
 *
 *     <aside class="Callout" data-type="note" role="note" aria-label="Note">…</aside>
 *
 * @throws DiagnosticError with the element's place if the type is unknown.
 */
export function Callout(props: CalloutProps) {
  const { type = 'note', title, children } = props;
  if (!Object.hasOwn(callouts, type)) throw unknownType(type, props);
  return (
    <aside
      className="Callout"
      data-type={type}
      role="note"
      aria-label={labels[callouts[type].label]}
    >
      <p className="Callout-title">{title ?? labels[callouts[type].label]}</p>
      {children}
    </aside>
  );
}

function unknownType(type: string, props: object): DiagnosticError {
  const types = Object.keys(callouts);
  const guess = nearest(type, types);
  return errorWith({
    rule: 'callout-type',
    message: `Unexpected type "${type}" of <Callout>, expected ${types.join(', ')}`,
    hint: guess && `Did you mean "${guess}"?`,
    ...placeOfProps(props),
  });
}
