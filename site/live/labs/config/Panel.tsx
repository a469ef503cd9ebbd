'use client';

import type { LivePanelProps } from 'stilldocs';
import { useId, useRef, useState } from 'react';
import { Lab, LabPart } from '../Lab.tsx';
import { useAnswer } from '../use-answer.ts';
import { marksOf } from './marks.ts';
import type { SchemaProblem } from './check-schema.ts';

type Problem = SchemaProblem & { line: number; column: number };

/** A field for vev.json: what the schema refuses is underlined at its place, and listed below. */
export default function Panel(props: LivePanelProps) {
  const { text } = props.description as { text: string };
  // The code of the page was edited: the field begins with that.
  return <Field key={text} original={text} {...props} />;
}

function Field({ original, description, command }: LivePanelProps & { original: string }) {
  const [text, setText] = useState(original);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const checked = useAnswer<Problem[]>({ command, description }, 'check', text);
  // Positions of an earlier text do not apply.
  const problems = checked?.value === text ? checked.answer : [];
  const select = ({ from, to }: Problem) => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  };
  const isInvalid = problems.some(({ severity }) => severity === 'error');
  return (
    <Lab
      hasField
      note="Checked in your browser by the schema on this page. The Vev CLI has checks of its own."
    >
      <div className="Lab-row">
        <label className="Lab-name" htmlFor={id}>
          vev.json
        </label>
        <button
          type="button"
          className="Lab-button"
          aria-label="Reset vev.json"
          aria-disabled={text === original || undefined}
          onClick={() => setText(original)}
        >
          Reset
        </button>
      </div>
      <div className="Lab-editor">
        <MarkedText text={text} problems={problems} />
        <textarea
          id={id}
          ref={field}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p className="Lab-state" id={`${id}-state`} role="status">
        {checked && verdictOf(checked.answer)}
      </p>
      {problems.length > 0 && <ProblemList problems={problems} onSelect={select} />}
    </Lab>
  );
}

/** The text below the field, with its problems underlined. */
function MarkedText({ text, problems }: { text: string; problems: Problem[] }) {
  return (
    <div className="Lab-marked" aria-hidden="true">
      {marksOf(text, problems).map(({ text: part, severity }, index) =>
        severity ? (
          <mark key={index} data-severity={severity}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
      {'\n'}
    </div>
  );
}

function ProblemList({
  problems,
  onSelect,
}: {
  problems: Problem[];
  onSelect: (problem: Problem) => void;
}) {
  return (
    <LabPart name="Found">
      <ul className="Lab-problems">
        {problems.map((problem) => (
          <li key={`${problem.from} ${problem.message}`} data-severity={problem.severity}>
            <button type="button" className="Lab-place" onClick={() => onSelect(problem)}>
              Line {problem.line}, column {problem.column}
            </button>
            <span>
              {problem.path && <code>{problem.path}</code>} {problem.message}.
              {problem.hint && <small>{problem.hint}</small>}
            </span>
          </li>
        ))}
      </ul>
    </LabPart>
  );
}

function verdictOf(problems: Problem[]): string {
  const count = (severity: string, word: string) => {
    const { length } = problems.filter((problem) => problem.severity === severity);
    return length === 0 ? [] : [`${length} ${word}${length === 1 ? '' : 's'}`];
  };
  const found = [...count('error', 'error'), ...count('warning', 'warning')].join(', ');
  return found === '' ? 'The schema accepts this file.' : `${found}.`;
}
