'use client';

import type { LivePanelProps } from 'docs-engine';
import { useEffect, useId, useState } from 'react';
import { adoptStyles } from '../panel/adopt-styles.ts';
import type { CmsAnswer, CmsDescription } from './host.ts';

/** The data of a template, to be edited; what is wrong with it, and what it lacks. */
export default function CmsPanel({ description, command, subscribe }: LivePanelProps) {
  // The host beside this file describes its templates.
  const start = description as unknown as CmsDescription;
  const id = useId();
  const [data, setData] = useState(start.data);
  const [{ gaps, problem }, setAnswer] = useState(start.answer);
  useEffect(adoptStyles, []);
  // An edit of the template fills it anew.
  useEffect(
    () =>
      subscribe((event, value) => {
        if (event === 'answer') setAnswer(value as unknown as CmsAnswer);
      }),
    [subscribe],
  );
  const change = (text: string) => {
    setData(text);
    void command('data', text).then((answer) => setAnswer(answer as unknown as CmsAnswer));
  };
  const problems = [
    ...(problem ? [problem] : []),
    ...gaps.map((name) => `Nothing in the data for ${name}: it stays empty.`),
  ];
  return (
    <div className="Seat">
      <div className="Seat-section">
        <div className="Seat-field">
          <label htmlFor={id}>Data</label>
          <textarea
            id={id}
            rows={12}
            value={data}
            spellCheck={false}
            aria-describedby={`${id}-problems`}
            aria-invalid={problem !== '' || undefined}
            onChange={({ target }) => change(target.value)}
          />
        </div>
        <div className="Seat-problem" id={`${id}-problems`} role="status">
          {problems.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
