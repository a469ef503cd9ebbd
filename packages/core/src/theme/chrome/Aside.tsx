import type { DocumentData } from '../../shared/document/document.ts';
import type { Parts } from '../../shared/extension/parts.ts';
import { externalAttributes } from '../../shared/page/href.ts';
import { part } from '../parts/part.tsx';
import { Icon } from './Icon.tsx';
import { Outline } from './Outline.tsx';
import * as labels from '../../shared/config/labels.ts';

/** The column next to the content: outline, AI actions and the outline's footer. */
export function Aside({ data }: { data: DocumentData }) {
  return (
    <>
      {data.outline.length > 0 && <Outline title={data.outlineTitle} headings={data.outline} />}
      {data.aiCta && <AiActions {...data.aiCta} />}
      {data.outlineFooter && (
        <div className="Aside-footer" dangerouslySetInnerHTML={{ __html: data.outlineFooter }} />
      )}
    </>
  );
}

const AiActions = part('AiActions', OwnAiActions);

function OwnAiActions({ ask, source }: Parts['AiActions']) {
  return (
    <ul className="AiActions">
      <li>
        <a className="AiActions-action" href={ask} {...externalAttributes}>
          <Icon name="chat" />
          {labels.askChat}
        </a>
      </li>
      <li>
        <button
          className="AiActions-action"
          type="button"
          data-action="copy-page"
          data-source={source}
        >
          <Icon name="copy" />
          <span data-label>{labels.copyPage}</span>
        </button>
      </li>
    </ul>
  );
}
