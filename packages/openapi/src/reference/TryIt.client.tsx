'use client';
import { fillLabel, Filled, labels as engine } from 'stilldocs/browser';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ApiRequest } from '../api-reference.ts';
import { KeyField } from './KeyField.tsx';
import { keys, none, servers, setServer } from './key-store.ts';
import { curlOf } from './curl.ts';
import {
  type Answer,
  explainFailure,
  type FilledRequest,
  send,
  toRequest,
} from './send-request.ts';
import { type Failure, TryItAnswer } from './TryItAnswer.tsx';
import { TryItField } from './TryItField.tsx';
import { TryItFiles } from './TryItFiles.tsx';
import * as labels from '../labels.ts';

/** A form that sends a request from the reader's browser. */
export function TryIt({ request, title }: { request: ApiRequest; title: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="TryIt">
      <button
        className="TryIt-open"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={fillLabel(labels.tryItOf, { title })}
        onClick={() => setOpen(!isOpen)}
      >
        {labels.tryIt}
      </button>
      {isOpen && <RequestForm id={id} request={request} />}
    </div>
  );
}

/** The reader's input, and the answer to the request. */
function useRequest(request: ApiRequest) {
  const { fields, body } = request;
  const [values, setValues] = useState(() => fields.map(({ value }) => value));
  const chosen = useSyncExternalStore(
    servers.subscribe,
    () => servers.get(),
    () => none,
  );
  const server = chosen[request.server] ?? request.server;
  const [text, setText] = useState(body?.text ?? '');
  const [files, setFiles] = useState<Record<string, File[]>>({});
  const [result, setResult] = useState<Answer | Failure | undefined>();
  const [isSending, setSending] = useState(false);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const stop = () => sending.current?.abort();
  const entered = useSyncExternalStore(
    keys.subscribe,
    () => keys.get(),
    () => none,
  );
  const setValue = (index: number, value: string) =>
    setValues(values.map((before, at) => (at === index ? value : before)));

  const filled: FilledRequest = {
    ...request,
    server,
    fields: fields.map((field, index) => ({ ...field, value: values[index]! })),
    body: body && { ...body, text, chosen: files },
    keys: entered,
  };
  const fail = (error: unknown) =>
    setResult({ isSent: false, reasons: [(error as Error).message] });

  /** @returns Whether the command is in the clipboard. */
  const copy = async (): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(curlOf(filled, location.href));
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const submit = async () => {
    let sent: Request;
    try {
      sent = toRequest(filled, location.href);
    } catch (error) {
      fail(error);
      return;
    }
    setResult(undefined);
    setSending(true);
    const { signal } = (sending.current = new AbortController());
    try {
      setResult(await send(new Request(sent, { signal }), setResult));
    } catch (error) {
      if (signal.aborted) return;
      const isSent = error instanceof TypeError;
      const reasons = isSent ? explainFailure(sent.url, location.href) : [(error as Error).message];
      setResult({ isSent, reasons });
    } finally {
      setSending(false);
    }
  };
  const choose = (name: string, all: File[]) => setFiles({ ...files, [name]: all });
  return {
    values,
    setValue,
    server,
    text,
    setText,
    choose,
    result,
    isSending,
    stop,
    entered,
    submit,
    copy,
  };
}

/** Notes on the parts of a request that the browser sends differently. */
function Notes({ request, entered }: { request: ApiRequest; entered: Record<string, unknown> }) {
  const { fields, security } = request;
  const missing = security.filter(({ name, place }) => place !== 'cookie' && !entered[name]);
  const cookies = [
    ...fields.filter(({ place }) => place === 'cookie').map(({ name }) => name),
    ...security.filter(({ place }) => place === 'cookie').map(({ key }) => key),
  ];
  const notes = [
    { about: 'keys', label: labels.tryItWithoutKey, names: missing.map(({ name }) => name) },
    { about: 'cookies', label: labels.tryItWithoutCookie, names: cookies },
  ];
  return notes.map(
    ({ about, label, names }) =>
      names.length > 0 && (
        <p className="TryIt-note" key={about}>
          {fillLabel(label, { names: names.join(engine.listEnd) })}
        </p>
      ),
  );
}

function RequestForm({ id, request }: { id: string; request: ApiRequest }) {
  const { method, fields, body } = request;
  const { values, setValue, server, text, setText, choose, entered, copy, ...sent } =
    useRequest(request);
  const [isCopied, setCopied] = useState(false);
  return (
    <form
      className="TryIt-form"
      id={id}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sent.isSending) void sent.submit();
      }}
    >
      {request.servers && (
        <p>
          <label htmlFor={`${id}a`}>{labels.tryItServers}</label>
          <select
            id={`${id}a`}
            value={server}
            onChange={(event) => setServer(request.server, event.currentTarget.value)}
          >
            {/* Another one is the reader's own. */}
            {[...new Set([...request.servers, server])].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </p>
      )}
      <p>
        <label htmlFor={`${id}s`}>{labels.tryItServer}</label>
        <input
          id={`${id}s`}
          required
          value={server}
          onChange={(event) => setServer(request.server, event.currentTarget.value)}
        />
      </p>
      {fields.map((field, index) => (
        <TryItField
          key={field.place + field.name}
          id={`${id}f${index}`}
          field={field}
          value={values[index]!}
          onChange={(value) => setValue(index, value)}
        />
      ))}
      {body && (
        <p>
          <label htmlFor={`${id}b`}>
            <Filled label={labels.tryItBody} type={<code>{body.type}</code>} />
          </label>
          <textarea
            id={`${id}b`}
            rows={Math.min(14, text.split('\n').length + 1)}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </p>
      )}
      {body && <TryItFiles id={`${id}u`} body={body} onChange={choose} />}
      {request.security
        .filter(({ kind }) => kind !== 'other')
        .map((key, _, { length }) => (
          <KeyField key={key.name} wanted={key} isOnly={length === 1} />
        ))}
      <Notes request={request} entered={entered} />
      {/* Not `disabled`, which would take the focus from the button. */}
      <button className="TryIt-send" type="submit" aria-disabled={sent.isSending}>
        {sent.isSending ? labels.tryItSending : fillLabel(labels.tryItSend, { method })}
      </button>{' '}
      {sent.isSending && (
        <>
          <button
            className="TryIt-copy"
            type="button"
            onClick={({ currentTarget }) => {
              // This button is gone then.
              currentTarget.form!.querySelector<HTMLElement>('.TryIt-send')!.focus();
              sent.stop();
            }}
          >
            {labels.tryItStop}
          </button>{' '}
        </>
      )}
      <button
        className="TryIt-copy"
        type="button"
        onClick={() => void copy().then(setCopied)}
        onBlur={() => setCopied(false)}
      >
        {labels.tryItCopy}
      </button>
      <span role="status">{isCopied && ` ${labels.tryItCopied}`}</span>
      <TryItAnswer result={sent.result} />
    </form>
  );
}
