'use client';

import type { LivePanelProps } from 'stilldocs';
import { useId, useState } from 'react';
import { Lab, LabCode, LabPart } from '../Lab.tsx';
import { useAnswer } from '../use-answer.ts';
import type { Rendered } from './host.ts';
import type { PartKind, RenderedPart } from './render.ts';

/** What the marks in the HTML mean, for readers of all kinds. */
const meanings: Partial<Record<PartKind, string>> = {
  value: 'as in the data',
  escaped: 'HTML characters replaced, so that markup shows as text',
  raw: 'between three braces: nothing is replaced, and markup works',
  object: 'an object, where a string was expected',
  gap: 'no value: nothing, and no error',
};

/** Data for a template, and the HTML that comes out with the values marked. */
export default function Panel({ description, command }: LivePanelProps) {
  const { data: original } = description as { data: string };
  const [data, setData] = useState(original);
  const rendered = useAnswer<Rendered>({ command, description }, 'render', data)?.answer;
  const id = useId();
  const problem = rendered && 'message' in rendered ? rendered : undefined;
  return (
    <Lab
      hasStage
      note="Rendered by Mustache 4.2 in your browser, in the place of your server. Pictures are drawn: the sample has no files."
    >
      <div className="Lab-columns">
        <div className="Lab-part">
          <div className="Lab-row">
            <label className="Lab-name" htmlFor={id}>
              Data
            </label>
            <button
              type="button"
              className="Lab-button"
              aria-label="Reset data"
              aria-disabled={data === original || undefined}
              onClick={() => setData(original)}
            >
              Reset
            </button>
          </div>
          <textarea
            id={id}
            className="Lab-field"
            rows={data.split('\n').length + 1}
            value={data}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-invalid={problem?.line !== undefined || undefined}
            aria-describedby={`${id}-state`}
            onChange={({ target }) => setData(target.value)}
          />
          <p className="Lab-empty">Take a key away, or write HTML into a string.</p>
        </div>
        {rendered && 'parts' in rendered && <Html parts={rendered.parts} />}
      </div>
      <p className="Lab-state" id={`${id}-state`} role="status" data-bad={problem && ''}>
        {rendered && stateOf(rendered)}
      </p>
    </Lab>
  );
}

function Html({ parts }: { parts: RenderedPart[] }) {
  const kinds = [...new Set(parts.map(({ kind }) => kind))].filter((kind) => kind in meanings);
  return (
    <LabPart name="HTML">
      <LabCode name="HTML">
        {parts.map(({ kind, text, name }, index) =>
          kind === 'template' ? (
            text
          ) : (
            <mark key={index} data-kind={kind} title={`${name}: ${meanings[kind]}`}>
              {kind === 'gap' ? `(no ${name})` : text}
            </mark>
          ),
        )}
      </LabCode>
      <ul className="Lab-legend">
        {kinds.map((kind) => (
          <li key={kind}>
            <mark data-kind={kind}>{kind}</mark> {meanings[kind]}
          </li>
        ))}
      </ul>
    </LabPart>
  );
}

/** What a screen reader hears of a change, too. */
function stateOf(rendered: Rendered): string {
  if ('message' in rendered) {
    const place = rendered.line === undefined ? 'The template' : `Data, line ${rendered.line}`;
    return `${place}: ${rendered.message}.`;
  }
  const { parts, unused } = rendered;
  const named = (wanted: PartKind) => [
    ...new Set(parts.filter(({ kind }) => kind === wanted).map(({ name }) => name!)),
  ];
  const sentences: [string, string[]][] = [
    ['Without a value', named('gap')],
    ['An object instead of a string', named('object')],
    ['Escaped', named('escaped')],
    ['Not escaped', named('raw')],
    ['Not in the template', unused],
  ];
  const said = sentences
    .filter(([, names]) => names.length > 0)
    .map(([text, names]) => `${text}: ${names.join(', ')}.`);
  return said.join(' ') || 'Every value is as in the data.';
}
