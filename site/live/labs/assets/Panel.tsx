'use client';

import type { LivePanelProps } from 'stilldocs';
import { useMemo, useState } from 'react';
import { Lab, LabCode, LabPart } from '../Lab.tsx';
import { useAnswer } from '../use-answer.ts';
import { Answered } from './Answered.tsx';
import type { FormField, Result } from './host.ts';
import { assetTypes, paths } from './paths.ts';
import { RequestForm, type RequestState } from './RequestForm.tsx';

/** Sends requests to a handler and shows its answer, as the asset library would and as data. */
export default function Panel({ description, command }: LivePanelProps) {
  const { form } = description as unknown as { form: FormField[] };
  const [state, setState] = useState<RequestState>({
    path: paths[0]!.path,
    search: '',
    assetType: assetTypes[0],
    filter: {},
    env: {},
  });
  const [sent, setSent] = useState(state);
  const question = useMemo(() => questionOf(sent, form), [sent, form]);
  const result = useAnswer<Result>({ command, description }, 'ask', question)?.answer;
  // The library knows the filters once the handler was asked for them.
  const [filters, setFilters] = useState<Result>();
  if (result?.kind === 'meta fields' && result.problems?.length === 0 && result !== filters)
    setFilters(result);
  return (
    <Lab note="The request is our simulation of the editor’s, and the collection is ours: nothing leaves this page. The handler runs in a worker of your browser, checked by the types of the SDK.">
      <RequestForm
        form={form}
        state={state}
        filters={filters?.value ?? []}
        env={envOf(state, form)}
        onChange={setState}
        onSend={() => setSent({ ...state })}
      />
      <p className="Lab-state" role="status" data-bad={result && isBad(result) ? '' : undefined}>
        {result && stateOf(result)}
      </p>
      {result && (
        <>
          <Answered result={result} />
          <div className="Lab-columns">
            <LabPart name="Request">
              <LabCode name="Request">{`POST ${result.url}\n\n${JSON.stringify(question.body, null, 2)}`}</LabCode>
            </LabPart>
            <LabPart name="What the handler did">
              <LabCode name="What the handler did">
                {result.lines.join('\n') || 'No requests, and no lines in the log.'}
              </LabCode>
            </LabPart>
          </div>
        </>
      )}
    </Lab>
  );
}

const envOf = ({ env }: RequestState, form: FormField[]) =>
  Object.fromEntries(form.map(({ name, value }) => [name, env[name] ?? value]));

const questionOf = (state: RequestState, form: FormField[]) => ({
  path: state.path,
  search: state.search,
  body: {
    assetType: state.assetType,
    filter: Object.entries(state.filter)
      .filter(([, value]) => value !== '')
      .map(([field, value]) => ({ field, value })),
  },
  env: envOf(state, form),
});

const isBad = ({ error, problems = [] }: Result) => error !== undefined || problems.length > 0;

/** What a screen reader hears of an answer. */
function stateOf({ error, problems = [], kind, value }: Result): string {
  if (error !== undefined) return `The handler failed. ${error}`;
  if (problems.length > 0)
    return `The answer has ${problems.length} problem${problems.length === 1 ? '' : 's'}.`;
  if (kind === 'picker') return 'The handler answered with a picker.';
  if (kind === 'settings') return 'The handler answered with a settings form.';
  const { length } = value as unknown[];
  const word = kind === 'assets' ? 'asset' : 'meta field';
  return `The handler answered with ${length} ${word}${length === 1 ? '' : 's'}.`;
}
