import { Tab, Tabs } from 'stilldocs/components';
import { fillLabel } from 'stilldocs/browser';
import type { ReactNode } from 'react';
import { type ApiOperation, type ApiSample, isNamed } from '../api-reference.ts';
import { partIds } from '../part-ids.ts';
import { Callbacks } from './Callbacks.tsx';
import { ApiHeading, Endpoint, Html } from './parts.tsx';
import { TryIt } from './TryIt.client.tsx';
import { Content, Response } from './Response.tsx';
import { Fields } from './Types.tsx';
import { Written } from './Written.tsx';
import * as labels from '../labels.ts';

const placeTitles: Record<string, string> = {
  path: labels.apiPathParameters,
  query: labels.apiQueryParameters,
  header: labels.apiHeaders,
  cookie: labels.apiCookies,
};

/**
 * An operation: parameters and responses, with samples next to them.
 *
 * @param level The level of its heading; 1 if the operation is the page.
 */
export function Operation({ operation, level }: { operation: ApiOperation; level: 1 | 2 | 3 }) {
  const { id, title, method, path, parameters, body, responses, callbacks } = operation;
  const hasName = isNamed(operation);
  const endpoint = <Endpoint method={method} path={path} />;
  const heading = hasName ? title : endpoint;
  return (
    <section className="Api-operation" aria-labelledby={id}>
      <Written as="div" className="Api-text">
        {level === 1 ? (
          <h1 id={id} tabIndex={-1}>
            {heading}
          </h1>
        ) : (
          <ApiHeading level={level} id={id} text={title}>
            {heading}
          </ApiHeading>
        )}
        {(hasName || operation.isDeprecated) && (
          <p className="Api-endpoint">
            {hasName && endpoint}
            {operation.isDeprecated && (
              <span className="Api-deprecated"> {labels.apiDeprecated}</span>
            )}
          </p>
        )}
        <Html html={operation.descriptionHtml} />
        {operation.more && (
          <p>
            <a href={operation.more.href} target="_blank" rel="noreferrer">
              {labels.apiMore}
            </a>
          </p>
        )}
        {operation.security.length > 0 && (
          <p className="Api-security">
            {fillLabel(labels.apiAuthorizationBy, { ways: operation.security.join(labels.apiOr) })}
          </p>
        )}
        {parameters.map(({ place, fields }) => (
          <div key={place}>
            <Part of={place} level={level}>
              {placeTitles[place]}
            </Part>
            <Fields fields={fields} />
          </div>
        ))}
        {body && (
          <>
            <Part of="body" level={level}>
              {labels.apiRequestBody}{' '}
              {body.isRequired && <span className="Api-required">{labels.apiRequired}</span>}
            </Part>
            <Html html={body.descriptionHtml} />
            {body.contents.map((content) => (
              <Content key={content.type} content={content} />
            ))}
          </>
        )}
        {responses.length > 0 && (
          <Part of="responses" level={level}>
            {labels.apiResponses}
          </Part>
        )}
        {responses.map((response, index) => (
          <Response key={response.status} response={response} isOpen={level === 1 && index === 0} />
        ))}
        {callbacks.length > 0 && (
          <>
            <Part of="callbacks" level={level}>
              {labels.apiCallbacks}
            </Part>
            <Callbacks callbacks={callbacks} />
          </>
        )}
      </Written>
      <div className="Api-samples">
        <Samples
          samples={operation.samples}
          label={fillLabel(labels.apiSamplesOf, { title })}
          group="api-language"
        />
        {operation.request && <TryIt request={operation.request} title={title} />}
        {operation.bodies.length > 0 && <p className="Api-samplesTitle">{labels.apiRequestBody}</p>}
        <Samples samples={operation.bodies} label={fillLabel(labels.apiBodiesOf, { title })} />
        <Examples operation={operation} />
      </div>
    </section>
  );
}

/** The heading of a part of an operation; with an id if the operation is the page. */
function Part(props: { of: string; level: 1 | 2 | 3; children: ReactNode }) {
  const { of, level, children } = props;
  if (level === 1)
    return (
      <h2 id={partIds[of as keyof typeof partIds]} tabIndex={-1}>
        {children}
      </h2>
    );
  const Tag = level === 2 ? 'h3' : 'h4';
  return <Tag>{children}</Tag>;
}

/** Tabs of code. */
function Samples(props: { samples: ApiSample[]; label: string; group?: string }) {
  const { samples, label, group } = props;
  if (samples.length === 0) return null;
  return (
    <Tabs label={label} {...(group !== undefined && { group })}>
      {samples.map((sample) => (
        <Tab key={sample.label} title={sample.label}>
          {codeOf(sample)}
        </Tab>
      ))}
    </Tabs>
  );
}

/** The figure itself, no component: `Tabs` sees that the panel begins with code, which is focusable. */
function codeOf({ html }: ApiSample) {
  return <figure className="Code" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The examples of answers: a tab for each status, which has tabs if it has several examples. */
function Examples({ operation: { examples, title } }: { operation: ApiOperation }) {
  if (examples.length === 0) return null;
  return (
    <>
      <p className="Api-samplesTitle">{labels.apiResponse}</p>
      <Tabs label={fillLabel(labels.apiResponsesOf, { title })} group="api-status">
        {examples.map(({ status, samples }) => (
          <Tab key={status} title={status}>
            {samples.length === 1 ? (
              codeOf(samples[0]!)
            ) : (
              <Samples samples={samples} label={fillLabel(labels.apiExamplesOf, { status })} />
            )}
          </Tab>
        ))}
      </Tabs>
    </>
  );
}
