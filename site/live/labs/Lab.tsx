import { type ReactNode, useEffect, useId } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import lab from './lab.css?inline';
import parts from './lab-parts.css?inline';

/**
 * The panel of a lab.
 *
 * @param note What the lab simulates.
 * @param hasField Whether the sample is edited in the panel: then not above it as well.
 * @param hasStage Whether the frame shows something; its code runs in any case.
 */
export function Lab({
  note,
  hasStage = false,
  hasField = false,
  children,
}: {
  note: string;
  hasStage?: boolean;
  hasField?: boolean;
  children: ReactNode;
}) {
  useEffect(() => adoptStyles(lab, parts), []);
  return (
    <div className="Lab" data-stage={hasStage || undefined} data-field={hasField || undefined}>
      {children}
      <p className="Lab-note">{note}</p>
    </div>
  );
}

/** A part of a lab with its name. */
export function LabPart({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="Lab-part" role="group" aria-labelledby={id}>
      <p className="Lab-name" id={id}>
        {name}
      </p>
      {children}
    </div>
  );
}

/** Code that may be wider than its place: it scrolls, by keyboard too. */
export function LabCode({ name, children }: { name: string; children: ReactNode }) {
  return (
    <pre className="Lab-code" role="group" aria-label={name} tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
