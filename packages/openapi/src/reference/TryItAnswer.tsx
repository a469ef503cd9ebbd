import { fillLabel, Filled } from 'stilldocs/browser';
import type { Answer } from './send-request.ts';
import * as labels from '../labels.ts';

/** The reasons for a missing answer. */
export interface Failure {
  /** False if the reader's input is not a valid request. */
  isSent: boolean;
  reasons: string[];
}

/** The maximum length of a shown body, in characters. */
const maxBodyLength = 50_000;

/**
 * The answer to a request, or the reasons for a missing one. A screen reader announces the status only:
 * headers and body would take minutes.
 */
export function TryItAnswer({ result }: { result: Answer | Failure | undefined }) {
  return (
    <>
      <div role="status">
        {result && ('reasons' in result ? <Reasons of={result} /> : <Status of={result} />)}
      </div>
      {result && !('reasons' in result) && <Content of={result} />}
    </>
  );
}

function Reasons({ of: { isSent, reasons } }: { of: Failure }) {
  return (
    <>
      {isSent ? (
        <p>
          <strong>{labels.tryItNoAnswer}</strong> {labels.tryItNoReason}
        </p>
      ) : (
        <p>
          <strong>{labels.tryItNotSent}</strong>
        </p>
      )}
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

function Status({ of: { status, statusText, duration, size } }: { of: Answer }) {
  return (
    <p>
      <Filled
        label={labels.tryItAnswer}
        status={
          <code className="Api-status" data-status={String(status)[0]}>
            {status} {statusText}
          </code>
        }
        duration={duration}
        size={size}
      />
    </p>
  );
}

function Content({ of: { headers, body } }: { of: Answer }) {
  return (
    <>
      <details className="Api-fold">
        <summary>{fillLabel(labels.tryItHeaders, { count: headers.length })}</summary>
        <ul>
          {headers.map(([name, value]) => (
            <li key={name}>
              <code>
                {name}: {value}
              </code>
            </li>
          ))}
        </ul>
        <p className="TryIt-note">{labels.tryItHeadersNote}</p>
      </details>
      {body === '' ? (
        <p>{labels.tryItAnswerEmpty}</p>
      ) : (
        <pre tabIndex={0} role="group" aria-label={labels.tryItAnswerBody}>
          <code>{body.slice(0, maxBodyLength)}</code>
        </pre>
      )}
      {body.length > maxBodyLength && (
        <p className="TryIt-note">{fillLabel(labels.tryItAnswerCut, { count: maxBodyLength })}</p>
      )}
    </>
  );
}
