'use client';

import type { LivePanelProps } from 'stilldocs';
import { type FormEvent, useId, useState } from 'react';
import { Lab, LabCode, LabPart } from '../Lab.tsx';
import { useAnswer } from '../use-answer.ts';
import { customType } from './events.ts';
import type { Fired } from './host.ts';
import type { Output } from './outputs.ts';

interface Description {
  types: string[];
  listeners: number;
}

/** Buttons that send events, and the latest event next to the outputs of the sample. */
export default function Panel({ description, command, sample }: LivePanelProps) {
  const { types, listeners } = description as unknown as Description;
  const [name, setName] = useState('seat_chosen');
  // A project sends the first as it loads.
  const [sent, setSent] = useState({ type: types[0]!, name });
  const fired = useAnswer<Fired>({ command, description }, 'fire', sent)?.answer;
  const id = useId();
  const send = (type: string) => setSent({ type, name });
  const sendCustom = (event: FormEvent) => {
    event.preventDefault();
    send(customType);
  };
  return (
    <Lab note="The events are simulated: they have the form that a published project gives them, with values of ours. Nothing leaves this page.">
      <LabPart name="Standard events">
        <div className="Lab-buttons">
          {types.map((type) => (
            <button
              key={type}
              type="button"
              className="Lab-button"
              data-latest={type === sent.type || undefined}
              onClick={() => send(type)}
            >
              <code>{type}</code>
            </button>
          ))}
        </div>
      </LabPart>
      <form className="Lab-part" onSubmit={sendCustom}>
        <label className="Lab-name" htmlFor={id}>
          Custom event, sent by a click
        </label>
        <div className="Lab-row">
          <input
            id={id}
            value={name}
            autoComplete="off"
            placeholder="Name"
            onChange={({ target }) => setName(target.value)}
          />
          <button
            type="submit"
            className="Lab-button"
            data-latest={sent.type === customType || undefined}
          >
            Send
          </button>
        </div>
      </form>
      <p className="Lab-state" role="status">
        {fired && stateOf(fired, listeners)}
      </p>
      {fired?.detail && <Latest {...fired} detail={fired.detail} title={sample.title} />}
    </Lab>
  );
}

/** The latest event, and the outputs of the sample. */
function Latest({ detail, outputs, title }: { detail: string; outputs: Output[]; title: string }) {
  return (
    <div className="Lab-columns">
      <LabPart name="event.detail">
        <LabCode name="event.detail">{detail}</LabCode>
      </LabPart>
      <LabPart name={`What ${title} makes of it`}>
        {outputs.length === 0 && <p className="Lab-empty">Nothing.</p>}
        {outputs.map((output, index) => (
          <Made key={index} {...output} />
        ))}
      </LabPart>
    </div>
  );
}

function Made({ call, to, body }: Output) {
  return (
    <div className="Lab-made" data-bad={call === 'Error' || undefined}>
      <p>
        <code>{call}</code> {to && <span>to {to}</span>}
      </p>
      <LabCode name={call}>{body}</LabCode>
    </div>
  );
}

/** What a screen reader hears of an event. */
function stateOf({ type, detail, outputs }: Fired, listeners: number): string {
  if (detail === undefined) return `${type} without a name: a project sends nothing.`;
  if (listeners === 0) return `${type} was sent, and nobody listens.`;
  const calls = outputs.map(({ call }) => call).join(', ');
  return `${type} was sent. The sample ${calls === '' ? 'passes nothing on' : `answers with ${calls}`}.`;
}
