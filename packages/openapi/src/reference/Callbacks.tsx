import type { ApiCallback } from '../api-reference.ts';
import { Endpoint, Html } from './parts.tsx';
import { Content, Response } from './Response.tsx';
import * as labels from '../labels.ts';

/** The requests that the API sends; what is in them is collapsed. */
export function Callbacks({ callbacks }: { callbacks: ApiCallback[] }) {
  return callbacks.map(({ name, method, address, descriptionHtml, body, responses, ...more }) => (
    <details key={name + method + address} className="Api-response">
      <summary>
        {name}: <Endpoint method={method} path={address} />
      </summary>
      <Html html={descriptionHtml} />
      {body && (
        <>
          <p className="Api-variantKind">{labels.apiRequestBody}</p>
          <Html html={body.descriptionHtml} />
          {body.contents.map((content) => (
            <Content key={content.type} content={content} />
          ))}
        </>
      )}
      {responses.length > 0 && <p className="Api-variantKind">{labels.apiResponses}</p>}
      {responses.map((response) => (
        <Response key={response.status} response={response} isOpen={false} />
      ))}
      {more.callbacks.length > 0 && <p className="Api-variantKind">{labels.apiCallbacks}</p>}
      <Callbacks callbacks={more.callbacks} />
    </details>
  ));
}
