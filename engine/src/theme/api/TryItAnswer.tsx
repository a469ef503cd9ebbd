import type { Answer } from './send-request.ts';

/** Why there is no answer. */
export interface Failure {
  /** False when what the reader has entered makes no request. */
  isSent: boolean;
  reasons: string[];
}

/** Longer bodies are cut: a page is no place for them. Characters. */
const maxBodyLength = 50_000;

/**
 * What came back for a request, or why nothing did. Only how it went is read out: headers and body
 * would take a screen reader minutes.
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
          <strong>No answer that this page may read.</strong> Your browser does not tell the page
          why. Likely reasons:
        </p>
      ) : (
        <p>
          <strong>The request was not sent.</strong>
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

function Status({ of: { status, statusText, duration } }: { of: Answer }) {
  return (
    <p>
      <code className="Api-status" data-status={String(status)[0]}>
        {status} {statusText}
      </code>{' '}
      in {duration} ms
    </p>
  );
}

function Content({ of: { headers, body } }: { of: Answer }) {
  return (
    <>
      <details className="Api-fold">
        <summary>{headers.length === 1 ? '1 header' : `${headers.length} headers`}</summary>
        <ul>
          {headers.map(([name, value]) => (
            <li key={name}>
              <code>
                {name}: {value}
              </code>
            </li>
          ))}
        </ul>
        <p className="TryIt-note">A browser shows a page only the headers that the API permits.</p>
      </details>
      {body === '' ? (
        <p>The body is empty.</p>
      ) : (
        <pre tabIndex={0} role="group" aria-label="Body of the answer">
          <code>{body.slice(0, maxBodyLength)}</code>
        </pre>
      )}
      {body.length > maxBodyLength && (
        <p className="TryIt-note">The first {maxBodyLength} characters are shown.</p>
      )}
    </>
  );
}
